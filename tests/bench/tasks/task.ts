import type { AddRequest } from '../../../src/author/add/adding.ts';
import type { Chosen } from '../../../src/author/decide/decision.ts';

/** A pattern may ask for an order; a number is an amount in euros, which the English page shows too. */
export type Words = string | RegExp | number;

/** Words that pages must show, or must not. */
export interface Seen {
  /** Addresses without their first slash; `/` is the home page. One with an ending is a file as it is. */
  readonly on: string;
  readonly says?: readonly Words[];
  readonly never?: readonly Words[];
}

/** In a file, these words become those. */
export type Edit = readonly [file: string, from: string | RegExp, to: string];

/** What a manager does on a copy of the content, and what every family must read then. */
export interface Task {
  readonly title: string;
  /** Saved first, and taken back when all the rest is done, as in the studio. */
  readonly takenBack?: readonly Chosen[];
  /** By the command, as `npm run decide`. */
  readonly decisions?: readonly Chosen[];
  /** By `npm run add`; each text that it leaves to write gets these words, and its size is told. */
  readonly adds?: AddRequest & { readonly words: string };
  readonly edits?: readonly Edit[];
  /** The instants at which the pages are looked at; a day in spring without any. */
  readonly days?: readonly string[];
  /** What hangs on the clock is read as the script of the page shows it then. */
  readonly byClock?: true;
  /** What the check must warn of, by the code of the finding. */
  readonly warns?: readonly string[];
  readonly seen: readonly Seen[];
  /** Addresses that are gone. */
  readonly gone?: readonly string[];
  /** How many sentences the check may ask to read again. */
  readonly rereads?: number;
}

export const set = (fact: string, value: string): Chosen => ({ fact, choice: { set: value } });

/**
 * Edits by hand, as a patch shows them: a file, and below it what stands there (`-`, a pattern between
 * slashes) and what is typed instead (`+`).
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
