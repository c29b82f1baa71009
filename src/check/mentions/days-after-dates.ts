import type { Mention } from './mention.ts';
import { iso } from './values.ts';

const SENTENCE_END = /[.!?;]\s+\p{Lu}|\n/u;
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

/** «chiusi lunedì 2 giugno, riapriamo martedì 3»: a day takes the month of the date before it. */
export function daysAfterDates(seen: string, found: readonly Mention[]): readonly Mention[] {
  if (!found.some(({ kind }) => kind === 'day')) return found;
  return found.map((one) => {
    const date = one.kind === 'day' ? dateBefore(one, found) : undefined;
    if (!date || SENTENCE_END.test(seen.slice(date.end, one.start))) return one;
    const value = laterDay(String(date.value), Number(one.value), one.noun);
    if (value === undefined) return one;
    const form = { weekday: one.noun !== undefined, year: false, digits: false };
    return { ...one, kind: 'date' as const, value, form };
  });
}

function dateBefore({ start }: Mention, found: readonly Mention[]): Mention | undefined {
  const before = found.filter(({ kind, end }) => kind === 'date' && end <= start);
  return before.toSorted((a, b) => a.end - b.end).at(-1);
}

/** A later day of the same month, which falls on the weekday that is named. */
function laterDay(date: string, day: number, weekday: string | undefined): string | undefined {
  const [year = 0, month = 0, before = 0] = date.split('-').map(Number);
  const told = new Date(Date.UTC(year, month - 1, day));
  const falls = weekday === undefined || WEEKDAYS[told.getUTCDay()] === weekday;
  return day > before && told.getUTCDate() === day && falls ? iso(year, month, day) : undefined;
}
