import { expect, it } from 'vitest';
import { fillIn } from '../../../../src/content/placeholders.ts';
import { RELAY_STATUS } from '../../../../src/server/relay/RelayError.ts';
import { reasonOf } from '../../../../src/staff/generator/generator-words.ts';
import { content } from '../../../e2e/site-content.ts';

const texts = content('texts/it/members').generator;
const { reasons, retry, units } = texts.errors;
const write = {
  number: String,
  plural: (count: number, forms: { one: string; other: string }) =>
    count === 1 ? forms.one : forms.other,
};
const failure = (code: string, retryAfterSeconds?: number) => ({
  code,
  requestId: undefined,
  retryAfterSeconds,
});

/** The person can do nothing about these but try later, which the red box says. */
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
  'unexpected',
];

it('has a reason for every code of the relay that helps', () => {
  const silent = Object.keys(RELAY_STATUS).filter((code) => !reasonOf(failure(code), texts, write));
  expect(silent.sort()).toEqual([...WITHOUT_REASON].sort());
});

it('uses every reason that is written', () => {
  const used = [...Object.keys(RELAY_STATUS), 'unreachable'].map((code) =>
    reasonOf(failure(code), texts, write),
  );
  expect(Object.values(reasons).filter((reason) => !used.includes(reason as string))).toEqual([]);
});

it.each([
  ['busy', 1, reasons.busy, units.seconds.one, '1'],
  ['too-many-requests', 90, reasons.tooManyRequests, units.minutes.other, '2'],
  ['budget-spent', 7300, reasons.budgetSpent, units.hours.other, '3'],
])('says when to try again after %s', (code, seconds, reason, unit, current) => {
  const time = fillIn(unit, { current });
  expect(reasonOf(failure(code, seconds), texts, write)).toBe(
    `${reason} ${fillIn(retry, { time })}`,
  );
});

it('says when to try again even where it knows no reason', () => {
  const time = fillIn(units.seconds.other, { current: '7' });
  expect(reasonOf(failure('provider-failed', 7), texts, write)).toBe(fillIn(retry, { time }));
});
