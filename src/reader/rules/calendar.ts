import { maybe, type Node, type Rule, sign, tag, value } from '../grammar.ts';
import type { Value } from '../value.ts';
import { is, NOTHING, range, tagged, tagsWith, toEnd, unitFollows, year } from './parts.ts';

const month = tagsWith('month:');
const weekday = tagsWith('weekday:');
const comma = sign(',');
const lead = tag('#in', '#of', '#from', '#until', '#by', '#to', '#the', '#on');
const oneMonth = is('month');
const isAmbiguous = (node: Node | undefined) => node?.tags.has('#alsoVerb') ?? false;

/** What is left: months, years and weekdays by themselves. */
export const calendarRules: readonly Rule[] = [
  {
    parts: [month, maybe(tag('#of')), maybe(comma), year],
    make: ([m, , , y]) => monthOf(m, y?.value?.from),
  },
  { parts: [lead, month], make: ([, m]) => monthOf(m) },
  { parts: [month], make: ([m]) => (isAmbiguous(m) ? undefined : monthOf(m)) },
  {
    parts: [tag('#from'), weekday, tag('#to', '#until'), weekday],
    make: ([, a, , b]) => weekdays(a, b),
  },
  { parts: [weekday, toEnd, weekday], make: ([a, , b]) => weekdays(a, b) },
  { parts: [weekday], make: ([w]) => weekdays(w, w) },
  { parts: [tag('#weekend')], make: () => ({ kind: 'weekday', from: 5, to: 6, isRange: true }) },
  {
    parts: [tag('#weekdaysWord')],
    make: () => ({ kind: 'weekday', from: 0, to: 4, isRange: true }),
  },
  {
    parts: [year],
    make: ([y], next) =>
      followsAmount(next)
        ? undefined
        : { kind: 'year', from: y?.value?.from ?? 0, to: y?.value?.from ?? 0 },
  },
  {
    parts: [oneMonth, tag('#to', '#until'), oneMonth],
    make: ([a, , b]) => range(a?.value, b?.value),
  },
];

function followsAmount(next: Node | undefined): boolean {
  return (
    unitFollows(next) ||
    value(() => true).is(next ?? NOTHING) ||
    (next?.tags.has('#currency') ?? false) ||
    next?.norm === '%'
  );
}

function monthOf(node: Node | undefined, years?: number): Value {
  const months = tagged(node, 'month:');
  return { kind: 'month', from: months, to: months, ...(years ? { year: years } : {}) };
}

function weekdays(first: Node | undefined, last: Node | undefined): Value | undefined {
  const [from, until] = [tagged(first, 'weekday:'), tagged(last, 'weekday:')];
  if (until < from) return undefined;
  return { kind: 'weekday', from, to: until, isRange: until > from };
}
