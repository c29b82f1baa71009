import { isObject, type Json } from '../../content/json.ts';
import { memoize } from '../../content/memoize.ts';
import { createFormats, type FormatName, type Formats } from '../../i18n/format.ts';
import type { FactKind } from '../../reader/facts/fact.ts';
import { kindOf } from '../../reader/facts/facts-of-content.ts';
import { formatWordsOf } from '../locales.ts';
import type { Project } from '../project.ts';
import { officialValue } from './fact-place.ts';
import { choiceOf, definitionOf } from './fact-schema.ts';

/** The usual format of each definition of `shared.schema.json`. */
const FORMS: Readonly<Record<string, FormatName>> = {
  euro: 'euro',
  positiveEuro: 'euro',
  percent: 'percent',
  count: 'number',
  positiveCount: 'number',
  age: 'age',
  ageRange: 'ageRange',
  year: 'year',
  date: 'date',
  dateOrMonth: 'dateOrMonth',
  dateRange: 'dateRange',
  time: 'time',
  timeRange: 'timeRange',
  timeRanges: 'timeRanges',
  weekday: 'weekday',
};

/**
 * A value of a fact as people read it, «12 settembre 2025» for `"2025-09-12"`; a long list as `#`
 * and its length; a choice in its schema's words; JSON where no format fits; empty for null: the page omits the value.
 */
export function writtenValue(project: Project, fact: string, value: Json): string {
  if (value === null) return '';
  if (isObject(value) && typeof value.items === 'number') return `#${value.items}`;
  const form = defaultFormat(project, fact);
  const formats = writtenForms(project);
  if (form && formats[form].accepts(value)) return formats[form].format(value);
  const choice = choiceOf(project, fact, value);
  if (choice !== undefined) return choice;
  if (formats.term.accepts(value)) return formats.term.format(value);
  return Array.isArray(value) && value.length > 3 ? `#${value.length}` : JSON.stringify(value);
}

/** A day as people read it; empty for none. */
export function writtenDate(project: Project, date: string | undefined): string {
  return date ? writtenForms(project).date.format(date) : '';
}

/** An amount in cents as people read it. */
export function writtenCents(project: Project, cents: number): string {
  return writtenForms(project).euro.format(cents / 100);
}

/** The format that a fact is usually written in. */
export function defaultFormat(project: Project, fact: string): FormatName | undefined {
  return FORMS[definitionOf(project, fact)];
}

/** The formats of the manager's language, with words from the first locale. */
export const writtenForms = memoize(
  (project: Project): Formats =>
    createFormats('it-IT', formatWordsOf(project, project.locales[0] ?? '')),
);

/** The formats that can write a value, `phone` left out. */
export function suitable(value: Json, formats: Formats): FormatName[] {
  const names = Object.keys(formats) as FormatName[];
  return names.filter((name) => name !== 'phone' && formats[name].accepts(value));
}

/** Names and addresses are shown as they are; numbers, dates and hours need a format. */
export function needsFormat(value: Json, formats: Formats): boolean {
  return typeof value !== 'string' || suitable(value, formats).some((name) => name !== 'term');
}

/** The formats that suit a fact, the usual one of its kind first. */
export function formatsFor(project: Project, fact: string): FormatName[] {
  const value = officialValue(project, fact) ?? null;
  const suited = suitable(value, writtenForms(project));
  const kind = kindOf(definitionOf(project, fact), value, fact.slice(fact.lastIndexOf('.') + 1));
  const own = kind === undefined ? [] : FORMATS_OF[kind].filter((name) => suited.includes(name));
  const usual = typeof value === 'number' && !Number.isInteger(value) ? 'rating' : own[0];
  const first = defaultFormat(project, fact) ?? usual;
  return (own.length > 0 ? own : suited).toSorted(
    (a, b) => Number(b === first) - Number(a === first),
  );
}

/**
 * A placeholder, ready to paste into a text.
 * @param typed the format that somebody wrote, kept where it suits
 */
export function placeholderOf(project: Project, fact: string, typed?: string): string {
  const known = formatsFor(project, fact);
  const format = known.find((name) => name === typed) ?? known[0];
  const value = officialValue(project, fact) ?? null;
  const isWithoutFormat = format === undefined || !needsFormat(value, writtenForms(project));
  return isWithoutFormat ? `{{${fact}}}` : `{{${fact}, ${format}}}`;
}

const DAYS: readonly FormatName[] = [
  'date',
  'longDate',
  'dayMonth',
  'dayMonthWeekday',
  'shortDate',
  'numericDate',
  'monthYear',
  'dateOrMonth',
];

/** The formats that suit each kind of fact: an age is not a price, though both are numbers. */
export const FORMATS_OF: Readonly<Record<FactKind, readonly FormatName[]>> = {
  answer: [],
  money: ['euro', 'number'],
  percent: ['percent', 'number'],
  age: ['age', 'number'],
  ageRange: ['ageRange'],
  count: ['number', 'ordinal', 'ordinalFeminine'],
  rating: ['number', 'rating'],
  year: ['year'],
  date: DAYS,
  dateRange: ['dateRange'],
  month: ['monthYear', 'dateOrMonth'],
  time: ['time'],
  timeRange: ['timeRange', 'timeRanges'],
  weekday: ['weekday', 'shortWeekday'],
  phone: ['phone'],
  email: [],
  address: [],
};

type Unit = 'euro' | 'percent' | 'years';

/** The unit that a format writes: a text that types it too shows it twice. */
export const UNIT_OF: Readonly<Partial<Record<FormatName, Unit>>> = {
  euro: 'euro',
  percent: 'percent',
  age: 'years',
};

/** The unit that may follow a kind of number; other kinds count nouns. */
export function unitOfKind(kind: FactKind): Unit | undefined {
  const [usual] = FORMATS_OF[kind];
  return usual && UNIT_OF[usual];
}
