import { fillIn } from '../../content/placeholders.ts';
import type { MembersTexts } from '../../content/types.ts';
import type { PluralForms } from '../../i18n/plural.ts';
import type { Failure } from './ask-relay.ts';
import { waitingTime } from './waiting-time.ts';

export type GeneratorTexts = MembersTexts['generator'];

/** How the page writes a number, and chooses the form of a counted word. */
export interface Writing {
  number(value: number): string;
  plural(count: number, forms: PluralForms): string;
}

type Reason = keyof GeneratorTexts['errors']['reasons'];

/** The failures whose reason helps the person; of the others the log knows more. */
const REASONS: Readonly<Record<string, Reason>> = {
  'not-configured': 'notConfigured',
  'switched-off': 'switchedOff',
  'access-denied': 'accessDenied',
  'too-many-tries': 'tooManyTries',
  'too-many-requests': 'tooManyRequests',
  'budget-spent': 'budgetSpent',
  busy: 'busy',
  'provider-busy': 'busy',
  'too-long': 'tooLong',
  'provider-timeout': 'timeout',
  'provider-cut-off': 'cutOff',
  unreachable: 'unreachable',
};

/** Why a generation failed and when to try again, as far as it helps to know; else empty. */
export function reasonOf(failure: Failure, texts: GeneratorTexts, write: Writing): string {
  const { reasons, retry, units } = texts.errors;
  const key = REASONS[failure.code];
  const reason = key && reasons[key];
  if (failure.retryAfterSeconds === undefined) return reason ?? '';
  const { count, unit } = waitingTime(failure.retryAfterSeconds);
  const time = fillIn(write.plural(count, units[unit]), { current: write.number(count) });
  return [reason, fillIn(retry, { time })].filter(Boolean).join(' ');
}
