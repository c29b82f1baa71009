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
import { type WeekdayWord, weekdayFinder } from '../texts/text-weekdays.ts';

/**
 * «Da lunedì 1 a venerdì 5 dicembre»: each weekday of a notice is that of its day.
 * @param from the first day of the notice
 */
export function wrongWeekdays(project: Project, typed: TypedText, from: string): Finding[] {
  const { document, pointer, text } = typed;
  const locale = pointer.slice(pointer.lastIndexOf('/') + 1);
  const weekdaysIn = weekdayFinder(project, locale);
  if (!weekdaysIn || !isLanguage(locale)) return [];
  const [words, values] = [weekdaysIn(text), createValues(locale)(text)];
  const dated = values.filter(({ value }) => value.kind === 'date');
  return words.flatMap((word): Finding[] => {
    const dates = datesOf(word, text, words, dated, from);
    const [date] = dates;
    if (!date || dates.some((one) => weekdayOf(one) === word.weekday)) return [];
    const instead = formatsOf(project, locale)?.weekday.write(weekdayOf(date)) ?? '';
    const args = { found: word.typed, date: writtenDate(project, date), instead };
    const place = document.locateWithin(pointer, word.start, word.end);
    return [errorAt(place, 'notice-weekday', args)];
  });
}

const DAY = /^,?\s+(?:the\s+)?(\d{1,2})(?![\d/]|[:.]\d)/iu;

/** The dates that a weekday may belong to, the likeliest first. */
function datesOf(
  word: WeekdayWord,
  text: string,
  words: readonly WeekdayWord[],
  dated: readonly TypedValue[],
  from: string,
): string[] {
  const next = dated.find(({ end }) => end >= word.end);
  const day = Number(DAY.exec(text.slice(word.end))?.[1] ?? 0);
  if (!next || (day === 0 && next.start > word.start)) return [];
  if (!isList(text, word.end, next.start, words)) return [];
  const { value } = next;
  const ends = [...new Set([value.from, value.to])];
  const named = day === 0 ? ends : ends.filter((end) => end % 100 === day);
  // «Lunedì 1, martedì 2 e venerdì 5 dicembre»: the month of the days after it.
  const inList = named.length === 0 && day < value.from % 100;
  const days = inList ? [value.from - (value.from % 100) + day] : named;
  return days.flatMap((one) => nearDates({ ...value, from: one, to: one }, from));
}

/** Whether only other days stand between a day and the date that says its month. */
function isList(text: string, from: number, to: number, words: readonly WeekdayWord[]): boolean {
  const within = words.filter(({ start, end }) => from <= start && end <= to);
  const short = within.reduceRight(
    (rest, { start, end }) => rest.slice(0, start - from) + rest.slice(end - from),
    text.slice(from, Math.max(from, to)),
  );
  return short.split(/[\s\d,–-]+/).every((word) => /^\p{L}{0,3}$/u.test(word));
}

/** The coming such day, unless the last one is nearer: that day may be meant as well. */
function nearDates(value: Value, from: string): string[] {
  const year = Number(from.slice(0, 4));
  const years = value.year ? [value.year] : [year - 1, year, year + 1];
  const dates = years.flatMap((one) => plainEnds(value, one)).filter(isCalendarDate);
  if (value.year) return dates;
  const [last, coming] = [dates.findLast((one) => one < from), dates.find((one) => one >= from)];
  if (!last || !coming) return coming ? [coming] : [];
  return daysBetween(last, from) < daysBetween(from, coming) ? [last, coming] : [coming];
}
