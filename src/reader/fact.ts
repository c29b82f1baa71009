import type { Json } from '../content/json.ts';
import type { Language } from './lexicon.ts';

/** What sort of value a fact has; `closed` is a list of hours with nothing in it. */
export type FactKind =
  | 'money'
  | 'percent'
  | 'count'
  | 'rating'
  | 'age'
  | 'ageRange'
  | 'year'
  | 'month'
  | 'date'
  | 'dateRange'
  | 'time'
  | 'timeRange'
  | 'weekday'
  | 'phone'
  | 'email'
  | 'address';

/** A fact as a text is held against it: plain data. */
export interface Fact {
  /** As placeholders call it. */
  readonly path: string;
  readonly kind: FactKind;
  readonly value: Json;
  /** The venues for which it holds, by their ids; without any it holds everywhere. */
  readonly venues?: readonly string[] | undefined;
  /** Titles of the schema, its own first, then those of the groups around it; in the site's first language. */
  readonly titles: readonly Title[];
  /** What it counts. */
  readonly nouns: readonly string[];
  /** What the texts' language calls the free keys on the way to it: «Piscina» for `pool`. */
  readonly names: readonly string[];
  /** The place of its group in a list with free keys, from 1: the second open day. */
  readonly position?: number | undefined;
}

export interface Title {
  readonly title: string;
  readonly synonyms: readonly string[];
}

export interface Venue {
  readonly id: string;
  readonly name: string;
  /** It has not opened. */
  readonly isPlanned?: boolean | undefined;
  readonly city?: string | undefined;
  /** What is there, in the language of the texts. */
  readonly features?: readonly string[] | undefined;
}

/** All that texts are held against. */
export interface Material {
  readonly language: Language;
  /** The language of the titles of the schemas. */
  readonly titleLanguage: Language;
  /** The year of a date that states none. */
  readonly year: number;
  readonly facts: readonly Fact[];
  readonly venues: readonly Venue[];
}
