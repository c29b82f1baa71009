import { WEEKDAYS, type Weekday } from '../time/calendar.ts';
import {
  isDate,
  isDateOrMonth,
  isDateRange,
  isMonth,
  isText,
  isTexts,
  isTime,
  isTimeRange,
  isTimeRanges,
  isWeekday,
  MONTH,
} from './accepted-values.ts';
import { numberFormats } from './format-numbers.ts';
import { type Format, type FormatWords, lazy, simple } from './one-format.ts';

export type { Format, FormatWords };

/** The formats that a placeholder can name. */
export type FormatName = keyof ReturnType<typeof formatsOfOne>;

export type Formats = Readonly<Record<FormatName, Format>>;

const NO_BREAK = '\u00a0';

/**
 * The only place that formats money, dates and hours, together with `format-numbers.ts`. Dates and
 * times are Rome's and carry no time zone, so they are formatted in UTC and never shift.
 * @param language BCP 47 tag, such as `it-IT`
 */
export function createFormats(language: string, words: FormatWords): Formats {
  const formats = formatsOfOne(language, words);
  const all = Object.entries(formats).map(([name, one]) => [name, ofMany(language, one)]);
  return { ...formats, ...Object.fromEntries(all) };
}

function formatsOfOne(language: string, words: FormatWords) {
  return {
    ...numberFormats(language, words),
    ...datesOf(language),
    ...clockFormats(language, words),
    // A phone number is never split across lines.
    phone: simple(isText, (value) => value.replaceAll(' ', NO_BREAK)),
    term: simple(
      (value): value is string => typeof value === 'string' && Object.hasOwn(words.terms, value),
      (value) => words.terms[value] ?? '',
    ),
    list: simple(isTexts, (names) => joinList(language, [...new Set(names)])),
  };
}

/** Formats every value of a list, without duplicates. */
function ofMany(language: string, format: Format): Format {
  const isList = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && value.length > 0 && !format.accepts(value);
  return {
    accepts: (value) => format.accepts(value) || (isList(value) && value.every(format.accepts)),
    format: (value) =>
      isList(value)
        ? joinList(language, [...new Set(value.map((item) => format.format(item)))])
        : format.format(value),
  };
}

const known = new Map<string, ReturnType<typeof dateFormats>>();

/** `Intl` formatters are expensive: each is created once, at its first use. */
function datesOf(language: string) {
  const formats = known.get(language) ?? dateFormats(language);
  known.set(language, formats);
  return formats;
}

function dateFormats(language: string) {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = lazy(() => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }));
    return {
      one: (date: string) => joinParts(format().formatToParts(utc(date))),
      range: (from: string, to: string) =>
        joinParts(format().formatRangeToParts(utc(from), utc(to))),
    };
  };
  const day = writer({ day: 'numeric', month: 'long' });
  const full = writer({ day: 'numeric', month: 'long', year: 'numeric' });
  const month = writer({ month: 'long', year: 'numeric' });
  const short = writer({ day: 'numeric', month: 'numeric' });
  const long = writer({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const dayWeekday = writer({ weekday: 'long', day: 'numeric', month: 'long' });
  const weekday = writer({ weekday: 'long' });
  const shortWeekday = writer({ weekday: 'short' });
  const numeric = lazy(
    () =>
      new Intl.DateTimeFormat(language, {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        timeZone: 'UTC',
      }),
  );
  // 1 January 2024 was a Monday, so its first week names the weekdays.
  const dayOf = (value: Weekday) => `2024-01-0${WEEKDAYS.indexOf(value) + 1}`;
  const range = ({ from, to }: { from: string; to: string }) =>
    from === to
      ? day.one(from)
      : day.range(from, to).replace(/\s*–\s*/, sameMonth(from, to) ? '–' : ' – ');
  return {
    date: simple(isDate, full.one),
    longDate: simple(isDate, (value) => withoutComma(long.one(value), dayWeekday.one(value))),
    dayMonth: simple(isDate, day.one),
    dayMonthWeekday: simple(isDate, dayWeekday.one),
    shortDate: simple(isDate, short.one),
    numericDate: simple(isDate, (value) => numeric().format(utc(value))),
    monthYear: simple(isMonth, (value) => month.one(`${value.slice(0, 7)}-01`)),
    dateOrMonth: simple(isDateOrMonth, (value) =>
      MONTH.test(value) ? month.one(`${value}-01`) : full.one(value),
    ),
    dateRange: simple(isDateRange, range),
    weekday: simple(isWeekday, (value) => weekday.one(dayOf(value))),
    shortWeekday: simple(isWeekday, (value) => shortWeekday.one(dayOf(value))),
  };
}

/** Joins items as the language does: «uno, due e tre». */
export function joinList(language: string, items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
}

function clockFormats(language: string, { terms }: FormatWords) {
  const clock = (time: string) => time.slice(0, 5).replace(/^0/, '');
  const range = ({ from, to }: { from: string; to: string }) => `${clock(from)}–${clock(to)}`;
  return {
    time: simple(isTime, clock),
    timeRange: simple(isTimeRange, range),
    timeRanges: simple(isTimeRanges, (ranges) =>
      ranges.length === 0
        ? (terms.closed ?? '')
        : joinList(language, [...new Set(ranges.map(range))]),
    ),
  };
}

/** Drops the long form's comma if the short one has none: English has one after the weekday only if a year follows. */
function withoutComma(long: string, short: string): string {
  return short.includes(',') ? long : long.replace(', ', ' ');
}

/** Drops the leading zero that `Intl` writes in ranges («01 agosto») and numeric months («31/03»). */
function joinParts(parts: readonly { readonly type: string; readonly value: string }[]): string {
  return parts
    .map(({ type, value }) =>
      type === 'day' || type === 'month' ? value.replace(/^0/, '') : value,
    )
    .join('');
}

function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function sameMonth(a: string, b: string): boolean {
  return a.slice(0, 7) === b.slice(0, 7);
}
