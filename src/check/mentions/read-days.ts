import { mention, OPAQUE } from './find.ts';
import { type Match, one } from './match.ts';
import type { Mention, Span } from './mention.ts';
import { iso, type TypedDay } from './values.ts';

export function date(match: Match): Mention[] {
  const { groups, values } = match;
  if (groups.date !== undefined)
    return dayMention(match, values.day(groups.date), match.span).map((day) =>
      groups.namedDay === undefined ? day : { ...day, slot: match.spanOf('date') },
    );
  if (groups.month !== undefined) {
    const day = values.dayNumber(groups.day ?? '');
    const month = values.month(groups.month);
    if (day === undefined || month === undefined) return [];
    const year = values.year(groups.year);
    return dayMention(match, { day, month, year, weekday: undefined, digits: false }, match.span);
  }
  const named = values.namedDay(groups.namedDay ?? '', values.year(groups.year));
  const lead = new RegExp(`(?:^|\\s)(?:${match.language.dates.onNamed})\\s+$`, 'iu');
  const name = lead.test(match.text.slice(0, match.span.start)) ? {} : { quiet: true };
  return one(match, 'date', named, { spoken: true, ...name });
}

function dayMention({ text, values }: Match, day: TypedDay | undefined, span: Span): Mention[] {
  const value = day && values.date(day);
  if (!day || value === undefined) return [];
  const form = {
    weekday: day.weekday !== undefined,
    year: day.year !== undefined,
    digits: day.digits,
  };
  return [mention(text, 'date', span, value, day.weekday ? { form, noun: day.weekday } : { form })];
}

/** Both ends of a range; what one leaves open it takes from the other. */
function days(match: Match): readonly [Mention, Mention] | undefined {
  const { groups, values } = match;
  const last = values.day(groups.to ?? '');
  const to = last && { ...last, year: last.year ?? values.year(groups.year) };
  const from = values.day(groups.from ?? '');
  if (!from || !to) return undefined;
  const month = to.month ?? monthOf(match) ?? (from.day < to.day ? from.month : undefined);
  const [first] = dayMention(
    match,
    { ...from, month: from.month ?? month, year: from.year ?? yearBefore(from, to) },
    match.spanOf('from'),
  );
  const [second] = dayMention(match, { ...to, month }, match.spanOf('to'));
  if (!first || !second || (from.month === undefined && from.day > to.day)) return undefined;
  const form = {
    weekday: from.weekday !== undefined,
    year: from.year !== undefined,
    digits: from.digits,
  };
  return [{ ...first, form }, second];
}

export function monthOf({ groups, values }: Match): number | undefined {
  return groups.month === undefined ? undefined : values.month(groups.month);
}

/** «dal 23 dicembre al 5 gennaio 2026» begins the year before. */
function yearBefore(from: TypedDay, { year, month = 0 }: TypedDay): number | undefined {
  return year !== undefined && (from.month ?? month) > month ? year - 1 : year;
}

export function dateRange(match: Match): Mention[] {
  const ends = days(match);
  if (!ends) return [];
  const [from, to] = ends;
  return one(
    match,
    'dateRange',
    { from: String(from.value), to: String(to.value) },
    { ends: [from, to] },
  );
}

export function datePair(match: Match): Mention[] {
  return [...(days(match) ?? [])];
}

/** «l’11» is a day with its article. */
const LISTED = /(?:\p{L}+['’])?([\p{L}\d][\p{L}\dº°ª]*)/gu;

/** «June 7»: the first of a list holds the month. */
const MONTH_BEFORE = /^\p{L}+\.? $/u;

/** «il 7, il 14 e il 21 luglio»: each takes the month of the last, or the one that goes before. */
export function dateList(match: Match): Mention[] {
  const { values, text, span, groups } = match;
  const typed = values.day(groups.to ?? '');
  const month = typed?.month ?? monthOf(match);
  if (!typed || month === undefined) return [];
  const last = { ...typed, month, year: typed.year ?? values.year(groups.year) };
  const end = match.spanOf('to');
  const days = [...text.slice(span.start, end.start).matchAll(LISTED)];
  const before = days.flatMap(({ 0: whole, 1: typed = '', index }) => {
    const day = values.day(typed);
    const start = span.start + index + whole.length - typed.length;
    const isAfter = MONTH_BEFORE.test(text.slice(span.start, start));
    return dayMention(match, day && { ...day, month: last.month, year: last.year }, {
      start: groups.month !== undefined && isAfter ? span.start : start,
      end: start + typed.length,
    });
  });
  return [...before, ...dayMention(match, last, end)];
}

export function monthRange(match: Match): Mention[] {
  const { groups, values } = match;
  const [from, to] = [groups.from, groups.to].map((typed) => values.month(typed ?? ''));
  if (from === undefined || to === undefined) return [];
  if (groups.list !== undefined && !isWhole(match, from, to)) return [];
  const year = values.year(groups.year) ?? match.context.year;
  const first = values.year(groups.fromYear) ?? (from > to ? year - 1 : year);
  return one(match, 'monthRange', { from: iso(first, from), to: iso(year, to) });
}

/** «giugno, luglio e settembre» leaves one out: no range. */
function isWhole({ groups }: Match, from: number, to: number): boolean {
  const named = (groups.list?.match(/\p{L}{3,}/gu) ?? []).length;
  return named + 1 === ((to - from + 12) % 12) + 1;
}

export function month(match: Match): Mention[] {
  const { groups, values } = match;
  const number = groups.mm === undefined ? monthOf(match) : Number(groups.mm);
  if (number === undefined) return [];
  const year = values.year(groups.year);
  const slot = groups.year === undefined ? {} : { slot: match.spanOf('year') };
  return one(match, 'month', iso(year ?? match.context.year, number), slot);
}

export function dayRange(match: Match): Mention[] {
  const { groups, values, text } = match;
  const [from, to] = [groups.from, groups.to].map((typed) => values.dayNumber(typed ?? ''));
  if (from === undefined || to === undefined || from >= to || !/\d/.test(groups.from ?? ''))
    return [];
  const end = (name: string, value: number) => mention(text, 'number', match.spanOf(name), value);
  return one(match, 'dayRange', { from, to }, { ends: [end('from', from), end('to', to)] });
}

/** «mar 19», «il 27»: a day of a month that the words around leave open. */
export function day(match: Match): Mention[] {
  const { groups, values } = match;
  const value = values.dayNumber(groups.day ?? '');
  const weekday = values.weekday(groups.weekday ?? groups.shortWeekday ?? '');
  return one(match, 'day', value, weekday === undefined ? {} : { noun: weekday });
}

export function year(match: Match): Mention[] {
  if (match.groups.from !== undefined) return schoolYear(match);
  const value = match.values.year(match.groups.year ?? match.groups.w);
  return value !== undefined && value >= 1000 && value <= 2999 ? one(match, 'year', value) : [];
}

/** «2024/25»: two years. */
function schoolYear({ groups, text, values, spanOf: at }: Match): Mention[] {
  const from = values.year(groups.from) ?? 0;
  const short = Number(groups.to);
  const to = short < 100 ? Math.floor(from / 100) * 100 + short : short;
  return to > from
    ? [mention(text, 'year', at('from'), from), mention(text, 'year', at('to'), to)]
    : [];
}

const DATED = new RegExp(`^,?\\s${OPAQUE}`);

const LABEL = new RegExp(`^\\s*(?::\\s*(?:${OPAQUE}|$)|$)`);

/** A weekday; beside a placeholder another rule holds it against the date, and alone it is a label. */
export function weekday(match: Match): Mention[] {
  const { groups, values, text, span } = match;
  const after = text.slice(span.end);
  if (DATED.test(after) || (text.slice(0, span.start).trim() === '' && LABEL.test(after)))
    return [];
  return one(match, 'weekday', values.weekday(groups.weekday ?? groups.shortWeekday ?? ''));
}

export function weekdayRange(match: Match): Mention[] {
  const { groups, values } = match;
  const [from, to] = [groups.from, groups.to].map((typed) => values.weekday(typed ?? ''));
  return from && to ? one(match, 'weekdayRange', { from, to }) : [];
}
