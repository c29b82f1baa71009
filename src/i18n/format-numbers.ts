import { isAgeRange, isNumber, isPositiveInteger, isYear } from './accepted-values.ts';
import { type Format, type FormatWords, lazy, simple } from './one-format.ts';

/** The `years` placeholder, as typed and as filled-in texts keep it. */
const YEARS = /\{\{\s*\$?years\s*\}\}/;
const CURRENT = /\{\{\s*\$?current\s*\}\}/;

/** Formats for money, percentages, counts, ages and ordinals; part of `createFormats`. */
export function numberFormats(language: string, words: FormatWords) {
  const writer = (options: Intl.NumberFormatOptions) => {
    const format = lazy(() => new Intl.NumberFormat(language, options));
    return { format: (value: number) => format().format(value) };
  };
  const euro = (digits: number) =>
    writer({
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    });
  const [whole, cents] = [euro(0), euro(2)];
  const plain = writer({ useGrouping: 'always', maximumFractionDigits: 2 });
  const percent = writer({ maximumFractionDigits: 2 });
  const rating = writer({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const years = (value: number) => {
    const half = value % 1 !== 0;
    return (half ? words.age.half : words.age.whole).replace(
      YEARS,
      plain.format(Math.floor(value)),
    );
  };
  return {
    euro: simple(isNumber, (value) => (Number.isInteger(value) ? whole : cents).format(value)),
    percent: simple(isNumber, (value) => `${percent.format(value)}%`),
    number: simple(isNumber, (value) => plain.format(value)),
    year: simple(isYear, String),
    rating: simple(isNumber, (value) => rating.format(value)),
    age: simple(isNumber, years),
    ordinal: ordinalFormat(language, words.ordinals?.usual),
    ordinalFeminine: ordinalFormat(language, words.ordinals?.feminine ?? words.ordinals?.usual),
    ageRange: simple(isAgeRange, ({ min, max }) => `${plain.format(min)}–${plain.format(max)}`),
  };
}

/** «2º», «2nd»: the suffixes come from the texts, chosen by the language's plural rules. */
function ordinalFormat(language: string, marks: Readonly<Record<string, string>> = {}): Format {
  const markOf = (ordinal: number) =>
    marks[new Intl.PluralRules(language, { type: 'ordinal' }).select(ordinal)] ?? '';
  return simple(
    (value): value is number => isPositiveInteger(value) && markOf(value) !== '',
    (value) => markOf(value).replace(CURRENT, String(value)),
  );
}
