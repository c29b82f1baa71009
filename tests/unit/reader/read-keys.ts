import { Lexicon } from '../../../src/reader/values/lexicon.ts';
import { readValues } from '../../../src/reader/values/read-values.ts';
import { DAY_MINUTES, type Value } from '../../../src/reader/values/value.ts';
import { type Case, type Found, seconds } from './judged.ts';

const LEXICONS = { it: Lexicon.of('it'), en: Lexicon.of('en') };
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The values that the reader finds in a public case, as keys. */
export function readKeys({ text, language, year }: Case): Found[] {
  return readValues(text, LEXICONS[language]).flatMap(({ start, end, value }) =>
    value && !value.isArticle && !Number.isNaN(value.from)
      ? [{ start, end, kind: value.kind, keys: keysOf(value, year) }]
      : [],
  );
}

function keysOf(value: Value, year: number): string[] {
  const { kind, from, to, isRange, unit } = value;
  switch (kind) {
    case 'quantity':
      return [`count:${from}`, `duration:${seconds(from, unit ?? '')}`, ...ages(value)];
    case 'number':
    case 'ordinal':
      return [`number:${from}`, `count:${from}`, `day:${from}`];
    case 'date':
    case 'month':
      return dated(value, year);
    case 'time':
      return timed(value);
    case 'weekday':
      return isRange
        ? [`weekday:${WEEKDAYS[from]}..${WEEKDAYS[to]}`]
        : [`weekday:${WEEKDAYS[from]}`];
    default:
      return [`${kind}:${from}`];
  }
}

function ages({ from, unit }: Value): string[] {
  return unit === 'year' ? [`age:${from}`] : [];
}

function dated({ kind, from, to, isRange, year: own }: Value, year: number): string[] {
  const text = (code: number) =>
    kind === 'month' ? two(code) : `${two(Math.floor(code / 100))}-${two(code % 100)}`;
  const years = own === undefined ? ['', `${year}-`] : [`${own}-`, ''];
  return years.map((year) =>
    isRange
      ? `${kind}Range:${year}${text(from)}..${year}${text(to)}`
      : `${kind}:${year}${text(from)}`,
  );
}

function timed({ from, to, isRange, mayBeAfternoon }: Value): string[] {
  const shifts = mayBeAfternoon ? [0, DAY_MINUTES / 2] : [0];
  return shifts.map((shift) =>
    isRange
      ? `timeRange:${clock(from + shift)}..${clock(to + shift)}`
      : `time:${clock(from + shift)}`,
  );
}

function clock(minutes: number): string {
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

function two(one: number): string {
  return String(one).padStart(2, '0');
}
