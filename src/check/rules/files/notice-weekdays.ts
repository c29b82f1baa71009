import type { TypedValue } from '../../../reader/claims/claim.ts';
import { isLanguage } from '../../../reader/values/lexicon.ts';
import type { Value } from '../../../reader/values/value.ts';
import { createValues, plainEnds } from '../../../reader/values/values-in.ts';
import { daysBetween, isCalendarDate, weekdayOf } from '../../../time/calendar.ts';
import { writtenDate } from '../../facts/written-value.ts';
import { errorAt, type Finding } from '../../finding.ts';
import { formatsOf } from '../../locales.ts';
import type { Project } from '../../project.ts';
import type { TypedText } from '../../text-files.ts';
import { between, weekdayFinder } from '../texts/text-weekdays.ts';

/**
 * «Da lunedì 1 a venerdì 5 dicembre»: each weekday of a notice is that of its day.
 * @param from the first day of the notice
 */
export function wrongWeekdays(project: Project, typed: TypedText, from: string): Finding[] {
  const { document, pointer, text } = typed;
  const locale = pointer.slice(pointer.lastIndexOf('/') + 1);
  const weekdaysIn = weekdayFinder(project, locale);
  if (!weekdaysIn || !isLanguage(locale)) return [];
  const words = weekdaysIn(text);
  const days = createValues(locale)(text).flatMap(({ ends, ...one }) => ends ?? [one]);
  const pairs = days.flatMap((day, at) => {
    const last = words.findIndex(({ start, end }) => day.start <= start && end <= day.end);
    if (last < 0) return [];
    // «Giovedì e venerdì 3 e 4 luglio»: the 3rd is the Thursday.
    const named = words.slice(listStart(text, words, last), last + 1);
    const isList = named.length > 1 && isJoined(text, day, days[at + 1]);
    if (!isList) return [{ word: words[last], at }];
    const count = days
      .slice(at)
      .findIndex((day, index, all) => !isJoined(text, day, all[index + 1]));
    return count + 1 === named.length ? named.map((word, index) => ({ word, at: at + index })) : [];
  });
  return pairs.flatMap(({ word, at }): Finding[] => {
    const dates = days[at] ? datesOf(days[at].value, days.slice(at), from) : [];
    const [date] = dates;
    if (!word || !date || dates.some((date) => weekdayOf(date) === word.weekday)) return [];
    const instead = formatsOf(project, locale)?.weekday.format(weekdayOf(date)) ?? '';
    const args = { found: word.typed, date: writtenDate(project, date), instead };
    const place = document.locateWithin(pointer, word.start, word.end);
    return [errorAt(place, 'notice-weekday', args)];
  });
}

const AND = /^\s*(?:,|ed?|and)\s*$/;

type Span = Pick<TypedValue, 'start' | 'end'>;

function isJoined(text: string, one: Span, next: Span | undefined): boolean {
  return next !== undefined && AND.test(between(text, one.end, next.start));
}

/** The index of the first word of the list that ends with `last`. */
function listStart(text: string, words: readonly Span[], last: number): number {
  const [before, one] = [words[last - 1], words[last]];
  return before && one && isJoined(text, before, one) ? listStart(text, words, last - 1) : last;
}

/** The dates that a day may be, the likeliest first: «lunedì 1» is of the month of the next date. */
function datesOf(day: Value, after: readonly TypedValue[], from: string): string[] {
  const dated = after.find(({ value }) => value.kind === 'date')?.value;
  const isDay = day.kind === 'date' || day.weekday !== undefined;
  if (!dated || !isDay || day.from % 100 > dated.from % 100) return [];
  const on = dated.from - (dated.from % 100) + (day.from % 100);
  return nearDates({ ...dated, from: on, to: on }, from);
}

/** The next such weekday, unless the last one is nearer: it may be meant as well. */
function nearDates(value: Value, from: string): string[] {
  const year = Number(from.slice(0, 4));
  const years = value.year ? [value.year] : [year - 1, year, year + 1];
  const dates = years.flatMap((year) => plainEnds(value, year)).filter(isCalendarDate);
  if (value.year) return dates;
  const [last, coming] = [
    dates.findLast((date) => date < from),
    dates.find((date) => date >= from),
  ];
  if (!last || !coming) return coming ? [coming] : [];
  return daysBetween(last, from) < daysBetween(from, coming) ? [last, coming] : [coming];
}
