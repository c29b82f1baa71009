import type { Mention, MentionContext } from './mention.ts';
import { mentionsOf } from './mentions-of.ts';

/** What was read, by text, by what else a reading depends on. */
export type KeptReadings = Readonly<Record<string, Readonly<Record<string, readonly Mention[]>>>>;

/** Reads texts, and remembers across runs what it read: that depends on nothing else than what is asked. */
export class Readings {
  readonly #kept: KeptReadings;
  readonly #asked: Record<string, Record<string, readonly Mention[]>> = {};
  readonly #groups = new WeakMap<MentionContext['nouns'], string>();
  #fresh = false;

  constructor(kept: KeptReadings = {}) {
    this.#kept = kept;
  }

  /** As `mentionsOf`. */
  of(text: string, language: string, context: MentionContext): readonly Mention[] {
    const group = JSON.stringify([language, context.year, this.#groupOf(context.nouns)]);
    const key = JSON.stringify([text, context.heading]);
    this.#asked[group] ??= {};
    const readings = this.#asked[group];
    readings[key] ??= this.#kept[group]?.[key] ?? this.#read(text, language, context);
    return readings[key];
  }

  /** What this run asked for, to be kept; undefined when it read nothing new. */
  toKeep(): KeptReadings | undefined {
    return this.#fresh ? this.#asked : undefined;
  }

  #read(text: string, language: string, context: MentionContext): readonly Mention[] {
    this.#fresh = true;
    return mentionsOf(text, language, context);
  }

  #groupOf(nouns: MentionContext['nouns']): string {
    const group = this.#groups.get(nouns) ?? [...nouns].sort().join(' ');
    this.#groups.set(nouns, group);
    return group;
  }
}
