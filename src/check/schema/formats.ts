import type { Ajv, Format } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isCalendarDate } from '../../time/calendar.ts';
import { isDateOrWallTime } from '../../time/in-force.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const CLOCK_SECONDS = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const PHONE = /^\+\d{1,3}( \d{2,})+$/;
/** Digits of a phone number with its country code: fifteen at most (ITU-T E.164). */
const MIN_DIGITS = 8;
const MAX_DIGITS = 15;
const ROUTE = /^\/([a-z0-9]+(-[a-z0-9]+)*)?$/;

const FIRST_YEAR = '1900';
const LAST_YEAR = '2100';

/** False for a year that must be a typing mistake, such as 0205. */
export function hasLikelyYear(date: string): boolean {
  const year = date.slice(0, 4);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

function isPhone(text: string): boolean {
  const { length } = text.replace(/\D/g, '');
  return PHONE.test(text) && length >= MIN_DIGITS && length <= MAX_DIGITS;
}

/** The host must have a dot: `https://https://…` is a valid URL too, of the host «https». */
function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\//.test(text) || /\s/.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname.includes('.');
}

/** Control characters, look-alike spaces and invisible characters. */
const HIDDEN = /[\p{Cc}\u00A0\u00AD\p{Cs}\u200B-\u200F\u2028-\u202F\u2060-\u206F\uFEFF]/u;

/** Traces of a lost word or placeholder: «alle , dal lunedì», «a ( ) tutti». */
const GAP = /(?:^| )[,;:.!?)»º](?=\s|$)|[(«] |«»|\(\)/;

/** The first gap and the word before it; undefined when the text has none. */
export function gapIn(text: string): string | undefined {
  const gap = GAP.exec(text);
  if (!gap) return undefined;
  const before = /\S*$/.exec(text.slice(0, gap.index))?.[0] ?? '';
  return before + gap[0].trimEnd();
}

/** No outer or double spaces, no gaps, no hidden characters, accents composed (NFC). */
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

/** The formats of our values, by their names in schemas. */
export const FORMATS: Readonly<Record<string, Format>> = {
  email: fullFormats.email,
  date: (text: string) => isCalendarDate(text) && hasLikelyYear(text),
  'date-or-month': (text: string) =>
    (isCalendarDate(text) || MONTH.test(text)) && hasLikelyYear(text),
  /** A day, or a time on a day in Rome: `2025-07-03`, `2025-07-03T07:00`. */
  'day-or-moment': (text: string) => isDateOrWallTime(text) && hasLikelyYear(text),
  'clock-time': CLOCK,
  'clock-time-seconds': CLOCK_SECONDS,
  phone: isPhone,
  'route-path': ROUTE,
  'https-url': isHttpsUrl,
  'clean-text': isCleanText,
};

export function addOurFormats(ajv: Ajv): void {
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
}
