import { readFileSync } from 'node:fs';
import { createReader, type Fact, type ReadClaims } from '../../../src/reader/read-claims.ts';

/** The facts of one day of one summer, so that no edit of the live content turns a sentence false. */
const LINES = readFileSync(new URL('camp.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const VENUES = [
  { id: 'sportCity', name: 'Sport City' },
  { id: 'scOstiense', name: 'SC Ostiense' },
  { id: 'tcNascosa', name: 'TC Nascosa' },
];

export const readers: Readonly<Record<'it' | 'en', ReadClaims>> = {
  it: readerIn('it'),
  en: readerIn('en'),
};

function readerIn(language: 'it' | 'en'): ReadClaims {
  const facts = LINES.map((line): Fact => {
    const { names, ...fact } = JSON.parse(line);
    return { ...fact, names: names[language] };
  });
  return createReader({ language, titleLanguage: 'it', year: 2025, facts, venues: VENUES });
}
