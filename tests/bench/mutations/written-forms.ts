import type { Json, JsonObject } from '../../../src/content/json.ts';

const MONTHS = [
  ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto'],
  ...['settembre', 'ottobre', 'novembre', 'dicembre'],
];
const WEEKDAYS = 'domenica lunedì martedì mercoledì giovedì venerdì sabato'.split(' ');
const ONES = [
  ...['zero', 'uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  ...['undici', 'dodici', 'tredici', 'quattordici', 'quindici', 'sedici', 'diciassette'],
  ...['diciotto', 'diciannove'],
];
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

/** A whole number up to 999,999 in Italian words, written without the checker's own recogniser. */
function inWords(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    const head = thousands === 1 ? 'mille' : `${inWords(thousands)}mila`;
    return value % 1000 === 0 ? head : head + inWords(value % 1000);
  }
  if (value >= 100) {
    const head = `${value >= 200 ? ONES[Math.floor(value / 100)] : ''}cento`;
    return value % 100 === 0 ? head : head + inWords(value % 100);
  }
  if (value < 20) return ONES[value] ?? '';
  const tens = TENS[Math.floor(value / 10) - 2] ?? '';
  const ones = value % 10;
  if (ones === 0) return tens;
  const head = ones === 1 || ones === 8 ? tens.slice(0, -1) : tens;
  return head + (ones === 3 ? 'tré' : ONES[ones]);
}

interface Form {
  /** An example of the form, such as `135,00 €`. */
  readonly name: string;
  readonly text: string;
}

/** The text around the placeholder that the value replaces. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

type Writer = (value: Json, around: Surroundings) => Form[];

/** Forms by name, without those that this value does not have. */
const forms = (byName: Readonly<Record<string, string | false>>): Form[] =>
  Object.entries(byName).flatMap(([name, text]) => (text === false ? [] : [{ name, text }]));

const numeral = (value: number) => String(value).replace('.', ',');
const words = (value: number) => Number.isInteger(value) && inWords(value);
const clock = (value: string) => value.slice(0, 5).replace(/^0/, '');
const dotted = (value: string) => clock(value).replace(':', '.');
const spoken = (value: string) => clock(value).replace(/:00$/, '');

function partsOf(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  const name = MONTHS[Number(month) - 1] ?? '';
  return { year, month, day, weekday, name, bare: String(Number(day)) };
}

function date(value: Json): Form[] {
  const text = String(value);
  const { year, month, day, weekday, name, bare } = partsOf(text.length > 7 ? text : `${text}-01`);
  if (text.length <= 7) return forms({ 'aprile 2025': `${name} ${year}` });
  return forms({
    '9 giugno': `${bare} ${name}`,
    '9 giugno 2025': `${bare} ${name} ${year}`,
    'lunedì 9 giugno': `${weekday} ${bare} ${name}`,
    'lunedì 9 giugno 2025': `${weekday} ${bare} ${name} ${year}`,
    '31/3': `${bare}/${Number(month)}`,
    '31/05/2025': `${day}/${month}/${year}`,
  });
}

/** The ways in which people write a value, by the format of its placeholder. */
export const WRITERS: Readonly<Record<string, Writer>> = {
  euro: (value) => {
    const euro = Number(value);
    const inLetters = words(euro);
    return forms({
      '135 euro': `${numeral(euro)} euro`,
      '€ 135': `€ ${numeral(euro)}`,
      '135,00 €': `${euro.toFixed(2).replace('.', ',')} €`,
      '135 €': `${numeral(euro)} €`,
      '135€': `${numeral(euro)}€`,
      'centotrentacinque euro': inLetters && `${inLetters} euro`,
    });
  },
  percent: (value) => {
    const rate = Number(value);
    return forms({
      '20%': `${numeral(rate)}%`,
      '20 %': `${numeral(rate)} %`,
      '20 per cento': `${numeral(rate)} per cento`,
      'venti per cento': `${inWords(rate)} per cento`,
    });
  },
  ...Object.fromEntries(
    [
      'date',
      'longDate',
      'dayMonth',
      'dayMonthWeekday',
      'shortDate',
      'dateOrMonth',
      'monthYear',
    ].map((name) => [name, date]),
  ),
  dateRange: (value) => {
    const { from, to } = value as { from: string; to: string };
    const [a, b] = [partsOf(from), partsOf(to)];
    return forms({
      'dal 9 giugno al 12 settembre': `dal ${a.bare} ${a.name} al ${b.bare} ${b.name}`,
      '9/6 - 12/9': `${a.bare}/${Number(a.month)} - ${b.bare}/${Number(b.month)}`,
      '11-15 agosto': a.name === b.name && `${a.bare}-${b.bare} ${b.name}`,
    });
  },
  time: (value, { before }) => {
    const text = String(value);
    const isAfterHour = /(ore|alle|dalle)\s*$/i.test(before);
    return forms({
      '7:30': clock(text),
      '7.30': dotted(text),
      'ore 17': !isAfterHour && `ore ${spoken(text)}`,
    });
  },
  timeRange: (value) => {
    const { from, to } = value as { from: string; to: string };
    return forms({
      '7.30-14.00': `${dotted(from)}-${dotted(to)}`,
      '7:30-14:00': `${clock(from)}-${clock(to)}`,
      '7:30–14:00': `${clock(from)}–${clock(to)}`,
      'dalle 7:30 alle 14': `dalle ${clock(from)} alle ${spoken(to)}`,
    });
  },
  timeRanges: (value) => {
    const ranges = value as { from: string; to: string }[];
    const text = ranges.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(' e ');
    return forms({ '10:00–13:00 e 16:00–19:00': text });
  },
  age: (value) => {
    const years = Number(value);
    const inLetters = words(years);
    return inLetters === false
      ? forms({ '3 anni e mezzo': `${Math.floor(years)} anni e mezzo` })
      : forms({ '7 anni': `${years} anni`, 'sette anni': `${inLetters} anni` });
  },
  ageRange: (value, { before, after }) => {
    const { min, max } = value as { min: number; max: number };
    const noun = /^\s*anni/.test(after) ? '' : ' anni';
    return forms({
      '4-14 anni': `${min}-${max}${noun}`,
      'dai 4 ai 14 anni': !/(\bdi|\bdai|\bdagli)\s*$/.test(before) && `dai ${min} ai ${max}${noun}`,
    });
  },
  /** A number counts something only before a noun. */
  number: (value, { after }) => {
    if (!/^\s+\p{L}{3}/u.test(after)) return [];
    const number = Number(value);
    const digits = number >= 1000 ? number.toLocaleString('it-IT') : String(number);
    return forms({ '23 enti': digits, 'ventitré enti': words(number) });
  },
  phone: (value) => forms({ '+39 06 0000 0001': String(value) }),
  email: (value) => forms({ 'info@example.it': String(value) }),
};

/** Another value of the same kind, close to this one; undefined if there is none. */
export function near(value: Json, step: number): Json | undefined {
  if (typeof value === 'number') return value + step > 0 ? value + step : value + Math.abs(step);
  if (Array.isArray(value)) return nearList(value, step);
  if (typeof value === 'object' && value !== null) return nearGroup(value, step);
  if (typeof value !== 'string') return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return movedDate(value, step);
  if (/^\d{4}-\d{2}$/.test(value)) return movedDate(`${value}-01`, step * 31).slice(0, 7);
  if (/^\d{2}:\d{2}/.test(value)) return movedTime(value, step * 15);
  if (/^\+\d/.test(value)) return value.replace(/\d$/, (digit) => String((Number(digit) + 5) % 10));
  return value.includes('@') ? `x${value}` : undefined;
}

function nearList([first, ...rest]: readonly Json[], step: number): Json | undefined {
  const moved = first === undefined ? undefined : near(first, step);
  return moved === undefined ? undefined : [moved, ...rest];
}

function nearGroup(group: JsonObject, step: number): Json | undefined {
  const key = ['to', 'max'].find((name) => name in group);
  const moved = key && near(group[key] ?? null, step);
  return key === undefined || moved === undefined ? undefined : { ...group, [key]: moved };
}

export function movedDate(value: string, days: number): string {
  return new Date(Date.parse(`${value}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function movedTime(value: string, minutes: number): string {
  const [hours = 0, mins = 0] = value.split(':').map(Number);
  const total = Math.min(23 * 60 + 45, Math.max(15, hours * 60 + mins + minutes));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(total / 60))}:${two(total % 60)}${value.slice(5)}`;
}
