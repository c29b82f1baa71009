import { describe, expect, it } from 'vitest';
import { findingCodes } from '../../src/check/messages.ts';
import type { Rule } from '../../src/check/rule.ts';
import { allRules } from '../../src/check/rules/all.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { campSources } from '../camp.ts';
import { schemas } from '../schemas.ts';
import { alsoEdited, placeOf } from './coherent-reports.ts';

const names = allRules.map(({ name }) => name);

/** Slips of several rules that meet at the same values: dates, hours, prices. */
const slips = alsoEdited(campSources, [
  { file: 'facts/season.json', from: /"start": "(\d{4})/, to: '"start": "1999' },
  { file: 'facts/hours.json', from: /"camp": \{ "from": "[\d:]+"/, to: '"camp": { "from": "7.30"' },
  { file: 'facts/prices.json', from: /"week": [\d.]+/, to: '"week": "135"' },
  { file: 'facts/programme.json', from: /"from": "([\d:]+)"/, to: '"from": "23:00"' },
  { file: 'texts/it/home.json', from: /"fun": \{/, to: '"funn": {' },
]);

const reported = (rules: readonly Rule[]) =>
  runChecks(slips, schemas, {}, rules).findings.map((finding) => [
    finding.code,
    placeOf(finding),
    finding.args,
  ]);

describe('the list of rules', () => {
  it('names each rule once, with a description', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const { name, description } of allRules) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(description).toMatch(/^[A-ZÈ].+\.$/);
    }
  });

  it('means the same in any order', () => {
    expect(reported(allRules.toReversed())).toEqual(reported(allRules));
  });

  it('hides only what exists, and no two rules hide each other', () => {
    const hidden = allRules.flatMap(({ name, hides = [] }) =>
      hides.flatMap(({ rules = [] }) => rules.map((other) => `${name} ${other}`)),
    );
    expect(hidden.filter((pair) => !names.includes(pair.split(' ')[1] ?? ''))).toEqual([]);
    expect(hidden.filter((pair) => hidden.includes(pair.split(' ').reverse().join(' ')))).toEqual(
      [],
    );
    const codes = allRules.flatMap(({ hides = [] }) =>
      hides.flatMap(({ by = [], codes = [] }) => [...by, ...codes]),
    );
    expect(codes.filter((code) => !findingCodes.includes(code))).toEqual([]);
  });

  it('lets a new rule speak of a value that another speaks of', () => {
    const late: Rule = {
      name: 'late',
      description: 'Una regola nuova.',
      scope: 'facts',
      check: (project) => {
        const place = project.document('facts/season.json')?.locate('/start');
        if (!place) return [];
        const args = { field: 'season.start', date: '1999-06-09', year: 1999, instead: '' };
        return [{ code: 'date-order', severity: 'error', args, ...place }];
      },
    };
    const { findings } = runChecks(slips, schemas, { only: ['late'] }, [...allRules, late]);
    expect(findings.map(({ file, pointer }) => `${file}#${pointer}`)).toEqual([
      'facts/season.json#/start',
    ]);
  });
});
