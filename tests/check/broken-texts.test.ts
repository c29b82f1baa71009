import { describe, expect, it } from 'vitest';
import { runChecks } from '../../src/check/run-checks.ts';
import { schemas } from '../schemas.ts';
import { edited, errors } from './edited.ts';

const TEXT = { file: 'texts/it/relax.json', from: /"text": "[^"]*"/ };

function codes(text: string): string[] {
  const { content } = edited({ ...TEXT, to: `"text": "${text}"` });
  return errors(content).map(({ code, args }) => `${code} ${args.found ?? args.format}`);
}

const BROKEN: readonly (readonly [text: string, ...codes: string[]])[] = [
  ['Dai {{staff.entertainers.minAge, euro}} in su', 'format-of-other-kind euro'],
  ['Costa {{prices.week, euro}} euro', 'unit-twice euro'],
  ['Costa € {{prices.week, euro}}', 'unit-twice €'],
  ['Sconto del {{discounts.siblings.percent, percent}}%', 'unit-twice %'],
  ['Dai {{staff.entertainers.minAge, number}} euro', 'unit-of-other-kind euro'],
  ['Una <b>bella</b> giornata', 'text-broken <b>', 'text-broken </b>'],
  ['Costa &euro; poco', 'text-broken &euro;'],
  ['Chiedete a [[nome]] in segreteria', 'text-broken [[nome]]'],
  ['Il nome è ____ e basta', 'text-broken ____'],
  ['TODO: il testo', 'text-broken TODO'],
  ['Lorem ipsum dolor sit amet', 'text-broken Lorem ipsum'],
  ['Un **bel** bagno', 'text-broken **bel**'],
  ['## Il bagno', 'text-broken ## '],
  ['Costa ?? € al giorno', 'text-broken ?? €'],
  ['Mezzo segno \\ud83d qui', 'text-broken \ud83d'],
  ['La cittÃ\u00A0 bella', 'text-broken Ã\u00A0'],
  ['L’acqua √® bella', 'text-broken √®'],
  ['Costa prices.week a testa', 'fact-name-bare prices.week'],
  ['Costa «prices.week» a testa', 'fact-name-bare prices.week'],
];

const SOUND = [
  'Costa {{prices.week, euro}} a testa',
  'Dai {{staff.entertainers.minAge, number}} anni in su',
  'La convenzione con l’asterisco * è questa, e due ** vogliono dire due note.',
  'Più sole… e meno ombra? Sì!',
  'Giochi & merende, 3 < 5 non è un conto',
];

describe('a text that is broken but valid JSON', () => {
  it.each(BROKEN)('is rejected: %s', (text, ...expected) => {
    expect(codes(text)).toEqual(expect.arrayContaining(expected));
  });

  it.each(SOUND)('accepts: %s', (text) => {
    const own = codes(text).filter((code) => /^(text-broken|fact-name|format-of|unit-)/.test(code));
    expect(own).toEqual([]);
  });
});

it('a missing value may hide what belongs to it, not the same of another item', () => {
  const to = '"football": { "lessonsAt"';
  const { content } = edited({ file: 'facts/sports.json', from: /"football": .*"lessonsAt"/, to });
  const { findings } = runChecks(content, schemas);
  const files = findings.filter(({ code }) => code === 'hidden-by-missing').map(({ file }) => file);
  // «Di calcio da …, di padel da …», but not «Calcio: da …, nella sede di …».
  expect(files).toContain('texts/it/lago-blu.json');
  expect(files).not.toContain('texts/it/sports.json');
});
