import { isObject, type Json } from '../../../content/json.ts';
import { camelCase, FACT_FILES } from '../../../content/paths.ts';
import { isCalendarDate, weekdayOf } from '../../../time/calendar.ts';
import { factRule } from './fact-rule.ts';
import type { Slip } from './slip.ts';

const ENDS = [
  ['from', 'to'],
  ['min', 'max'],
  ['start', 'end'],
] as const;

/** Every range of the facts runs forward, ranges of one list follow each other, a weekday is that of its date. */
export const ranges = factRule(
  {
    name: 'ranges',
    description:
      'Ogni periodo va in avanti, i periodi di un elenco si seguono, il giorno della settimana è quello della data.',
    reads: FACT_FILES.map(camelCase),
  },
  (view) => Object.entries(view.facts).flatMap(([root, value]) => [...slipsIn(value, root)]),
);

function* slipsIn(value: Json, path: string): Generator<Slip> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) yield* overlaps(value, path);
  else {
    yield* backwards(value, path);
    yield* weekdays(value, path);
  }
  for (const [key, child] of Object.entries(value)) yield* slipsIn(child, `${path}.${key}`);
}

function* backwards(group: { [key: string]: Json }, path: string): Generator<Slip> {
  for (const [first, last] of ENDS) {
    const [from, to] = [group[first] ?? null, group[last] ?? null];
    if (!comparable(from) || !comparable(to) || !alike(from, to) || inOrder(from, to)) continue;
    const args = { field: path, first, from, last, to };
    yield { code: 'range-backwards', at: `${path}.${last}`, related: [`${path}.${first}`], args };
  }
}

/** A single day is a range; a single hour or age is none. */
function inOrder(from: string | number, to: string | number): boolean {
  return from < to || (from === to && typeof from === 'string' && isCalendarDate(from));
}

function comparable(end: Json): end is string | number {
  return typeof end === 'number' || typeof end === 'string';
}

function alike(from: string | number, to: string | number): boolean {
  return (
    typeof from === typeof to && (typeof from === 'number' || from.length === String(to).length)
  );
}

function* overlaps(list: readonly Json[], path: string): Generator<Slip> {
  for (const [index, item] of list.entries()) {
    const [before, from] = [rangeEnd(list[index - 1], 'to'), rangeEnd(item, 'from')];
    if (before === undefined || from === undefined || from >= before) continue;
    const args = { field: path, from, before };
    const related = [`${path}.${index - 1}.to`];
    yield { code: 'ranges-overlap', at: `${path}.${index}.from`, related, args };
  }
}

function rangeEnd(item: Json | undefined, key: 'from' | 'to'): string | undefined {
  const end = isObject(item) ? item[key] : undefined;
  return typeof end === 'string' ? end : undefined;
}

/** `weekday` beside `date`, `bookByWeekday` beside `bookBy`. */
function* weekdays(group: { [key: string]: Json }, path: string): Generator<Slip> {
  for (const [key, value] of Object.entries(group)) {
    const stated = group[key === 'date' ? 'weekday' : `${key}Weekday`];
    if (typeof value !== 'string' || typeof stated !== 'string' || !isCalendarDate(value)) continue;
    const weekday = weekdayOf(value);
    if (weekday === stated) continue;
    const name = key === 'date' ? 'weekday' : `${key}Weekday`;
    const [at, beside] = [`${path}.${key}`, `${path}.${name}`];
    const implied = { implies: beside, instead: weekday };
    const args = { field: at, date: value, weekday, stated, ...implied };
    yield { code: 'date-weekday', at, related: [beside], args };
  }
}
