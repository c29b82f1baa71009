import { assert, constantFrom, integer, property, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../../../src/check/json/json-document.ts';
import {
  type ReportFormat,
  reporters,
  reportFormats,
} from '../../../src/check/reporters/reporters.ts';
import { type CheckResult, runChecks } from '../../../src/check/run-checks.ts';
import { textOf, withFile } from '../../camp.ts';
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
});
