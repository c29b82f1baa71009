import { describe, expect, it } from 'vitest';
import type { Rule } from '../../src/check/rule.ts';
import { allRules } from '../../src/check/rules/all.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { campSources } from '../camp.ts';
import { schemas } from '../schemas.ts';
import { alsoEdited } from './coherent-reports.ts';

const names = allRules.map(({ name }) => name);

/** Errors that several rules find at the same values: dates, hours, prices. */
const slips = alsoEdited(campSources, [
  { file: 'facts/season.json', from: /"start": "(\d{4})/, to: '"start": "1999' },
  { file: 'facts/hours.json', from: /"camp": \{ "from": "[\d:]+"/, to: '"camp": { "from": "7.30"' },
  { file: 'facts/prices.json', from: /"week": [\d.]+/, to: '"week": "135"' },
  { file: 'facts/programme.json', from: /"from": "([\d:]+)"/, to: '"from": "23:00"' },
  { file: 'texts/it/home.json', from: /"fun": \{/, to: '"funn": {' },
]);

describe('the list of rules', () => {
  it('names each rule once', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('stops after the first stage with an error', () => {
    const { findings } = runChecks(slips, schemas);
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['time-form', 'value-type']));
  });

  it('reports the errors that stop a rule asked for', () => {
    const { findings } = runChecks(slips, schemas, { only: ['hard-coded-values'] });
    expect(findings.map(({ code }) => code).sort()).toEqual(['time-form', 'value-type']);
  });

  it('reports each place once, by the first rule that finds it', () => {
    const late: Rule = {
      name: 'late',
      stage: 'schemas',
      check: (project) => {
        const place = project.document('facts/prices.json')?.locate('/week');
        if (!place) return [];
        const args = { field: 'season.start', date: '1999-06-09', year: 1999, instead: '' };
        return [{ code: 'date-order', severity: 'error', args, ...place }];
      },
    };
    const codes = (rules: readonly Rule[]) =>
      runChecks(slips, schemas, {}, rules).findings.flatMap(({ code, pointer }) =>
        pointer === '/week' ? code : [],
      );
    expect(codes([...allRules, late])).toEqual(['value-type']);
    expect(codes([late, ...allRules])).toEqual(['date-order']);
  });
});
