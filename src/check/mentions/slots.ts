import { DIGITS } from './digits.ts';
import type { Language } from './language.ts';
import { escaped } from './number-words.ts';

/** The sources of patterns that forms call by name. */
export type Slots = Readonly<Record<string, string>>;

const CLOCK = '(?:[01]?\\d|2[0-4])[:.][0-5]\\d(?:[:.][0-5]\\d)?(?!\\d)';
const COMMA_CLOCK = '(?:[01]?\\d|2[0-4])[:.,][0-5]\\d(?!\\d)';
const HOUR = '(?:[01]?\\d|2[0-4])(?!\\d|[.,:]\\d)';

/** Any of the words, the longest first. */
export function anyOf(words: Iterable<string>): string {
  const sorted = [...words].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return `(?:${sorted.map((word) => escaped(word).replace(/ /g, '\\s+').replace(/'/g, "['’]")).join('|')})`;
}

/** Sources of patterns for a number, a day of a month and a year in words. */
export interface WordSources {
  readonly number: string;
  readonly day: string;
  readonly year: string;
}

/** What a form can ask for, made of the words of a language. */
export function slotsOf(language: Language, { number: word, ...words }: WordSources): Slots {
  const scale = anyOf(Object.keys(language.numbers.digitScales));
  const digits = `(?:${DIGITS}(?:\\s?${scale}(?!\\p{L}))?)`;
  const number = `(?:${digits}|${word})`;
  const full = anyOf(Object.keys(language.months));
  const month = `(?:${full}|${anyOf(Object.keys(language.shortMonths))}\\.?)(?!\\p{L})`;
  const weekday = `(?<!\\p{L})${anyOf(Object.keys(language.weekdays))}(?!\\p{L})`;
  const shortWeekday = `(?<!\\p{L})${anyOf(Object.keys(language.shortWeekdays))}(?!\\p{L})`;
  const inOrder = Object.entries(language.ordinals).filter(
    ([name, value]) =>
      name !== language.dates.notDay && (value === 1 || (language.dates.byOrder && value > 1)),
  );
  const day = `(?:(?:0?[1-9]|[12]\\d|3[01])(?:\\s?[º°ª]|st|nd|rd|th)?(?!\\d)|${anyOf(inOrder.map(([name]) => name))}|${words.day})`;
  const year = `(?:(?:1\\d|20)\\d{2}(?!\\d)|['’]\\d{2}(?!\\d)|${words.year})`;
  const anyWeekday = `(?:${weekday}|${shortWeekday}\\.?)`;
  const dayOfWeek = `(?:${anyWeekday},?\\s+(?:il\\s+)?)?${day}`;
  const halves = Object.values(language.halves).join('|');
  const dayTime = anyOf(Object.keys(language.dayTimes));
  const part = language.clock.part
    .replaceAll('{n}', `(?:\\d{1,2}|${word})`)
    .replaceAll(' ', '\\s+');
  const ofDay = `(?:,?\\s*(?:${language.clock.of})?(?:${halves}))(?!\\p{L})`;
  const time = `(?:(?:${CLOCK}|${HOUR}|${word})(?:${part}){0,2}(?:${ofDay})?(?:${part})?|${dayTime}(?:${part})?)`;
  return {
    n: number,
    d: digits,
    w: word,
    day,
    wday: dayOfWeek,
    month,
    monthName: `${full}(?!\\p{L})`,
    year,
    weekday,
    shortWeekday,
    date: dateSource({ weekday: anyWeekday, day: dayOfWeek, month, year }, language),
    clock: CLOCK,
    hour: HOUR,
    clockHour: `(?:${CLOCK}|${HOUR})`,
    commaClock: COMMA_CLOCK,
    commaClockHour: `(?:${COMMA_CLOCK}|${HOUR})`,
    time,
    spoken: `(?:${CLOCK}|${HOUR}|${word})(?:(?:${part}){1,2}(?:${ofDay})?|${ofDay}(?:${part})?)`,
    dayTime,
    ofDay,
    halves,
    ordinal: `(?:${anyOf(Object.keys(language.ordinals))}|\\d{1,2}(?:[ªº°^]|[ao](?![\\p{L}\\d])))`,
    fraction: anyOf(Object.keys(language.fractions)),
    unit: `${anyOf(Object.keys(language.units))}(?!\\p{L})`,
    spanOfYears: anyOf(Object.keys({ ...language.spansOfYears, ...language.spansOfWeeks })),
    group: anyOf(Object.keys(language.groups)),
    namedDay: `${anyOf(Object.keys(language.namedDays))}(?!\\p{L})`,
    wordAge: anyOf(ageStems(language)),
    ...language.lists,
  };
}

function dateSource(
  { weekday, day, month, year }: Readonly<Record<'weekday' | 'day' | 'month' | 'year', string>>,
  { dates, lists }: Language,
): string {
  const worded = `${day}(?:\\.?\\s*(?:${dates.of})|\\s?-|/|\\.(?!\\s${month}(?!\\.?\\s+\\d)))?\\s?(?<=[\\s/.-]|\\d(?=\\p{L}{5}))${month}(?:,?\\s+(?:${dates.ofYear})?${year}|/(?:20)?\\d\\d(?!\\d)| \\d\\d(?=\\s*(?:[.;)!?]|$)))?`;
  const iso = '(?<![\\d-])\\d{4}(?:-\\d{1,2}-|/\\d{1,2}/)\\d{1,2}(?![\\d-])';
  const numeric =
    '(?<![\\d/.])\\d{1,2}(?:/\\d{1,2}(?:/\\s?|,\\s?(?=\\d{4}))|-\\d{1,2}-|\\.\\d{1,2}\\.)(?:\\d{4}|\\d{2})(?!\\d|[/]\\d)';
  const before = dates.notBefore ? `(?<!${dates.notBefore})` : '';
  const after = dates.notAfter ? `(?!\\s+(?:${dates.notAfter}))` : '';
  const short = `${before}(?<![\\d/.,])\\d{1,2}/\\d{1,2}(?![\\d/]|[.,]\\d|\\s?%)${after}`;
  const noAge = `(?!\\s?['’]?(?:${lists.years}))`;
  const named = `(?:${weekday},?\\s+(?:il\\s+)?)?`;
  return `(?:${worded}|${iso}|${named}(?:${numeric}|${short}${noAge}))`;
}

/** «quattordici» without its vowel, as in «quattordicenni». */
export function ageStems({ numbers }: Language): string[] {
  const regular = [...Object.keys(numbers.below20), ...Object.keys(numbers.tens)]
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/[aeio]$/, ''));
  return [...regular, ...Object.keys(numbers.ageStems)];
}
