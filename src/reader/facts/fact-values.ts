import { isObject, type Json } from '../../content/json.ts';
import { WEEKDAYS } from '../../time/calendar.ts';
import { type Language, Lexicon } from '../values/lexicon.ts';
import { local } from '../values/rules/contacts.ts';
import type { Fact, FactKind, Material, Venue } from './fact.ts';

/** The two ends of a fact as numbers (see `Value`), and the year of a date. */
export function numbersOf({ kind, value }: Fact): readonly [number, number, number | undefined] {
  const parts = isObject(value) ? value : { from: value, to: value };
  const ends = [parts.from ?? parts.min, parts.to ?? parts.max];
  const [from = Number.NaN, to = Number.NaN] = ends.map((end) => numberOf(kind, end));
  const isDated = ['date', 'dateRange', 'month'].includes(kind);
  return [from, to, isDated ? Number(String(ends[0]).slice(0, 4)) : undefined];
}

function numberOf(kind: FactKind, value: Json | undefined): number {
  const text = String(value);
  if (kind === 'time' || kind === 'timeRange')
    return Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  if (kind === 'date' || kind === 'dateRange')
    return Number(text.slice(5, 7)) * 100 + Number(text.slice(8, 10));
  if (kind === 'month') return Number(text.slice(5, 7));
  if (kind === 'address') return Number(wordsOf(value ?? null).findLast(isNumber));
  return kind === 'weekday' ? (WEEKDAYS as readonly string[]).indexOf(text) : Number(text);
}

/** A phone number or e-mail address, normalised for comparison. */
export function textOf({ kind, value }: Fact): string {
  const text = String(value).toLowerCase();
  return kind === 'phone'
    ? local([...text].filter((char) => char >= '0' && char <= '9').join(''))
    : text;
}

/** Street addresses without the house number. */
function streetsOf(facts: readonly Fact[]): { path: string; street: string }[] {
  return facts
    .filter(({ kind }) => kind === 'address')
    .map(({ path, value }) => ({
      path,
      street: wordsOf(value)
        .filter((word) => !isNumber(word))
        .join(' '),
    }))
    .filter(({ street }) => street.includes(' '));
}

function wordsOf(value: Json): string[] {
  return String(value).replaceAll(',', ' ').split(' ').filter(Boolean);
}

function isNumber(word: string): boolean {
  return !Number.isNaN(Number(word));
}

const MIN_NAME_LENGTH = 6;

/** Long words that only this venue’s name has: «a Ostiense» is enough to name SC Ostiense. */
function shortNames({ name }: Venue, venues: readonly Venue[], lexicon: Lexicon): string[] {
  const others = venues.flatMap((other) => (other.name === name ? [] : wordsOf(other.name)));
  return wordsOf(name).filter(
    (word) =>
      word.length >= MIN_NAME_LENGTH &&
      !others.includes(word) &&
      lexicon.meaningsOf(word).every((meaning) => meaning.startsWith('=')),
  );
}

const latest = new Map<Language, { readonly names: string; readonly lexicon: Lexicon }>();

/** The words of a language, and the names of venues, their cities and streets. The last is kept. */
export function lexiconOf({ language, venues, facts }: Material): Lexicon {
  const streets = streetsOf(facts);
  const names = JSON.stringify([venues, streets]);
  const known = latest.get(language);
  if (known?.names === names) return known.lexicon;
  const words = Lexicon.of(language);
  const lexicon = words.extended();
  for (const venue of venues) {
    const { id, name, city } = venue;
    const names = [name.replaceAll(',', ' '), ...shortNames(venue, venues, words)];
    const isOnlyVenue = city && venues.filter((other) => other.city === city).length === 1;
    lexicon.add([...names, ...(isOnlyVenue ? [city] : [])].join(', '), `venue:${id}`);
    if (city) lexicon.add(city, `city:${city}`);
  }
  for (const { path, street } of streets) lexicon.add(street, `street:${path}`);
  latest.set(language, { names, lexicon });
  return lexicon;
}
