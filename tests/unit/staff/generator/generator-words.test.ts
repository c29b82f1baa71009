import { expect, it } from 'vitest';
import { RELAY_STATUS } from '../../../../src/server/relay/RelayError.ts';
import { failureReason } from '../../../../src/staff/generator/generator-words.ts';
import { staffWords, write } from '../../words.ts';

const reasons = staffWords('generator.errors.reasons');
const failure = (code: string, retryAfterSeconds?: number) => ({
  code,
  requestId: undefined,
  retryAfterSeconds,
});

/** For these the person can only try again later, as the error box says. */
const WITHOUT_REASON = [
  'method-not-allowed',
  'wrong-origin',
  'not-json',
  'malformed',
  'empty-description',
  'provider-unreachable',
  'provider-rejected',
  'provider-unauthorised',
  'provider-failed',
  'provider-not-json',
  'provider-empty',
  'provider-too-large',
  'client-gone',
  'internal',
];

it('has a reason for every code where one helps', () => {
  const silent = Object.keys(RELAY_STATUS).filter(
    (code) => !failureReason(failure(code), staffWords, write),
  );
  expect(silent.sort()).toEqual([...WITHOUT_REASON].sort());
});

it('uses every reason that is written', () => {
  const used = [...Object.keys(RELAY_STATUS), 'unreachable'].map((code) =>
    failureReason(failure(code), staffWords, write),
  );
  expect(Object.values(reasons).filter((reason) => !used.includes(reason))).toEqual([]);
});

it.each([
  ['busy', 1, reasons.busy, '1 secondo'],
  ['too-many-requests', 90, reasons.tooManyRequests, '2 minuti'],
  ['busy', 60, reasons.busy, '1 minuto'],
  ['busy', 3600, reasons.busy, '60 minuti'],
  ['budget-spent', 3601, reasons.budgetSpent, '2 ore'],
])('says when to try again after %s', (code, seconds, reason, time) => {
  expect(failureReason(failure(code, seconds), staffWords, write)).toBe(
    `${reason} ${staffWords('generator.errors.retry', { time })}`,
  );
});

it('says when to try again even without a reason', () => {
  expect(failureReason(failure('provider-failed', 7), staffWords, write)).toBe(
    staffWords('generator.errors.retry', { time: '7 secondi' }),
  );
});
