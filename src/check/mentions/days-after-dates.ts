import type { Mention } from './mention.ts';
import { iso } from './values.ts';

const SENTENCE_END = /[.!?;]\s|\n/;
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

/** «chiusi lunedì 2 giugno, riapriamo martedì 3»: a day takes the month of the date before it. */
export function daysAfterDates(seen: string, found: readonly Mention[]): Mention[] {
  return found.map((one) => {
    if (one.kind !== 'day' || one.noun === undefined) return one;
    const before = found
      .filter(({ kind, end }) => kind === 'date' && end <= one.start)
      .reduce<Mention | undefined>(
        (last, date) => (last && last.end > date.end ? last : date),
        undefined,
      );
    if (!before || SENTENCE_END.test(seen.slice(before.end, one.start))) return one;
    const value = nextDay(String(before.value), Number(one.value), one.noun);
    if (value === undefined) return one;
    const form = { weekday: true, year: false, digits: false };
    return { ...one, kind: 'date' as const, value, form };
  });
}

/** The day of the same month that falls on the weekday and comes later, if there is one. */
function nextDay(date: string, day: number, weekday: string): string | undefined {
  const [year = 0, month = 0, before = 0] = date.split('-').map(Number);
  const falls = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  return day > before && falls === weekday ? iso(year, month, day) : undefined;
}
