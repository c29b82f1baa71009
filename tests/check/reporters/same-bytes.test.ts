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

const run = (files: readonly SourceFile[]) => runChecks(files, schemas, { today: '2026-12-01' });
const reports = (result: CheckResult) =>
  Object.fromEntries(
    reportFormats.map((name: ReportFormat) => [name, reporters[name](result, CONTEXT)]),
  );
const here = run(damaged);
const expected = reports(here);
/** The names of the formats whose bytes differ, because whole reports would be unreadable. */
const differing = (files: readonly SourceFile[]) => {
  const found = reports(run(files));
  return reportFormats.filter((name) => found[name] !== expected[name]);
};
const withWindows = (isWindows: (index: number) => boolean) =>
  damaged.map(({ path, text }, index) => ({
    path,
    text: isWindows(index) ? text.replaceAll('\n', '\r\n') : text,
  }));

describe('the same content gives the same bytes in every format', () => {
  it('has findings of each severity', () => {
    expect(new Set(here.findings.map(({ severity }) => severity))).toEqual(
      new Set(['error', 'warning', 'known']),
    );
  });

  it('whatever the order of the files', () => {
    expect(differing(damaged.toReversed())).toEqual([]);
  });

  it.each([
    ['all files', () => true],
    ['every other file', (index: number) => index % 2 === 0],
  ])('with the line ends of Windows in %s', (_, isWindows) => {
    expect(differing(withWindows(isWindows))).toEqual([]);
  });
});
