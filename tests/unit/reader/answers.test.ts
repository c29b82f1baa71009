import { expect, it } from 'vitest';
import { publicFacts } from '../../../src/publish/public-facts.ts';
import { verifyMaterial } from '../../../src/publish/verify-material.ts';
import { createReader } from '../../../src/reader/read-claims.ts';
import { published } from '../publish/made-up.ts';

const camp = published();
const read = createReader({ ...verifyMaterial(camp, publicFacts(camp)), language: 'it' });
const differs = (text: string) => read(text).some(({ verdict }) => verdict === 'differs');

it.each([
  'Il totale si arrotonda all’euro più alto.',
  'Per ogni settimana ci si iscrive entro giovedì.',
  'Agli sport non manca il tennis.',
  'Fra gli sport il tennis non ha lezioni.',
  'Fra gli sport manca il rugby.',
])('accepts «%s»', (text) => {
  expect(differs(text)).toBe(false);
});

it.each([
  'Il totale si arrotonda all’euro più basso.',
  'La quota d’iscrizione si paga per ogni settimana, entro giovedì.',
  'Fra gli sport manca la pallavolo.',
  'Il padel non è tra gli sport.',
])('rejects «%s»', (text) => {
  expect(differs(text)).toBe(true);
});
