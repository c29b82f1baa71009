import { expect, it } from 'vitest';
import { runChecks } from '../../src/check/run-checks.ts';
import { schemas, served } from '../schemas.ts';
import { edited } from './edited.ts';

const codes = (from: RegExp, to: string) => {
  const { content } = edited({ file: 'facts/sports.json', from, to });
  const { findings } = runChecks(content, schemas, { served });
  return findings.filter(({ code }) => code === 'hidden-by-missing').map(({ file }) => file);
};

it('reports a sentence that disappears with one sport but mentions another', () => {
  expect(codes(/"padel": \{[^}]*\}/, '"padel": {}')).toEqual([
    'texts/it/colle-alto.json',
    'texts/it/lago-blu.json',
    'texts/it/parco-tigli.json',
  ]);
});

it('accepts the sentence while both have an age', () => {
  expect(codes(/"padel": \{[^}]*\}/, '"padel": { "lessonsFromAge": 11 }')).toEqual([]);
});
