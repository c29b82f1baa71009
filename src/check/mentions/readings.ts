import type { Mention, MentionContext } from './mention.ts';
import { mentionsOf } from './mentions-of.ts';

/** What was read, by text, by what else a reading depends on. */
export type KeptReadings = Readonly<Record<string, Readonly<Record<string, readonly Mention[]>>>>;

interface Group {
  readonly group: string;
  readonly readings: Map<string, readonly Mention[]>;
}

/** Reads texts, and remembers across runs what it read: that depends on nothing else than what is asked. */
export class Readings {
  readonly #kept: KeptReadings;
  readonly #asked = new Map<string, Map<string, readonly Mention[]>>();
  readonly #groups = new WeakMap<MentionContext['nouns'], Map<string, Group>>();
  #fresh = false;

  constructor(kept: KeptReadings = {}) {
    this.#kept = kept;
  }

  /** As `mentionsOf`. */
  of(text: string, language: string, context: MentionContext): readonly Mention[] {
    const { group, readings } = this.#groupOf(language, context);
    const key = `${text}\0${context.heading ?? ''}`;
    const known =
      readings.get(key) ?? this.#kept[group]?.[key] ?? this.#read(text, language, context);
    readings.set(key, known);
    return known;
  }

  /** What this run asked for, to be kept; undefined when it read nothing new. */
  toKeep(): KeptReadings | undefined {
    if (!this.#fresh) return undefined;
    const groups = [...this.#asked].map(([group, readings]) => [
      group,
      Object.fromEntries(readings),
    ]);
    return Object.fromEntries(groups);
  }

  #read(text: string, language: string, context: MentionContext): readonly Mention[] {
    this.#fresh = true;
    return mentionsOf(text, language, context);
  }

  /** The names of groups are long: they are made once for each set of nouns. */
  #groupOf(language: string, { year, nouns }: MentionContext): Group {
    const ofNouns = this.#groups.get(nouns) ?? new Map<string, Group>();
    this.#groups.set(nouns, ofNouns);
    const known = ofNouns.get(`${language} ${year}`) ?? this.#newGroup(language, year, nouns);
    ofNouns.set(`${language} ${year}`, known);
    return known;
  }

  #newGroup(language: string, year: number, nouns: MentionContext['nouns']): Group {
    const group = `${language} ${year} ${[...nouns].sort().join(' ')}`;
    const readings = this.#asked.get(group) ?? new Map<string, readonly Mention[]>();
    this.#asked.set(group, readings);
    return { group, readings };
  }
}
