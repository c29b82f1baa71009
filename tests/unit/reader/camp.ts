import { readFileSync } from 'node:fs';
import { createReader, type Fact, type ReadClaims } from '../../../src/reader/read-claims.ts';

/** The facts of one day of one summer, so that no edit of the live content turns a sentence false. */
const LINES = readFileSync(new URL('camp.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
/** A fact as the file has it: each title is followed by its synonyms, «Fratelli | sorella, figli». */
type Line = Omit<Fact, 'titles' | 'nouns' | 'names'> & {
  readonly titles: readonly string[];
  readonly nouns?: readonly string[];
  readonly names?: Readonly<Record<'it' | 'en', readonly string[]>>;
};

function titleIn(line: string): Fact['titles'][number] {
  const [title = '', synonyms] = line.split(' | ');
  return { title, synonyms: synonyms?.split(', ') ?? [] };
}

const VENUES = [
  { id: 'sportCity', name: 'Sport City', city: 'Roma' },
  { id: 'scOstiense', name: 'SC Ostiense', city: 'Roma' },
  { id: 'tcNascosa', name: 'TC Nascosa', city: 'Latina', isPlanned: true },
];
/** What is at each, by the language that calls it so. */
const FEATURES: Readonly<Record<'it' | 'en', readonly (readonly string[])[]>> = {
  it: [
    ['Piscina', 'Ristorante interno', 'Campi sportivi'],
    ['Piscina', 'Gonfiabili in acqua', 'Campi sportivi'],
    ['Piscina', 'Campi sportivi'],
  ],
  en: [
    ['Swimming pool', 'On-site restaurant', 'Pitches and courts'],
    ['Swimming pool', 'Water inflatables', 'Pitches and courts'],
    ['Swimming pool', 'Pitches and courts'],
  ],
};

export const readers: Readonly<Record<'it' | 'en', ReadClaims>> = {
  it: readerIn('it'),
  en: readerIn('en'),
};

function readerIn(language: 'it' | 'en'): ReadClaims {
  const facts = LINES.map((line): Fact => {
    const { names, titles, nouns = [], ...fact }: Line = JSON.parse(line);
    return { ...fact, titles: titles.map(titleIn), nouns, names: names?.[language] ?? [] };
  });
  const venues = VENUES.map((venue, at) => ({ ...venue, features: FEATURES[language][at] }));
  return createReader({ language, titleLanguage: 'it', year: 2025, facts, venues });
}
