import type { Finding } from './finding.ts';

/**
 * So many answers of one thing are kept: whoever takes an edit back, or tries one after the other on the
 * same content, comes back to what was known.
 */
const ANSWERS = 3;

/**
 * Answers that stay true while they are asked of the very same things: whoever edits one file does not
 * wait until all the others were read again.
 */
export class Kept<T> {
  readonly #answers = new WeakMap<object, readonly Answer<T>[]>();

  /**
   * @param about the thing that is asked of; its last answers alone are kept
   * @param beside all else that the answer depends on
   */
  of(about: object, beside: readonly unknown[], ask: () => T): T {
    const before = this.#answers.get(about) ?? [];
    const known = before.find((one) => isSame(one.beside, beside));
    if (known && known === before[0]) return known.answer;
    const now = known ?? { beside, answer: ask() };
    this.#answers.set(about, latest(now, before));
    return now.answer;
  }
}

interface Answer<T> {
  readonly beside: readonly unknown[];
  readonly answer: T;
}

/** The thing that was asked for last before those that were asked for earlier, as many as are kept. */
export function latest<T>(now: T, before: readonly T[]): readonly T[] {
  return [now, ...before.filter((one) => one !== now)].slice(0, ANSWERS);
}

/**
 * Findings, as `Kept` keeps them. What only their words depend on counts where there are some: a file in
 * which nothing is found is not asked again because a value changed that it does not name.
 */
export class KeptFindings {
  readonly #answers = new WeakMap<object, readonly Told[]>();

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
    const before = this.#answers.get(about) ?? [];
    const known = before.find(
      (one) => (one.answer.length === 0 || one.words === words) && isSame(one.beside, beside),
    );
    if (known && known === before[0]) return known.answer;
    const now = known ?? { beside, words, answer: ask() };
    this.#answers.set(about, latest(now, before));
    return now.answer;
  }
}

interface Told extends Answer<Finding[]> {
  readonly words: object;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one === other) return true;
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
