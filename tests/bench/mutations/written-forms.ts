import type { Json, JsonObject } from '../../../src/content/json.ts';

const MONTHS =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
    ' ',
  );
const WEEKDAYS = 'domenica lunedì martedì mercoledì giovedì venerdì sabato'.split(' ');
const ONES =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const TENS = 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

/** A whole number up to 999,999 in Italian words, written without the checker's own recogniser. */
export function inWords(value: number): string {
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
  /** How a person writes it, such as `135,00 €`. */
  readonly name: string;
  readonly text: string;
}

/** What stands around the placeholder that the value replaces. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

type Writer = (value: Json, around: Surroundings) => Form[];

const numeral = (value: number) => String(value).replace('.', ',');
const isWhole = (value: number) => Number.isInteger(value);
const form = (name: string, text: string): Form => ({ name, text });

function money(value: Json): Form[] {
  const euro = Number(value);
  const forms = [
    form('135 euro', `${numeral(euro)} euro`),
    form('€ 135', `€ ${numeral(euro)}`),
    form('135,00 €', `${euro.toFixed(2).replace('.', ',')} €`),
    form('135 €', `${numeral(euro)} €`),
    form('135€', `${numeral(euro)}€`),
  ];
  return isWhole(euro)
    ? [...forms, form('centotrentacinque euro', `${inWords(euro)} euro`)]
    : forms;
}

function percent(value: Json): Form[] {
  const rate = Number(value);
  return [
    form('20%', `${numeral(rate)}%`),
    form('20 %', `${numeral(rate)} %`),
    form('20 per cento', `${numeral(rate)} per cento`),
    form('venti per cento', `${inWords(rate)} per cento`),
  ];
}

function partsOf(date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
  const name = MONTHS[Number(month) - 1] ?? '';
  return { year, month, day, weekday, name, bare: String(Number(day)) };
}

function date(value: Json): Form[] {
  const { year, month, day, weekday, name, bare } = partsOf(String(value));
  return [
    form('9 giugno', `${bare} ${name}`),
    form('9 giugno 2025', `${bare} ${name} ${year}`),
    form('lunedì 9 giugno', `${weekday} ${bare} ${name}`),
    form('lunedì 9 giugno 2025', `${weekday} ${bare} ${name} ${year}`),
    form('31/3', `${bare}/${Number(month)}`),
    form('31/05/2025', `${day}/${month}/${year}`),
  ];
}

function dateOrMonth(value: Json): Form[] {
  const text = String(value);
  if (text.length > 7) return date(value);
  const { name, year } = partsOf(`${text}-01`);
  return [form('aprile 2025', `${name} ${year}`)];
}

function dateRange(value: Json): Form[] {
  const { from, to } = value as { from: string; to: string };
  const [a, b] = [partsOf(from), partsOf(to)];
  const forms = [
    form('dal 9 giugno al 12 settembre', `dal ${a.bare} ${a.name} al ${b.bare} ${b.name}`),
    form('9/6 - 12/9', `${a.bare}/${Number(a.month)} - ${b.bare}/${Number(b.month)}`),
  ];
  return a.name === b.name
    ? [...forms, form('11-15 agosto', `${a.bare}-${b.bare} ${b.name}`)]
    : forms;
}

const clock = (value: string) => value.slice(0, 5).replace(/^0/, '');
const dotted = (value: string) => clock(value).replace(':', '.');
const spoken = (value: string) => clock(value).replace(/:00$/, '');

function time(value: Json, { before }: Surroundings): Form[] {
  const text = String(value);
  const forms = [form('7:30', clock(text)), form('7.30', dotted(text))];
  const isAfterHour = /(ore|alle|dalle)\s*$/i.test(before);
  return isAfterHour ? forms : [...forms, form('ore 17', `ore ${spoken(text)}`)];
}

function timeRange(value: Json): Form[] {
  const { from, to } = value as { from: string; to: string };
  return [
    form('7.30-14.00', `${dotted(from)}-${dotted(to)}`),
    form('7:30-14:00', `${clock(from)}-${clock(to)}`),
    form('7:30–14:00', `${clock(from)}–${clock(to)}`),
    form('dalle 7:30 alle 14', `dalle ${clock(from)} alle ${spoken(to)}`),
  ];
}

function timeRanges(value: Json): Form[] {
  const ranges = value as { from: string; to: string }[];
  const write = (range: { from: string; to: string }) => `${clock(range.from)}–${clock(range.to)}`;
  return [form('10:00–13:00 e 16:00–19:00', ranges.map(write).join(' e '))];
}

function age(value: Json): Form[] {
  const years = Number(value);
  if (!isWhole(years)) return [form('3 anni e mezzo', `${Math.floor(years)} anni e mezzo`)];
  return [form('7 anni', `${years} anni`), form('sette anni', `${inWords(years)} anni`)];
}

function ageRange(value: Json, { before, after }: Surroundings): Form[] {
  const { min, max } = value as { min: number; max: number };
  const noun = /^\s*anni/.test(after) ? '' : ' anni';
  const dashed = form('4-14 anni', `${min}-${max}${noun}`);
  if (/(\bdi|\bdai|\bdagli)\s*$/.test(before)) return [dashed];
  return [dashed, form('dai 4 ai 14 anni', `dai ${min} ai ${max}${noun}`)];
}

/** Only with a noun after it a number counts something. */
function count(value: Json, { after }: Surroundings): Form[] {
  if (!/^\s+\p{L}{3}/u.test(after)) return [];
  const number = Number(value);
  const forms = [form('23 enti', number >= 1000 ? number.toLocaleString('it-IT') : String(number))];
  return isWhole(number) ? [...forms, form('ventitré enti', inWords(number))] : forms;
}

const text =
  (name: string): Writer =>
  (value) => [form(name, String(value))];

/** The ways in which people write a value, by the format of the placeholder that stood there. */
export const WRITERS: Readonly<Record<string, Writer>> = {
  euro: money,
  percent,
  date,
  longDate: date,
  dayMonth: date,
  dayMonthWeekday: date,
  shortDate: date,
  dateOrMonth,
  monthYear: dateOrMonth,
  dateRange,
  time,
  timeRange,
  timeRanges,
  age,
  ageRange,
  number: count,
  phone: text('+39 06 0000 0001'),
  email: text('info@example.it'),
};

/** Another value of the same kind, close to this one; undefined where nothing is close. */
export function near(value: Json, step: number): Json | undefined {
  if (typeof value === 'number') return value + step > 0 ? value + step : value + Math.abs(step);
  if (Array.isArray(value)) return nearList(value, step);
  if (typeof value === 'object' && value !== null) return nearGroup(value, step);
  if (typeof value !== 'string') return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return movedDate(value, step);
  if (/^\d{4}-\d{2}$/.test(value)) return movedDate(`${value}-01`, step * 31).slice(0, 7);
  if (/^\d{2}:\d{2}/.test(value)) return movedTime(value, step * 15);
  if (/^\+\d/.test(value)) return value.replace(/\d$/, (digit) => String((Number(digit) + 5) % 10));
  if (value.includes('@')) return `x${value}`;
  return undefined;
}

function nearList(value: readonly Json[], step: number): Json | undefined {
  const [first, ...rest] = value;
  const moved = first === undefined ? undefined : near(first, step);
  return moved === undefined ? undefined : [moved, ...rest];
}

function nearGroup(group: JsonObject, step: number): Json | undefined {
  const key = 'to' in group ? 'to' : 'max' in group ? 'max' : undefined;
  const moved = key === undefined ? undefined : near(group[key] ?? null, step);
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
