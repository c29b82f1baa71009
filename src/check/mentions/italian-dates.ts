import { FREE_BEFORE } from './digits.ts';
import { mention, pattern, spanOf, wholeOf } from './find.ts';
import { ITALIAN_NUMBER, italianNumber } from './italian-numbers.ts';
import { ITALIAN_WEEKDAY, weekdayOf } from './italian-weekdays.ts';
import type { DateForm, Mention, MentionContext, Span } from './mention.ts';

const MONTHS = 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' ');
const MONTH =
  '(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|(?:genn?|febb?|mar|apr|magg?|giu|lug|ago|sett?|ott|nov|dic)\\.?)(?!\\p{L})';
const DAY = `(?:(?:0?[1-9]|[12]\\d|3[01])(?:\\s?[º°ª])?(?!\\d)|primo|(?<!\\p{L})${ITALIAN_NUMBER}(?!\\p{L}))`;
const YEAR = "(?:,?\\s+(?:del\\s+|dell[’']\\s?)?(?<year>(?:19|20)\\d{2}|[’']\\d{2})(?!\\d))?";
const WEEKDAY = `(?:(?<weekday>(?<!\\p{L})(?:${ITALIAN_WEEKDAY}|(?:lun|mar|mer|gio|ven|sab|dom)\\.?)),?\\s+)?`;
const TO = "(?<to>\\s?[-–—/]\\s?|\\s+(?:al|a|fino\\s+al)\\s+|\\s+(?:fino\\s+)?all[’'])";
const AND =
  "(?:\\s+(?:e|ed|o)\\s+(?:il\\s+|l[’']|al\\s+|all[’']|del\\s+|dell[’']|dal\\s+|dall[’'])?)";

const DATE = pattern(
  `${WEEKDAY}${FREE_BEFORE}(?<day>${DAY})(?:\\s+di|\\s?-|/)?\\s?(?<month>(?<=[\\s/-])${MONTH})${YEAR}`,
);
const PAIR = pattern(
  `${WEEKDAY}${FREE_BEFORE}(?<first>${DAY})(?:${TO}|${AND})(?:(?:${ITALIAN_WEEKDAY})\\s+)?(?<day>${DAY})\\s+(?<month>${MONTH})${YEAR}`,
);
const ISO = pattern('(?<![\\d-])(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})(?![\\d-])');
const NUMERIC = pattern(
  '(?<![\\d/.-])(?<day>\\d{1,2})(?<mark>[/.-])(?<month>\\d{1,2})\\k<mark>(?<year>\\d{4}|\\d{2})(?!\\d|[/-]\\d)',
);
const SHORT = pattern('(?<![\\d/.,-])(?<day>\\d{1,2})/(?<month>\\d{1,2})(?![\\d/]|[.,-]\\d|\\s?%)');
const MONTH_YEAR = pattern(
  `(?<!\\p{L})(?<month>${MONTH})\\s+(?:del\\s+)?(?<year>(?:19|20)\\d{2})(?!\\d)`,
);
const DAYS = pattern(
  `(?<!\\p{L})dal(?:l[’']|\\s+)(?:giorno\\s+)?(?<from>${DAY})\\s+(?:fino\\s+)?al(?:l[’']|\\s+)(?<to>${DAY})(?!\\s?(?:[%€]|ann|per\\s?cento))`,
);

/** Dates whose digits could pass for a phone number or an amount: 31/05/2025 · 2025-05-31. */
export function numericDatesIn(text: string): Mention[] {
  return [ISO, NUMERIC].flatMap((regex) =>
    [...text.matchAll(regex)].flatMap((match) => {
      const form = { weekday: false, year: true, digits: true };
      return dated(text, wholeOf(match), match.groups ?? {}, form, 0);
    }),
  );
}

/** Dates in words, pairs of days of one month, and 31/3. */
export function italianDatesIn(text: string, { year }: MentionContext): Mention[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const groups = match.groups ?? {};
    return dated(text, wholeOf(match), groups, formOf(groups), year);
  });
}

export function shortDatesIn(text: string, { year }: MentionContext): Mention[] {
  return [...text.matchAll(SHORT)].flatMap((match) => {
    const form = { weekday: false, year: false, digits: true };
    return dated(text, wholeOf(match), match.groups ?? {}, form, year);
  });
}

/** «11-15 agosto», «dall’11 al 15 agosto»: a range; «il 14 e il 21 maggio»: two dates. */
export function pairsOfDaysIn(text: string, { year }: MentionContext): Mention[] {
  return [...text.matchAll(PAIR)].flatMap((match) => {
    const groups = match.groups ?? {};
    const plain = { weekday: false, year: false, digits: false };
    const { month = '', first: day = '', year: typed = '' } = groups;
    const one = dated(text, spanOf(match, 'first'), { day, month, year: typed }, plain, year)[0];
    const start = spanOf(match, 'day').start;
    const two = dated(text, { start, end: wholeOf(match).end }, groups, formOf(groups), year)[0];
    if (!one || !two) return [];
    if (groups.to === undefined) return [one, two];
    return [rangeOf(text, one, two)];
  });
}

/** A range made of two dates. */
export function rangeOf(text: string, one: Mention, two: Mention): Mention {
  const value = { from: String(one.value), to: String(two.value) };
  const kind = one.kind === 'time' ? 'timeRange' : 'dateRange';
  return mention(text, kind, { start: one.start, end: two.end }, value, { ends: [one, two] });
}

/** «dal 9 al 12»: days of a month that the words around leave open. */
export function daysIn(text: string): Mention[] {
  return [...text.matchAll(DAYS)].flatMap((match) => {
    const [from, to] = [dayNumber(match.groups?.from ?? ''), dayNumber(match.groups?.to ?? '')];
    if (!/\d/.test(match[0]) || from === undefined || to === undefined) return [];
    const ends = [number(text, spanOf(match, 'from'), from), number(text, spanOf(match, 'to'), to)];
    const [start, end] = [ends[0]?.start ?? 0, ends[1]?.end ?? 0];
    const pair = ends as [Mention, Mention];
    return [mention(text, 'dayRange', { start, end }, { from, to }, { ends: pair })];
  });
}

/** «aprile 2025». */
export function monthsIn(text: string): Mention[] {
  return [...text.matchAll(MONTH_YEAR)].map((match) => {
    const { month = '', year = '' } = match.groups ?? {};
    const value = `${year}-${String(monthNumber(month)).padStart(2, '0')}`;
    return mention(text, 'month', wholeOf(match), value, { slot: spanOf(match, 'year') });
  });
}

function number(text: string, span: Span, value: number): Mention {
  return mention(text, 'number', span, value);
}

function formOf({ weekday, year }: Readonly<Record<string, string>>): DateForm {
  return { weekday: weekday !== undefined, year: year !== undefined, digits: false };
}

function dated(
  text: string,
  span: Span,
  { day = '', month = '', year, weekday }: Readonly<Record<string, string>>,
  form: DateForm,
  implied: number,
): Mention[] {
  const [dayOf, monthOf] = [dayNumber(day), monthNumber(month)];
  if (dayOf === undefined || dayOf < 1 || dayOf > 31 || monthOf < 1 || monthOf > 12) return [];
  const two = (part: number) => String(part).padStart(2, '0');
  const value = `${yearNumber(year, implied)}-${two(monthOf)}-${two(dayOf)}`;
  const noun = weekday === undefined ? undefined : weekdayOf(weekday);
  return [mention(text, 'date', span, value, noun === undefined ? { form } : { form, noun })];
}

function dayNumber(typed: string): number | undefined {
  if (/\d/.test(typed)) return Number(/\d+/.exec(typed)?.[0]);
  if (typed.toLowerCase() === 'primo') return 1;
  const value = italianNumber(typed);
  return value !== undefined && value > 1 && value <= 31 ? value : undefined;
}

function monthNumber(typed: string): number {
  if (/\d/.test(typed)) return Number(typed);
  return MONTHS.indexOf(typed.slice(0, 3).toLowerCase()) + 1;
}

function yearNumber(typed: string | undefined, implied: number): number {
  if (typed === undefined || typed === '') return implied;
  const digits = Number(typed.replace(/\D/g, ''));
  return digits < 100 ? Math.floor(implied / 100 || 20) * 100 + digits : digits;
}
