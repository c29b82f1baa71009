import type { Ajv, Format } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isCalendarDate } from '../../time/calendar.ts';
import { isMoment } from '../../time/in-force.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const CLOCK_SECONDS = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const PHONE = /^\+\d{1,3}( \d{2,})+$/;
/** Digits of a number that can be dialled, its country's included: fifteen at most (ITU-T E.164). */
const FEWEST_DIGITS = 8;
const MOST_DIGITS = 15;
const ROUTE = /^\/([a-z0-9]+(-[a-z0-9]+)*)?$/;

const FIRST_YEAR = '1900';
const LAST_YEAR = '2100';

/** False for a year that a slip of the fingers made, such as 0205: the calendar has it, no camp does. */
export function hasLikelyYear(date: string): boolean {
  const year = date.slice(0, 4);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

function isPhone(text: string): boolean {
  const { length } = text.replace(/\D/g, '');
  return PHONE.test(text) && length >= FEWEST_DIGITS && length <= MOST_DIGITS;
}

/** The name of its host has a dot: `https://https://…` is an address too, of the host «https». */
function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\//.test(text) || /\s/.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname.includes('.');
}

/** Control characters, spaces that look like others, and what is not seen at all. */
const HIDDEN = /[\p{Cc}\u00A0\u00AD\p{Cs}\u200B-\u200F\u2028-\u202F\u2060-\u206F\uFEFF]/u;

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
function isCleanText(text: string): boolean {
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
  date: (text: string) => isCalendarDate(text) && hasLikelyYear(text),
  'date-or-month': (text: string) =>
    (isCalendarDate(text) || MONTH.test(text)) && hasLikelyYear(text),
  /** A day, or an hour of one on Rome's clocks: `2025-07-03`, `2025-07-03T07:00`. */
  'day-or-moment': (text: string) => isMoment(text) && hasLikelyYear(text),
  'clock-time': CLOCK,
  'clock-time-seconds': CLOCK_SECONDS,
  phone: isPhone,
  'route-path': ROUTE,
  'https-url': isHttpsUrl,
  'clean-text': isCleanText,
};

/** Teaches Ajv the written forms of our values. */
export function addOurFormats(ajv: Ajv): void {
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
}
