import { type Node, type Rule, rulesWith } from '../grammar.ts';
import type { Value } from '../value.ts';
import { is, PARTS, range, tagged, unitFollows } from './parts.ts';

const calendarRule = rulesWith({ ...PARTS, aMonth: is('month') });
const LEAD = '#in|#of|#from|#until|#by|#to|#the|#on';

/** What is left: months, years and weekdays by themselves. */
export const calendarRules: readonly Rule[] = [
  calendarRule('month #of? ,? year', ([m, , , y]) => monthOf(m, y?.value?.from)),
  calendarRule(`${LEAD} month`, ([, m]) => monthOf(m)),
  calendarRule('month', ([m]) => (m?.tags.has('#alsoVerb') ? undefined : monthOf(m))),
  calendarRule('#from weekday #to|#until weekday', ([, a, , b]) => weekdays(a, b)),
  calendarRule('weekday toward weekday', ([a, , b]) => weekdays(a, b)),
  calendarRule('#from weekday', ([, w]) => {
    const one = weekdays(w, w);
    return one && { ...one, side: 'from' };
  }),
  calendarRule('weekday', ([w]) => weekdays(w, w)),
  calendarRule('#weekend', () => ({ kind: 'weekday', from: 5, to: 6, isRange: true })),
  calendarRule('#weekdaysWord', () => ({ kind: 'weekday', from: 0, to: 4, isRange: true })),
  calendarRule('year', ([y], next) => (isAmount(next) ? undefined : yearOf(y))),
  calendarRule('aMonth #to|#until aMonth', ([a, , b]) => range(a?.value, b?.value)),
];

function isAmount(next: Node | undefined): boolean {
  if (!next) return false;
  const isUnit = unitFollows(next) || next.tags.has('#currency') || next.tags.has('#percent');
  return isUnit || next.value !== undefined;
}

function yearOf(node: Node | undefined): Value | undefined {
  const year = node?.value?.from;
  return year === undefined ? undefined : { kind: 'year', from: year, to: year };
}

function monthOf(node: Node | undefined, year?: number): Value {
  const month = tagged(node, 'month:');
  return { kind: 'month', from: month, to: month, ...(year ? { year } : {}) };
}

function weekdays(first: Node | undefined, last: Node | undefined): Value | undefined {
  const [from, to] = [tagged(first, 'weekday:'), tagged(last, 'weekday:')];
  return to < from ? undefined : { kind: 'weekday', from, to, isRange: to > from };
}
