import type { TFunction } from 'i18next';
import type { QuoteTexts } from '../../content/types.ts';
import type { ChildRequest } from './request.ts';

/** Why a request cannot be quoted; each code is also the key of its message. */
export type ProblemCode = keyof QuoteTexts['problems'];

/** What would be accepted: certain values, a range of integers, or as many items as a count. */
export type Accepted =
  | { readonly values: readonly (string | number | boolean)[] }
  | { readonly min: number; readonly max?: number };

/** One problem of a request, as data; `problemText` puts it into words. */
export interface QuoteProblem {
  /** Which child of the list, from 1; 0 for the request as a whole. */
  readonly child: number;
  readonly field: keyof ChildRequest | (string & {});
  readonly code: ProblemCode;
  /** The value found, if it can be shown. */
  readonly found?: string | number | boolean;
  readonly accepted?: Accepted;
}

/** The price list does not cover the request; we never guess a price. */
export class QuoteError extends Error {
  readonly problems: readonly QuoteProblem[];

  constructor(problems: readonly QuoteProblem[]) {
    super(problems.map(({ child, field, code }) => `${child}: ${field}: ${code}`).join('; '));
    this.name = 'QuoteError';
    this.problems = problems;
  }
}

/** One line about a problem: which child and field, why, what was found, what is accepted. */
export function problemText(problem: QuoteProblem, t: TFunction<'quote'>): string {
  const words = t('words');
  const { child, field, code, found, accepted } = problem;
  const who = child === 0 ? words.request : `${words.child} ${child}`;
  return [
    `${who}${field && `, «${field}»`}: ${t(`problems.${code}`)}`,
    ...(found === undefined ? [] : [`${words.found}: ${found}.`]),
    ...(accepted ? [`${words.accepted}: ${acceptedText(accepted, words)}.`] : []),
  ].join(' ');
}

function acceptedText(accepted: Accepted, words: QuoteTexts['words']): string {
  if ('values' in accepted) return accepted.values.join(', ');
  const { min, max } = accepted;
  if (max === undefined) return `${words.wholeNumber} ${words.from} ${min} ${words.orMore}`;
  if (max <= min) return String(max);
  return `${words.wholeNumber} ${words.from} ${min} ${words.to} ${max}`;
}
