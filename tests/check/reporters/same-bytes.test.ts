import { assert, constantFrom, integer, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../../src/check/json/json-document.ts';
import { checkReport } from '../../../src/check/reporters/json.ts';
import {
  type ReportFormat,
  reporters,
  reportFormats,
} from '../../../src/check/reporters/reporters.ts';
import { type CheckResult, runChecks } from '../../../src/check/run-checks.ts';
import { isObject, type Json } from '../../../src/content/json.ts';
import { campSources, textOf, withFile } from '../../camp.ts';
import { schemas } from '../../schemas.ts';
import { CONTEXT } from './made-up.ts';

/** The camp with one more error and one more contradiction. */
const damaged: readonly SourceFile[] = withFile(
  'facts/hours.json',
  textOf('facts/hours.json').replace(/"extendedExit": "[\d:]+"/, '"extendedExit": "07:45"'),
).map((file) =>
  file.path === 'pages/gallery.json'
    ? { ...file, text: file.text.replace('{', '{ "says": { "season.end": "2031-09-01" },') }
    : file,
);

const all = [...damaged];
const run = (files: readonly SourceFile[]) => runChecks(files, schemas, { today: '2026-12-01' });
const reports = (result: CheckResult) =>
  Object.fromEntries(
    reportFormats.map((name: ReportFormat) => [name, reporters[name](result, CONTEXT)]),
  );
const expected = reports(run(all));
/** The names of the formats whose bytes differ, because whole reports would be unreadable. */
const differing = (files: readonly SourceFile[]) => {
  const found = reports(run(files));
  return reportFormats.filter((name) => found[name] !== expected[name]);
};

describe('the same content gives the same bytes in every format', () => {
  it('has findings of each severity', () => {
    const { findings } = run(all);
    expect(new Set(findings.map(({ severity }) => severity))).toEqual(
      new Set(['error', 'warning', 'known']),
    );
  });

  it('whatever the order of the files', () => {
    assert(
      property(shuffledSubarray([...all.keys()], { minLength: all.length }), (order) => {
        const files = order.flatMap((index) => all[index] ?? []);
        expect(files).toHaveLength(all.length);
        expect(differing(files)).toEqual([]);
      }),
      { numRuns: 1 },
    );
  });

  it('whatever the platform’s line endings, file by file', () => {
    const endings = constantFrom('\n', '\r\n');
    assert(
      property(endings, endings, integer({ min: 1, max: 5 }), (one, other, step) => {
        const files = all.map(({ path, text }, index) => ({
          path,
          text: text.replaceAll('\n', index % step === 0 ? one : other),
        }));
        expect(differing(files)).toEqual([]);
      }),
      { numRuns: 1 },
    );
  });

  it('whatever the order of the keys, places aside', () => {
    const before = withoutPlaces(run(campSources.map(reordered((keys) => keys))));
    assert(
      property(integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
        const shuffled = campSources.map(reordered((keys) => shuffle(keys, seed)));
        expect(withoutPlaces(run(shuffled))).toEqual(before);
      }),
      { numRuns: 1 },
    );
  });
});

/** A file with its keys in another order; list items keep theirs, because it has a meaning. */
function reordered(order: (keys: string[]) => string[]) {
  const rewritten = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(rewritten);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      order(Object.keys(value)).map((key) => [key, rewritten(value[key] ?? null)]),
    );
  };
  return ({ path, text }: SourceFile): SourceFile => ({
    path,
    text: JSON.stringify(rewritten(JSON.parse(text)), null, 2),
  });
}

/** The report without lines and columns, with anything sorted by them sorted again. */
function withoutPlaces(result: CheckResult): string[] {
  const { findings } = checkReport(result, CONTEXT);
  const text = (part: unknown) =>
    JSON.stringify(part, (key, value) => {
      if (key === 'line' || key === 'column') return undefined;
      if (key === 'related') return value.map(text).sort();
      return isObject(value) ? Object.fromEntries(Object.entries(value).sort()) : value;
    });
  return findings.map(text).sort();
}

/** A different order of keys for each seed. */
function shuffle(keys: readonly string[], seed: number): string[] {
  const rank = (key: string) =>
    [...key].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), seed);
  return [...keys].sort((a, b) => rank(a) - rank(b));
}
