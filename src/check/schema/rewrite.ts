import { type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { isCalendarDate, WEEKDAYS, type Weekday } from '../../time/calendar.ts';
import type { FindingCode } from '../finding.ts';
import { hasLikelyYear } from './formats.ts';

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];

/**
 * The number meant by `"135"`, `135 €`, `135,50` or `1.350,00`; undefined when unclear.
 * @param schema names its unit, or the nouns that it counts: `6 anni`
 */
export function numberMeant(typed: string, schema: JsonObject = {}): number | undefined {
  if (/^\s*(?:gratis|gratuit)/i.test(typed)) return 0;
  const bare = withoutUnit(typed, schema).replace(/€|euro|eur|%|\s/gi, '');
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare))
    return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d+([.,]\d+)?$/.test(bare)) return Number(bare.replace(',', '.'));
  return undefined;
}

/** «1 anno» is in years, like «6 anni»: the last letter of a unit tells only how many. */
function withoutUnit(typed: string, { unit = '', nouns }: JsonObject): string {
  const [, number = typed, counted = ''] = /^(.*\d)([^\d]+)$/.exec(typed) ?? [];
  const stem = (word: string) => word.trim().toLowerCase().slice(0, -1);
  const units = [unit, ...(Array.isArray(nouns) ? nouns : [])].map((word) => stem(String(word)));
  return stem(counted) !== '' && units.includes(stem(counted)) ? number : typed;
}

/** The time meant by `7:30`, `7.30`, `ore 17`; undefined when unclear. */
export function timeMeant(typed: string): string | undefined {
  const match = /^(?:ore|h)?\s*(\d{1,2})(?:[:.,h](\d{2}))?\s*$/i.exec(typed.trim());
  if (!match?.[1] || Number(match[1]) > 23 || Number(match[2] ?? 0) > 59) return undefined;
  return `${match[1].padStart(2, '0')}:${match[2] ?? '00'}`;
}

/** The day meant by `9/6/2025`, `09-06-2025` or `9 giugno 2025`; undefined when unclear. */
export function dateMeant(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const dayFirst = /^(\d{1,2})[/.\-\s](\d{1,2}|[a-zà-ù]+)[/.\-\s](\d{4})$/.exec(text);
  const yearFirst = /^(\d{4})[/.\-\s](\d{1,2})[/.\-\s](\d{1,2})$/.exec(text);
  const [year, month, day] = dayFirst
    ? [dayFirst[3], monthNumber(dayFirst[2] ?? ''), dayFirst[1]]
    : [yearFirst?.[1], yearFirst?.[2], yearFirst?.[3]];
  const date = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isCalendarDate(date) && hasLikelyYear(date) ? date : undefined;
}

/** The day, with its time if there is one, meant by `9/6/2025 ore 10`; undefined when unclear. */
function momentMeant(typed: string): string | undefined {
  const [, day = '', hour] = /^(\S+?)(?:(?:,?\s+|T)(?:alle\s+)?(.+))?$/.exec(typed.trim()) ?? [];
  const [date, time] = [dateMeant(day), hour === undefined ? undefined : timeMeant(hour)];
  if (date === undefined) return dateMeant(typed);
  return hour === undefined ? date : time && `${date}T${time}`;
}

/** `10:00-13:00`, `7.30–17`, `2025-08-11/2025-08-15`, `11/8/2025 - 15/8/2025`. */
export function rangeMeant(typed: string): { from: string; to: string } | undefined {
  const text = typed.trim();
  const apart = text.split(/\s+[-–]\s+/);
  const byDash = apart.length === 2 ? apart : text.split(/[-–]/);
  const parts = /^\d{4}-.*\/\d{4}-/.test(text) ? text.split('/') : byDash;
  if (parts.length !== 2) return undefined;
  const [from, to] = parts.map((part) => dateMeant(part.trim()) ?? timeMeant(part.trim()));
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

const DAYS = ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato', 'domenica'];
const MIN_LETTERS = 3;

/** The weekday meant by `venerdì`, `Venerdi'` or `ven`; undefined when unclear. */
export function weekdayMeant(typed: string): Weekday | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  const index = DAYS.findIndex((day) => text.length >= MIN_LETTERS && day.startsWith(text));
  return WEEKDAYS[index];
}

function monthNumber(typed: string): string | undefined {
  if (/^\d+$/.test(typed)) return typed;
  const index = MONTHS.indexOf(typed.slice(0, 3));
  return index < 0 ? undefined : String(index + 1);
}

/** The international form of an Italian number without its prefix; undefined when unclear. */
function phoneMeant(typed: string): string | undefined {
  if (strayInPhone(typed) !== '') return undefined;
  const digits = typed.replace(/[^\d+]/g, '').replace(/^00/, '+');
  const full = digits.startsWith('+') ? digits : `+39${digits}`;
  const match = /^(\+39)(0[26]|\d{3})(\d{3,4})(\d{3,4})$/.exec(full);
  return match ? match.slice(1).join(' ') : undefined;
}

/** What is in a phone number besides digits and what may separate them; its digits may be others. */
export function strayInPhone(typed: string): string {
  return (
    /\p{L}(?:$|\D.*|(?=\d))/u.exec(typed)?.[0] ??
    /[^\d\s+()./\u2010-\u2015-]/.exec(typed)?.[0] ??
    ''
  );
}

/** A text cleaned up: single spaces, none at the ends, no hidden characters, composed accents. */
export function cleaned(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\p{Cs}\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu, '')
    .replace(/[\p{Cc}\u00A0\u2000-\u200A\u202F\u2028\u2029]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

interface Form {
  readonly code: FindingCode;
  /** The value that was most likely meant. */
  readonly meant?: (typed: string) => string | undefined;
}

/** What to report of a value that does not match a format. */
export const forms: Readonly<Record<string, Form>> = {
  date: { code: 'date-form', meant: dateMeant },
  'date-or-month': { code: 'date-form', meant: dateMeant },
  'day-or-moment': { code: 'date-form', meant: momentMeant },
  'clock-time': { code: 'time-form', meant: timeMeant },
  'clock-time-seconds': { code: 'time-form', meant: withSeconds },
  phone: { code: 'phone-form', meant: phoneMeant },
  'https-url': { code: 'url-form', meant: secured },
  email: { code: 'email-form' },
  'route-path': { code: 'path-form', meant: routed },
  'clean-text': { code: 'text-not-clean', meant: cleaned },
};

/** The value that was meant, as JSON to type; empty when unclear. */
export function meantValue(data: Json, expected: string, schema: JsonObject): string {
  const { format, items } = schema;
  if (typeof data === 'string' && /number|integer/.test(expected))
    return String(numberMeant(data, schema) ?? '');
  if (typeof data === 'string' && expected === 'boolean') return booleanMeant(data);
  if (expected === 'array' && data !== null) return listMeant(data, valueAt(items, ['$ref']));
  if (typeof data !== 'number' || expected !== 'string') return '';
  const rewrite = forms[String(format)]?.meant;
  const meant = rewrite ? rewrite(String(data)) : String(data);
  return meant === undefined ? '' : JSON.stringify(meant);
}

/** A list of the one value that was typed without brackets, as JSON; empty when too long to paste. */
function listMeant(data: Json, item: Json | undefined): string {
  const isHours = typeof data === 'string' && item === '#/definitions/timeRange';
  if (isHours && /^chius/i.test(data)) return '[]';
  const value = isHours ? rangeMeant(data) : data;
  const list = value === undefined ? '' : JSON.stringify([value]);
  return list.length > MAX_PASTED ? '' : list;
}

const MAX_PASTED = 120;

/** `true` or `false`, as JSON; empty when neither was meant. */
export function booleanMeant(typed: string): string {
  if (/^(true|vero|s[iì]|yes)$/i.test(typed)) return 'true';
  return /^(false|falso|no)$/i.test(typed) ? 'false' : '';
}

function withSeconds(typed: string): string | undefined {
  const time = timeMeant(typed);
  return time && `${time}:00`;
}

function secured(typed: string): string | undefined {
  const url = `https://${typed.trim().replace(/^(https?:|\/)*/i, '')}`;
  return /^https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(url) ? url : undefined;
}

function routed(typed: string): string {
  const name = typed.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return `/${name.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}`;
}
