import type { Json } from '../../content/json.ts';
import type { Language } from '../values/lexicon.ts';

/** The type of a fact's value. */
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
  | 'address'
  /** A word instead of a number, such as `up` for rounding: one of the lexicon’s `answers`. */
  | 'answer';

/** A fact to compare texts with: plain data. */
export interface Fact {
  /** As in placeholders. */
  readonly path: string;
  readonly kind: FactKind;
  readonly value: Json;
  /** Ids of the venues where it holds; undefined: everywhere. */
  readonly venues?: readonly string[] | undefined;
  /** Schema titles, its own first, then those of its groups; in the site's first language. */
  readonly titles: readonly Title[];
  /** The nouns that it counts. */
  readonly nouns: readonly string[];
  /** Names of the free keys in its path, in the texts' language: «Piscina» for `pool`. */
  readonly names: readonly string[];
  /** The position of its group among free keys, from 1: 2 for the second open day. */
  readonly position?: number | undefined;
  /** No placeholder can name it: the day of a dish; the weeks of a theme, whose days all agree. */
  readonly isRelated?: boolean | undefined;
}

export interface Title {
  readonly title: string;
  readonly synonyms: readonly string[];
}

export interface Venue {
  readonly id: string;
  readonly name: string;
  /** It has not opened yet. */
  readonly isPlanned?: boolean | undefined;
  readonly city?: string | undefined;
  /** The names of its features, in the language of the texts. */
  readonly features?: readonly string[] | undefined;
}

/** All data that texts are compared with. */
export interface Material {
  readonly language: Language;
  /** The language of the schema titles. */
  readonly titleLanguage: Language;
  /** The year of a date that states none. */
  readonly year: number;
  readonly facts: readonly Fact[];
  readonly venues: readonly Venue[];
}
