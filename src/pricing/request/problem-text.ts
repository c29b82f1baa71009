import type { TFunction } from 'i18next';
import type { QuoteTexts } from '../../content/types.ts';
import type { Accepted, QuoteProblem } from './problem.ts';

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
