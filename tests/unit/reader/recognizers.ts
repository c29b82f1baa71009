import { existsSync, readFileSync } from 'node:fs';
import { isObject, type Json, type JsonObject, valueAt } from '../../../src/content/json.ts';
import { type Case, type Expected, seconds } from './judged.ts';

/** The kinds of public test cases that measure this reader. */
const FILES: Readonly<Record<string, string>> = {
  CurrencyModel: 'money',
  PercentModel: 'percent',
  AgeModel: 'age',
  DurationParser: 'duration',
  DateParser: 'date',
  HolidayParser: 'date',
  DatePeriodParser: 'date range',
  TimeParser: 'hour',
  TimePeriodParser: 'hour range',
  SetParser: 'repeated',
  NumberModel: 'number',
  NumberRangeModel: 'number range',
  DimensionModel: 'measure',
};

export interface PublicCase extends Case {
  readonly file: string;
  readonly kind: string;
}

/** The same in English, where a country may precede each. */
const ENGLISH_NAMES =
  /\b(?:(?:us|u\.s\.|australian|canadian|chinese|swiss|dutch|hk) )?(?:dollars?|pounds?|francs?|guilders?|yuan|rmb|usd|gbp|rupees|lira|markka)\b/gi;
const ENGLISH_CENTS = /\b(?:pence|penny)\b/gi;
const SIGNS = /[$£]/g;
const NAMES = /\b(?:dollar[oi]|sterlin[ae]|franc(?:o|hi)|march[io]|fiorini|peset[ae]s?|yuan)\b/gi;

/** Turns other currencies into euro; each name keeps its length, so that offsets stay. */
function inEuro(input: string): string {
  return input
    .replace(SIGNS, '€')
    .replace(/\b(?:usd|mxn|aud|cad|nzd)(?=€)/gi, '   ')
    .replace(/\byen\b/gi, '€  ')
    .replace(NAMES, (name) => 'euro'.padEnd(name.length))
    .replace(ENGLISH_NAMES, (name) => 'euro'.padEnd(name.length).slice(0, name.length))
    .replace(ENGLISH_CENTS, (name) => 'cent'.padEnd(name.length));
}

/** All public cases of a folder, in scope or not. */
export function recognizersCases(folder: string, language: Case['language']): PublicCase[] {
  return Object.entries(FILES).flatMap(([file, kind]) => {
    const path = `${folder}/${file}.json`;
    if (!existsSync(path)) return [];
    const cases: JsonObject[] = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
    return cases.map((testCase, index) => {
      const input = kind === 'money' ? inEuro(String(testCase.Input)) : String(testCase.Input);
      const reference = String(valueAt(testCase, ['Context', 'ReferenceDateTime']) ?? '2016-11-07');
      const results = Array.isArray(testCase.Results) ? testCase.Results.filter(isObject) : [];
      return {
        id: `${file} ${index + 1}`,
        file,
        kind,
        text: input,
        language,
        year: Number(reference.slice(0, 4)),
        expected: results.flatMap((result) => expectedOf(result, String(testCase.Input), kind)),
      };
    });
  });
}

function expectedOf(result: JsonObject, input: string, kind: string): Expected[] {
  const text = String(result.Text);
  const start = typeof result.Start === 'number' ? result.Start : input.indexOf(text);
  const end =
    typeof result.End === 'number' ? result.End + 1 : start + Number(result.Length ?? text.length);
  // «molti miliardi di dollari» has a currency but no amount.
  if (kind === 'money' && typeof valueAt(result, ['Resolution', 'value']) !== 'string') return [];
  const timex = valueAt(result, ['Value', 'Timex']);
  const value = valueAt(result, ['Resolution', 'value']);
  const keys =
    typeof timex === 'string'
      ? [...timexKeys(timex), ...openDay(timex, text)]
      : amountKeys(kind, value, valueAt(result, ['Resolution', 'unit']));
  return [{ kind, start, end, keys }];
}

const UNITS: Readonly<Record<string, string>> = {
  Anno: 'year',
  Year: 'year',
  Mese: 'month',
  Month: 'month',
  Settimana: 'week',
  Week: 'week',
  Giorno: 'day',
  Day: 'day',
};

function amountKeys(kind: string, value: Json | undefined, unit: Json | undefined): string[] {
  const number = Number(String(value).replace('%', '').replace(',', '.'));
  if (kind === 'money')
    return [`money:${['Cent', 'Pence', 'Penny'].includes(String(unit)) ? number / 100 : number}`];
  if (kind === 'age')
    return [`age:${number}`, `duration:${seconds(number, UNITS[String(unit)] ?? '')}`];
  if (kind === 'percent') return [`percent:${number}`];
  return [`count:${number}`, `number:${number}`, `percent:${number * 100}`];
}

/** «giovedì 21» states weekday and day; the month is today's, which no text states. */
function openDay(timex: string, text: string): string[] {
  const day = /^\d{4}-\d\d-(\d\d)$/.exec(timex)?.[1];
  return day && /^\p{L}+ì? (?:the )?(\d+(?:st|nd|rd|th)?|\p{L}+(?: \p{L}+)?)$/u.test(text)
    ? [`day:${Number(day)}`]
    : [];
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const PERIODS: Readonly<Record<string, string>> = {
  S: 'second',
  H: 'hour',
  D: 'day',
  W: 'week',
  Y: 'year',
};

/** The keys of a TIMEX3 expression; none for what we do not read. */
function timexKeys(timex: string): string[] {
  const range = /^\(([^,]+),([^,]+),/.exec(timex);
  if (range) return rangeKeys(range[1] ?? '', range[2] ?? '');
  const [, clock] = /(?:^|\d)T(\d\d(?::\d\d)?)(?::\d\d)?$/.exec(timex) ?? [];
  if (clock) return [`time:${full(clock)}`];
  const date = /^(XXXX|\d{4})-(XX|\d\d)-(\d\d)$/.exec(timex);
  if (date)
    return date[2] === 'XX'
      ? [`day:${Number(date[3])}`, `number:${Number(date[3])}`]
      : [`date:${plain(timex)}`];
  const weekday = /^XXXX-WXX-(\d)$/.exec(timex);
  if (weekday) return [`weekday:${DAYS[Number(weekday[1]) - 1]}`];
  const ofMonth = /^XXXX-(\d\d)-WXX-(\d)-#?(\d)$/.exec(timex);
  if (ofMonth)
    return [`weekdayOfMonth:${ofMonth[1]}/${DAYS[Number(ofMonth[2]) - 1]}/${ofMonth[3]}`];
  const week = /^(?:XXXX|\d{4})-(\d\d)-W0?(\d)$/.exec(timex);
  if (week)
    return [`week:${week[1]}/${week[2]}`, ...(week[2] === '5' ? [`week:${week[1]}/-1`] : [])];
  if (/^(XXXX|\d{4})-\d\d$/.test(timex)) return [`month:${plain(timex)}`];
  if (/^\d{4}$/.test(timex)) return [`year:${Number(timex)}`];
  return durationKeys(timex);
}

function rangeKeys(from: string, to: string): string[] {
  if (from.startsWith('T')) return [`timeRange:${full(from.slice(1))}..${full(to.slice(1))}`];
  if (from.endsWith('-01-01') && to.endsWith('-01-01'))
    return [`year:${Number(from.slice(0, 4))}..${Number(to.slice(0, 4))}`];
  return [
    `dateRange:${plain(from)}..${plain(to)}`,
    `dayRange:${Number(from.slice(8))}..${Number(to.slice(8))}`,
  ];
}

/** P1Y1M21D is three durations to us, each right by itself. */
function durationKeys(timex: string): string[] {
  const [, date = '', time = ''] = /^P([^T]*)(?:T(.*))?$/.exec(timex) ?? [];
  const read = (part: string, month: string) =>
    [...part.matchAll(/([\d.]+)([A-Z])/g)].map(
      ([, amount, unit = '']) =>
        [Number(amount), unit === 'M' ? month : (PERIODS[unit] ?? '')] as const,
    );
  const parts = [...read(date, 'month'), ...read(time, 'minute')];
  const all = parts.map(([amount, unit]) => seconds(amount, unit));
  const sum = all.reduce((sum, other) => sum + other, 0);
  return [...new Set([sum, ...all])].map((length) => `duration:${length}`);
}

function plain(date: string): string {
  return date.replace(/^XXXX-/, '');
}

function full(clock: string): string {
  return clock.includes(':') ? clock.slice(0, 5) : `${clock}:00`;
}
