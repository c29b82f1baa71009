import type { Value } from '../values/value.ts';
import type { Fact } from './fact.ts';

const FORMATS: Readonly<Partial<Record<Fact['kind'], string>>> = {
  money: 'euro',
  month: 'dateOrMonth',
  rating: 'rating',
};
const PLAIN: ReadonlySet<string> = new Set(['email', 'address']);

/** The placeholder format that writes a fact as a value was typed; undefined if none is needed. */
export function formatFor({ kind, value }: Fact, said: Value, typed: string): string | undefined {
  if (kind === 'date') return dateFormat(said, typed);
  if (kind === 'age') return Number.isInteger(value) ? 'number' : 'age';
  if (kind === 'count') return ordinalFormat(said, typed);
  return PLAIN.has(kind) ? undefined : (FORMATS[kind] ?? kind);
}

function dateFormat({ weekday, year }: Value, typed: string): string {
  if (/^\d+[/.-]\d+$/.test(typed) && year === undefined) return 'shortDate';
  if (weekday !== undefined) return year === undefined ? 'dayMonthWeekday' : 'longDate';
  return year === undefined ? 'dayMonth' : 'date';
}

function ordinalFormat({ kind }: Value, typed: string): string {
  if (kind !== 'ordinal') return 'number';
  return /a$|ª$/.test(typed) ? 'ordinalFeminine' : 'ordinal';
}
