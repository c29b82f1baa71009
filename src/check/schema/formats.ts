import type { Format } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const CLOCK_SECONDS = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const PHONE = /^\+\d{1,3}( \d{2,})+$/;
const ROUTE = /^\/([a-z0-9]+(-[a-z0-9]+)*)?$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Tells whether a text is a day of the calendar, written year-month-day. */
export function isCalendarDate(text: string): boolean {
  const match = DATE.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function isHttpsUrl(text: string): boolean {
  return /^https:\/\//.test(text) && !/\s/.test(text) && URL.canParse(text);
}

/** Control characters, spaces that look like others, and what is not seen at all. */
const HIDDEN = /[\p{Cc}\u00A0\u00AD\u200B-\u200F\u202F\u2028\u2029\uFEFF]/u;

/** What is left where a word or a placeholder was lost: «alle , dal lunedì», «a ( ) tutti». */
const GAP = /(?:^| )[,;:.!?)»º](?=\s|$)|[(«] |«»|\(\)/;

/** Such a gap with the word beside it; undefined when the text has none. */
export function gapIn(text: string): string | undefined {
  const gap = GAP.exec(text);
  if (!gap) return undefined;
  const before = /\S*$/.exec(text.slice(0, gap.index))?.[0] ?? '';
  return before + gap[0].trimEnd();
}

/** No spaces at the ends, none double nor before a full stop, no hidden characters, accents composed. */
export function isCleanText(text: string): boolean {
  return (
    text.trim() !== '' &&
    text === text.trim() &&
    !text.includes('  ') &&
    gapIn(text) === undefined &&
    !HIDDEN.test(text) &&
    text === text.normalize('NFC')
  );
}

/** The written forms of our values, by the names that schemas call them. */
export const FORMATS: Readonly<Record<string, Format>> = {
  email: fullFormats.email,
  date: isCalendarDate,
  'date-or-month': (text: string) => isCalendarDate(text) || MONTH.test(text),
  'clock-time': CLOCK,
  'clock-time-seconds': CLOCK_SECONDS,
  phone: PHONE,
  'route-path': ROUTE,
  'https-url': isHttpsUrl,
  'clean-text': isCleanText,
};
