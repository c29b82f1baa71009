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

/** The earlier of two lists that hold the same things, so that it is the same thing itself. */
export function settled<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  return before && isSame(before, now) ? before : now;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
