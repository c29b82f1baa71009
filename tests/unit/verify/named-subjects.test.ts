import { describe, expect, it } from 'vitest';
import { publicFacts } from '../../../src/publish/public-facts.ts';
import { verifyMaterial } from '../../../src/publish/verify-material.ts';
import { createVerify } from '../../../src/verify/verify-text.ts';
import { published } from '../publish/made-up.ts';

const publication = published();
const verify = createVerify(verifyMaterial(publication, publicFacts(publication)));
const told = (text: string) =>
  verify(text).map(({ found, verdict, correction }) => [found, verdict, correction?.text]);

describe('a sentence that names no fact gets none', () => {
  it.each([
    ['Pattinaggio: 11 anni', '11 anni'],
    ['Esperienza\nSi pattina a 11 anni, da soli.', '11 anni'],
    ['I bambini dagli 11 anni pattinano da soli.', '11 anni'],
    ['Si suona per due ore e mezza, dalle 10:20 alle 12:50.', '10:20 alle 12:50'],
    ['La gita per i grandi va dal 16 giugno al 20 giugno.', '20 giugno'],
    ['Il torneo della settimana finisce alle 20:00.', '20:00'],
    ['Sconti\nAl bar è il 17%.', '17%'],
    ['Prezzi\nLa pizza costa 7 euro.', '7 euro'],
  ])('%j', (text, value) => {
    const claims = told(text);
    expect(claims.filter(([found]) => found === value).map((claim) => claim[2])).not.toContain(
      expect.anything(),
    );
    expect(claims.map(([, verdict]) => verdict)).not.toContain('differs');
  });
});

describe('a sentence that names a fact is compared with it', () => {
  it.each([
    ['Si entra dalle 7:40.', '7:40'],
    ['La mezza giornata va dalle 7:30 alle 13:10.', '7:30 alle 13:10'],
    ['L’uscita prolungata è fino alle 19.', '19'],
    ['Una settimana a Parco Tigli costa 149 euro.', '149 euro'],
    ['La quota di iscrizione è di 13 euro.', '13 euro'],
    ['Lo sconto fratelli è del 15%.', '15%'],
    ['Il campus comincia il 17 giugno.', '17 giugno'],
  ])('%j', (text, value) => {
    expect(told(text)).toContainEqual([value, 'differs', expect.any(String)]);
  });
});

it('knows the rows of a list that the site shows', () => {
  const verdicts = (text: string) => told(text).map(([, verdict]) => verdict);
  expect(verdicts('In tre in catena si ha il 9% di sconto.')).toEqual(['equal', 'equal']);
  expect(verdicts('In tre in catena si ha il 12% di sconto.')).toContain('differs');
});

it('holds an age against the subject that has it', () => {
  const verdicts = (text: string) => told(text).map(([, verdict]) => verdict);
  expect(verdicts('All’open day vengono anche i bimbi di quattro anni e mezzo.')).toEqual([
    'equal',
  ]);
  expect(verdicts('Al campus vengono anche i bimbi di quattro anni e mezzo.')).toEqual(['differs']);
});
