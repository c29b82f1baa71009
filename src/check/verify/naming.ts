import type { FactKind } from '../mentions/fact-kinds.ts';
import { type KnownFact, stems } from '../mentions/known-facts.ts';
import type { Span } from '../mentions/mention.ts';
import type { TextPlace } from '../mentions/subject.ts';
import { blanked, restOfSentence, type Vocabulary } from './vocabulary.ts';

/** A word belongs to another kind of facts when so many times more of its titles hold it. */
const MANY_TIMES = 3;
/** So much of a word that the site says of several facts names one of them. */
const CALLED = 0.25;

/**
 * Tells whether a sentence itself names a fact: by the title of the fact, or by what the site calls it.
 * «La settimana» names weekly rates; neither the «scadenza settimanale» nor a «fine settimana».
 */
export class Naming {
  readonly #vocabulary: Vocabulary;
  /** By word, how many facts of each family have it in their own title. */
  readonly #titled = new Map<string, Map<string, number>>();

  constructor(facts: readonly KnownFact[], vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    for (const { kind, words } of facts)
      for (const word of words[0] ?? []) {
        const counted = this.#titled.get(word) ?? new Map<string, number>();
        const family = familyOf(kind);
        this.#titled.set(word, counted.set(family, (counted.get(family) ?? 0) + 1));
      }
  }

  /** Tells which facts the sentence around a value names. */
  around({ text, asked = '', halves = [] }: TextPlace, value: Span): (fact: KnownFact) => boolean {
    const sentence = stems(`${asked} ${restOfSentence(blanked(text, halves), value)}`);
    return (fact) => this.#isTitled(fact, sentence) || this.#isCalled(fact, sentence);
  }

  /** A word that others are oftener titled with says which fact is meant only beside a second. */
  #isTitled({ kind, words }: KnownFact, sentence: ReadonlySet<string>): boolean {
    const said = [...titleOf(words)].filter((word) => sentence.has(word));
    return said.length > 1 || said.some((word) => !this.#isForeign(word, kind, MANY_TIMES));
  }

  #isCalled(fact: KnownFact, sentence: ReadonlySet<string>): boolean {
    const called = this.#vocabulary.calls(fact);
    return [...sentence].some(
      (word) => called(word) >= CALLED && !this.#isForeign(word, fact.kind, 1),
    );
  }

  #isForeign(word: string, kind: FactKind, times: number): boolean {
    const counted = this.#titled.get(word);
    if (!counted) return false;
    return (counted.get(familyOf(kind)) ?? 0) * times < Math.max(...counted.values());
  }
}

/** An hour and a stretch of hours are told alike. */
function familyOf(kind: FactKind): string {
  return kind.replace('Range', '');
}

/** The title of a fact, or of the nearest group that has one. */
function titleOf(words: KnownFact['words']): ReadonlySet<string> {
  return words.find((title) => title.size > 0) ?? new Set();
}
