import type { GrammarRule } from '../grammar.ts';
import type { Value } from '../value.ts';
import { type Maybe, range, rule, tagged, unitFollows } from './parts.ts';

const LEAD = '#in|#of|#from|#until|#by|#to|#the|#on';

/** Months, years and weekdays that belong to no date. */
export const calendarRules: readonly GrammarRule[] = [
  rule('month #of? ,? year', ([m, , , y]) => monthOf(m, y?.value?.from)),
  rule('#from? month #to|#until month', ([, a, , b]) => range(monthOf(a), monthOf(b))),
  rule(`${LEAD} month`, ([, m]) => monthOf(m)),
  rule('month', ([m]) => (m?.tags.has('#alsoVerb') ? undefined : monthOf(m))),
  rule('#from weekday #to|#until weekday', ([, a, , b]) => weekdays(a, b)),
  rule('#every weekday', ([, w]) => {
    const value = weekdays(w, w);
    return value && { ...value, isEvery: true };
  }),
  rule('weekday toward weekday', ([a, , b]) => weekdays(a, b)),
  rule('#from weekday', ([, w]) => weekdays(w, w, 'from')),
  rule('#until|#by #to? the? weekday', ([, , , w]) => weekdays(w, w, 'to')),
  rule('weekday', ([w]) => weekdays(w, w)),
  rule('#weekend', () => ({ kind: 'weekday', from: 5, to: 6, isRange: true })),
  rule('#weekdaysWord', () => ({ kind: 'weekday', from: 0, to: 4, isRange: true })),
  // Two digits after an apostrophe: «dal '94» (since '94).
  rule('apostrophe shortYear', ([, y]) => yearOf(y?.value?.from)),
  rule('year', ([y], next) => (isAmount(next) ? undefined : yearOf(y?.value?.from))),
];

function isAmount(next: Maybe): boolean {
  if (!next) return false;
  const isUnit = unitFollows(next) || next.tags.has('#currency') || next.tags.has('#percent');
  return isUnit || next.value !== undefined;
}

/** Two digits are of the last century from 50 on. */
function yearOf(typed: number | undefined): Value | undefined {
  if (typed === undefined) return undefined;
  const year = typed < 100 ? typed + (typed < 50 ? 2000 : 1900) : typed;
  return { kind: 'year', from: year, to: year };
}

function monthOf(node: Maybe, year?: number): Value {
  const month = tagged(node, 'month:');
  return { kind: 'month', from: month, to: month, ...(year ? { year } : {}) };
}

function weekdays(first: Maybe, last: Maybe, side?: Value['side']): Value | undefined {
  const [from, to] = [tagged(first, 'weekday:'), tagged(last, 'weekday:')];
  return to < from ? undefined : { kind: 'weekday', from, to, isRange: to > from, side };
}
