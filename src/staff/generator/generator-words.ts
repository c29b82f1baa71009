import type { StaffTexts } from '../../content/types.ts';
import type { TemplatePage } from '../../layout/site-context.tsx';
import type { Failure } from './request-post.ts';

type StaffPage = TemplatePage<'staff'>;
type Reason = keyof StaffTexts['generator']['errors']['reasons'];

/** The failures whose reason helps the person; for others, see the log. */
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

/** Why a generation failed and when to retry, if that helps; otherwise empty. */
export function failureReason(
  failure: Failure,
  t: StaffPage['t'],
  format: StaffPage['format'],
): string {
  const key = REASONS[failure.code];
  const reason = key && t(`generator.errors.reasons.${key}`);
  if (failure.retryAfterSeconds === undefined) return reason ?? '';
  const { count, unit } = waitingTime(failure.retryAfterSeconds);
  const time = t(`generator.errors.units.${unit}`, { count, current: format('number', count) });
  return [reason, t('generator.errors.retry', { time })].filter(Boolean).join(' ');
}

/** The time to wait in the largest suitable unit, rounded up. */
function waitingTime(seconds: number) {
  const [unit, length] =
    seconds < 60
      ? (['seconds', 1] as const)
      : seconds <= 3600
        ? (['minutes', 60] as const)
        : (['hours', 3600] as const);
  return { count: Math.max(1, Math.ceil(seconds / length)), unit };
}
