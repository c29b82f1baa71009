import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { findingCodes } from '../../../src/check/messages.ts';
import { sarif } from '../../../src/check/reporters/sarif.ts';
import { runChecks } from '../../../src/check/run-checks.ts';
import { campSources } from '../../camp.ts';
import { schemas } from '../../schemas.ts';
import { edited } from '../edited.ts';
import { CONTEXT, contradiction, resultOf, stray, toConfirm } from './made-up.ts';

const file = new URL('vendor/sarif-2.1.0-rtm.5.json', import.meta.url);
// Written for draft 4, which Ajv 8 cannot read; it uses nothing that changed in draft 7.
const { $schema, id, ...schema } = JSON.parse(readFileSync(file, 'utf8'));
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

function log(...[result, context = CONTEXT]: [Parameters<typeof sarif>[0], typeof CONTEXT?]): Log {
  return JSON.parse(sarif(result, context));
}

const run = (...args: Parameters<typeof log>) => {
  const [only] = log(...args).runs;
  if (!only) throw new Error('no run');
  return only;
};

describe('the SARIF report', () => {
  it.each([
    ['made up', resultOf([contradiction, stray, toConfirm, { ...stray, severity: 'known' }])],
    ['of the made-up camp', runChecks(campSources, schemas)],
    [
      'of broken content',
      runChecks(
        edited({ file: 'facts/prices.json', from: /"week": [\d.]+/, to: '"week": "135"' }).content,
        schemas,
      ),
    ],
    ['of nothing', resultOf([])],
  ])('meets the schema of SARIF 2.1.0: %s', (_, result) => {
    validate(log(result));
    expect(validate.errors).toBe(null);
  });

  it('breaks the schema when a line is zero', () => {
    expect(validate(log(resultOf([{ ...stray, line: 0 }])))).toBe(false);
  });

  it('points at the place and lists the related ones', () => {
    const [result] = run(resultOf([contradiction])).results ?? [];
    expect(result?.locations?.[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: 'content/pages/fees.json' },
      region: { startLine: 2, startColumn: 28, endLine: 2, endColumn: 31 },
    });
    expect(result?.relatedLocations).toMatchObject([
      {
        id: 1,
        message: { text: '135 €: fa fede (/)' },
        physicalLocation: { artifactLocation: { uri: 'content/facts/prices.json' } },
      },
    ]);
  });

  it.each([
    ['error', 'error', 0],
    ['warning', 'warning', 0],
    ['known', 'note', 1],
    ['info', 'note', 0],
  ] as const)('gives %s the level %s', (severity, level, suppressions) => {
    const [result] = run(resultOf([{ ...stray, severity }])).results ?? [];
    expect(result?.level).toBe(level);
    expect(result?.suppressions ?? []).toHaveLength(suppressions);
  });

  it('suppresses nothing that fails a strict run', () => {
    const [result] =
      run(resultOf([{ ...stray, severity: 'known' }]), { ...CONTEXT, strict: true }).results ?? [];
    expect(result).toMatchObject({ level: 'error' });
    expect(result?.suppressions).toBe(undefined);
  });

  it('describes every code and links to its section', () => {
    const { rules } = run(resultOf([])).tool.driver;
    expect(rules?.map(({ id: code }) => code)).toEqual([...findingCodes].sort());
    expect(rules?.find(({ id: code }) => code === 'says-same')?.help?.markdown).toContain(
      '(content/CONTROLLO.md#says-same)',
    );
  });

  it.each([
    ['/tmp dir/é', 'file:///tmp%20dir/%C3%A9/facts/prices.json'],
    ['C:/sito', 'file:///C:/sito/facts/prices.json'],
    ['', 'facts/prices.json'],
  ])('writes the folder «%s» as a URI', (folder, uri) => {
    const [result] = run(resultOf([stray]), { ...CONTEXT, folder }).results ?? [];
    expect(result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe(uri);
  });
});
