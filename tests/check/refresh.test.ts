import { describe, expect, it } from 'vitest';
import { refreshed } from '../../src/author/decide/refresh.ts';
import { applySteps } from '../../src/author/steps.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { campSources, replaced, textOf } from '../camp.ts';
import { projectOf, rulesWithoutProse, schemas } from '../schemas.ts';

const failing = (files: typeof campSources) =>
  runChecks(files, schemas, {}, rulesWithoutProse).findings.filter(
    ({ severity }) => severity === 'error',
  );

describe('open questions after an edit', () => {
  it.each([
    ['another value', 'pages/layout.json', /"season.end": "[^"]*"/, '"season.end": "2031-09-05"'],
    ['a page that says no more', 'pages/home.json', /"says": \{ "season.end": "[^"]*" \},\s*/, ''],
    ['a list with one item less', 'pages/parco-tigli.json', /"hospital",\s*/, ''],
  ])('are updated with %s', (_, path, from, to) => {
    expect(textOf(path)).toMatch(from);
    const later = replaced(path, from, to);
    const codes = failing(later).map(({ code }) => code);
    expect(codes).toContain('question-changed');
    const steps = refreshed(projectOf(later)).map(({ step }) => step);
    const after = failing(applySteps(later, steps)).map(({ code }) => code);
    expect(after.filter((code) => code.startsWith('question'))).toEqual([]);
  });

  it('are closed when no page disagrees any more', () => {
    const later = replaced('pages/colle-alto.json', /"says": \{[^}]*\},\s*/, '');
    const [one, ...more] = refreshed(projectOf(later));
    expect(more).toEqual([]);
    expect(one?.step.kind).toBe('close');
  });

  it('stay when they are still true', () => {
    expect(refreshed(projectOf(campSources))).toEqual([]);
  });
});
