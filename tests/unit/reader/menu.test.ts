import { expect, it } from 'vitest';
import { publicFacts } from '../../../src/publish/public-facts.ts';
import { verifyMaterial } from '../../../src/publish/verify-material.ts';
import { createReader } from '../../../src/reader/read-claims.ts';
import { published } from '../publish/made-up.ts';

const camp = published();
const read = createReader({ ...verifyMaterial(camp, publicFacts(camp)), language: 'it' });

const RIGHT = [
  'Il tacchino del martedì non ha nemmeno un allergene.',
  'Chi è allergico alla frutta a guscio eviti la pasta del mercoledì.',
  'Il nasello del venerdì non è adatto a chi è allergico al pesce.',
  'Le polpette del giovedì contengono glutine, uova e latte.',
  'Le patate del venerdì sono senza glutine.',
  'Il lunedì chi non tollera il latte eviti soltanto lo yogurt.',
  'Il martedì c’è la pesca.',
  'Il venerdì si mangia pesce, cioè nasello.',
  'Il martedì non c’è pesce, c’è il tacchino.',
];

const WRONG = [
  'Il tacchino del martedì contiene latte.',
  'Il nasello del venerdì è adatto a chi è allergico al pesce.',
  'Gli gnocchi del giovedì non contengono glutine.',
  'La mozzarella del mercoledì è senza latte.',
  'Le polpette del giovedì contengono solo glutine.',
  'Il lunedì pasta al pomodoro, nasello e carote.',
  'Di martedì non si mangia il risotto.',
  'Il martedì si mangia nasello con il risotto.',
];

function verdictsOn(text: string) {
  return new Set(read(text).map(({ verdict }) => verdict));
}

it.each(RIGHT)('accepts «%s»', (text) => {
  expect(verdictsOn(text)).toEqual(new Set(['equal']));
});

it.each(WRONG)('rejects «%s»', (text) => {
  expect(verdictsOn(text)).toContain('differs');
});
