import type { AddRequest } from '../../../src/author/add/adding.ts';
import type { Chosen } from '../../../src/author/decide/decision.ts';

/** A pattern can check an order; a number is an amount in euro, checked on the English page too. */
export type Words = string | RegExp | number;

/** Words that pages must show, or must not. */
export interface Seen {
  /** Addresses without the first slash, `/` for the home page; or a file, with its extension. */
  readonly on: string;
  readonly says?: readonly Words[];
  readonly never?: readonly Words[];
}

/** Replaces words in a file. */
export type Edit = readonly [file: string, from: string | RegExp, to: string];

/** What a manager does on a copy of the content. */
export interface Changes {
  readonly title: string;
  /** Saved first and reverted after all the rest, as in the studio. */
  readonly takenBack?: readonly Chosen[];
  /** By `npm run decide`. */
  readonly decisions?: readonly Chosen[];
  /** By `npm run add`; each text to write gets these words, and the number of lines is printed. */
  readonly adds?: AddRequest & { readonly words: string };
  readonly edits?: readonly Edit[];
}

/** A manager's request, and what every family must read afterwards. */
export interface Task extends Changes {
  /** The instants at which pages are read; by default a day in spring. */
  readonly days?: readonly string[];
  /** Reads parts that change with time as the page's script shows them. */
  readonly byClock?: true;
  /** Codes of the warnings that the check must give. */
  readonly warns?: readonly string[];
  readonly seen: readonly Seen[];
  /** Addresses that no longer exist. */
  readonly gone?: readonly string[];
  /** How many sentences the check may ask to proofread. */
  readonly rereads?: number;
}

export const set = (fact: string, value: string): Chosen => ({ fact, choice: { set: value } });

/**
 * Edits by hand, written as a patch: a file, and below it the old text (`-`, or a pattern between
 * slashes) and the new one (`+`).
 */
export function patch(text: TemplateStringsArray): Edit[] {
  let [file, from]: [string, string | RegExp] = ['', ''];
  return String.raw(text)
    .trim()
    .split('\n')
    .flatMap((line): Edit[] => {
      const [, sign, words = ''] = /^\s*([-+]) ?(.*)$/.exec(line) ?? [];
      if (sign === '+') return [[file, from, words]];
      const [, pattern, flags] = /^\/(.*)\/(g?)$/.exec(words) ?? [];
      if (sign === '-') from = pattern === undefined ? words : new RegExp(pattern, flags);
      else file = line.trim();
      return [];
    });
}
