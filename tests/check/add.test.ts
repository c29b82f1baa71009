import { describe, expect, it } from 'vitest';
import { hints } from '../../scripts/add/hints.ts';
import { KINDS, type Kind, skeletonOf } from '../../src/author/add/skeletons.ts';
import { applied } from '../../src/author/decide/steps.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { campSources } from '../camp.ts';
import { schemas, served } from '../schemas.ts';

const { project } = runChecks(campSources, schemas);

/** Of a closure: a Friday of the camp’s season. */
const A_DAY = { from: '2031-07-04', to: '2031-07-04' };

/** The camp with a skeleton in it. */
function grown(kind: Kind): SourceFile[] {
  const { steps, created } = skeletonOf(project, kind, 'orto', hints, A_DAY);
  return [...applied(campSources, steps), ...created];
}

const errors = (files: readonly SourceFile[]) =>
  runChecks(files, schemas, { served }).findings.filter(({ severity }) => severity === 'error');

/** Lawful words in the place of each text that waits, no two alike. */
function written(files: readonly SourceFile[]): SourceFile[] {
  let count = 0;
  const letters = () => {
    count += 1;
    return [...String(count)].map((digit) => 'abcdefghil'[Number(digit)]).join('');
  };
  return files.map(({ path, text }) => ({
    path,
    text: text.replace(/"DA SCRIVERE[^"]*"/g, () => `"Le nostre parole sull’orto ${letters()}"`),
  }));
}

describe('a skeleton', () => {
  it.each(KINDS)('of a new %s asks for words and for nothing else', (kind) => {
    const found = errors(grown(kind));
    const others = found.filter(
      ({ code }) => code !== 'to-write' && !code.startsWith('contradiction'),
    );
    expect(
      others.map(({ code, file, line, args }) => `${file}:${line} ${code} ${JSON.stringify(args)}`),
    ).toEqual([]);
    expect(found.some(({ code }) => code === 'to-write')).toBe(true);
  });

  it.each(KINDS)('of a new %s is lawful once its words are written', (kind) => {
    const found = errors(written(grown(kind)));
    expect(
      found.map(({ code, file, line, args }) => `${file}:${line} ${code} ${JSON.stringify(args)}`),
    ).toEqual([]);
  });

  it('leaves every other character as it was', () => {
    const before = new Map(campSources.map(({ path, text }) => [path, text]));
    for (const { path, text } of grown('section')) {
      const old = before.get(path) ?? '';
      const kept = old.split('\n').filter((line) => !text.includes(line.replace(/,$/, '')));
      expect(kept).toEqual([]);
    }
  });
});
