import type { FactKind } from '../mentions/fact-kinds.ts';
import { type KnownFact, stems } from '../mentions/known-facts.ts';
import type { Span } from '../mentions/mention.ts';

/** What the site's own sentences about a fact add to its titles, at most: they speak of other things as well. */
const MOST = 1.2;
/** What a word of a name counts, and what one of a sentence does. */
const CALLED = 1;
const SAID = 0.4;
/** What a word of another clause of the sentence counts. */
const APART = 0.35;

const SENTENCE_END = /[.!?;\n]\s/;
const CLAUSE_END = /[,()–•.!?;]\s|\se\s/;

export interface SaidOf {
  readonly path: string;
  readonly kind: FactKind;
  /** Words of its names, and of the sentences that show it. */
  readonly called: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
}

/** The words with which the site speaks of each fact. */
export class Vocabulary {
  readonly #facts: ReadonlyMap<string, SaidOf>;
  /** Of how many facts of a kind each word is said: one that is said of many tells nothing. */
  readonly #called = new Map<string, number>();
  readonly #said = new Map<string, number>();
  #last: Around | undefined;

  constructor(facts: readonly SaidOf[]) {
    this.#facts = new Map(facts.map((fact) => [fact.path, fact]));
    for (const { kind, called, said } of facts) {
      count(kind, called, this.#called);
      count(kind, new Set([...called, ...said]), this.#said);
    }
  }

  /** How much the sentence around a value sounds like those of a fact, from 0 to `MOST`. */
  speaksOf({ path, kind }: KnownFact, text: string, { start, end }: Span): number {
    const fact = this.#facts.get(path);
    if (!fact) return 0;
    const { sentence, clause } = this.#wordsAround(text, start, end);
    const sum = [...sentence].reduce((all, word) => {
      const key = `${kind} ${word}`;
      const called = fact.called.has(word) ? CALLED / (this.#called.get(key) ?? 1) : 0;
      const said = fact.said.has(word) ? SAID / (this.#said.get(key) ?? 1) : 0;
      return all + Math.max(called, said) * (clause.has(word) ? 1 : APART);
    }, 0);
    return Math.min(MOST, sum);
  }

  /** Every fact of a kind is asked about the same value: its words are looked for once. */
  #wordsAround(text: string, start: number, end: number): Around {
    const last = this.#last;
    if (last && last.text === text && last.start === start && last.end === end) return last;
    this.#last = {
      text,
      start,
      end,
      sentence: stems(restOfSentence(text, { start, end })),
      clause: stems(around(text, start, end, CLAUSE_END)),
    };
    return this.#last;
  }
}

interface Around extends Span {
  readonly text: string;
  readonly sentence: ReadonlySet<string>;
  readonly clause: ReadonlySet<string>;
}

function count(kind: FactKind, words: ReadonlySet<string>, counted: Map<string, number>): void {
  for (const word of words) {
    const key = `${kind} ${word}`;
    counted.set(key, (counted.get(key) ?? 0) + 1);
  }
}

/** What stands around a value between two such marks. */
function around(text: string, start: number, end: number, mark: RegExp): string {
  const before = text.slice(0, start).split(mark);
  const after = text.slice(end).split(mark);
  return `${before.at(-1) ?? ''} ${after[0] ?? ''}`;
}

/** The sentence around a value, without the value. */
export function restOfSentence(text: string, { start, end }: Span): string {
  return around(text, start, end, SENTENCE_END);
}

/** A text with nothing left but the clause around a value, which stays at its place. */
export function onlyClause(text: string, { start, end }: Span): string {
  const before = text.slice(0, start).split(CLAUSE_END).at(-1) ?? '';
  const after = text.slice(end).split(CLAUSE_END)[0] ?? '';
  return before.padStart(start) + text.slice(start, end) + after;
}
