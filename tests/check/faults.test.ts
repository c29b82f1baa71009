import { describe, expect, it } from 'vitest';
import { JsonDocument } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { Project } from '../../src/check/project.ts';
import type { Rule } from '../../src/check/rule.ts';
import { attempt, type RuleCrash } from '../../src/check/rule-crash.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { SchemaSet } from '../../src/check/schema/schema-set.ts';
import { valueAt } from '../../src/content/json.ts';
import type { Site } from '../../src/content/types.ts';
import { changed } from '../camp.ts';
import { schemas } from '../schemas.ts';

const text = '{\n  "sections": [\n    { "id": "uno" },\n    { "id": "due" }\n  ]\n}\n';
const project = new Project(
  [new JsonDocument({ path: 'links.json', text })],
  new SchemaSet([], schemas.validatorAt),
);

const CONTEXT = {
  unconfirmed: 'info',
  today: undefined,
  served: undefined,
  committed: [],
} as const;

/** Reads every id, and throws at the second. */
const fragile: Rule = {
  name: 'fragile',
  stage: 'pages',
  check: (project) => {
    const sections = valueAt(project.value('links.json'), ['sections']);
    for (const section of Array.isArray(sections) ? sections : [])
      if (valueAt(section, ['id']) === 'due') throw new RangeError('Invalid: due');
    return [];
  },
};

describe('a rule that throws', () => {
  const crashes: RuleCrash[] = [];
  const [finding, ...others] = attempt(fragile, project, CONTEXT, crashes);

  it('gives one Italian sentence', () => {
    expect(others).toEqual([]);
    expect(finding && sentenceOf(finding)).toBe(
      'Il controllo «fragile» si è fermato mentre leggeva questo valore: se il valore è strano correggetelo; se è giusto, il guasto è del programma: mandate questa riga a chi cura il sito.',
    );
  });

  it('points at the value it was reading', () => {
    expect(finding).toMatchObject({ file: 'links.json', line: 4, column: 13, severity: 'error' });
  });

  it('keeps the error', () => {
    expect(crashes).toMatchObject([{ rule: 'fragile', error: new RangeError('Invalid: due') }]);
  });
});

it('ignores a language that the schema rejects', () => {
  const sources = changed<Site>('site.json', ({ locales }) => {
    for (const locale of locales) locale.language = 'da lunedì a venerdì';
  });
  const { crashes, findings } = runChecks(sources, schemas);
  expect(crashes).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({ file: 'site.json', severity: 'error' }),
  );
});
