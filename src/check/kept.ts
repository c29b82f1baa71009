import type { Finding } from './finding.ts';

/**
 * Answers that stay true while they are asked of the very same things: whoever edits one file does not
 * wait until all the others were read again.
 */
export class Kept<T> {
  readonly #answers = new WeakMap<
    object,
    { readonly beside: readonly unknown[]; readonly answer: T }
  >();

  /**
   * @param about the thing that is asked of; its last answer alone is kept
   * @param beside all else that the answer depends on
   */
  of(about: object, beside: readonly unknown[], ask: () => T): T {
    const known = this.#answers.get(about);
    if (known && isSame(known.beside, beside)) return known.answer;
    const answer = ask();
    this.#answers.set(about, { beside, answer });
    return answer;
  }
}

/**
 * Findings, as `Kept` keeps them. What only their words depend on counts where there are some: a file in
 * which nothing is found is not asked again because a value changed that it does not name.
 */
export class KeptFindings {
  readonly #answers = new WeakMap<
    object,
    { readonly beside: readonly unknown[]; readonly words: object; readonly answer: Finding[] }
  >();

  /**
   * @param beside all on which it depends whether something is found
   * @param words the same thing while nothing changed on which the findings themselves depend
   */
  of(
    about: object,
    beside: readonly unknown[],
    words: object,
    ask: () => Finding[],
  ): readonly Finding[] {
    const known = this.#answers.get(about);
    const isTold = known && (known.answer.length === 0 || known.words === words);
    if (isTold && isSame(known.beside, beside)) return known.answer;
    const answer = ask();
    this.#answers.set(about, { beside, words, answer });
    return answer;
  }
}

/** The earlier of two lists that hold the same things, so that it is the same thing itself. */
export function settled<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  return before && isSame(before, now) ? before : now;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one === other) return true;
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
