import { isObject, type Json } from '../../content/json.ts';
import { createFormats, type FormatName, type Formats } from '../../i18n/format.ts';
import { formatWordsOf } from '../locales.ts';
import { memoize } from '../memoize.ts';
import type { Project } from '../project.ts';
import { definitionOf } from './fact-schema.ts';

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
 * and its length; JSON where no format fits; empty for null: the page omits the value.
 */
export function writtenValue(project: Project, fact: string, value: Json): string {
  if (value === null) return '';
  if (isObject(value) && typeof value.items === 'number') return `#${value.items}`;
  const form = defaultFormat(project, fact);
  const formats = writtenForms(project);
  if (form && formats[form].accepts(value)) return formats[form].write(value);
  if (formats.term.accepts(value)) return `${JSON.stringify(value)} (${formats.term.write(value)})`;
  return Array.isArray(value) && value.length > 3 ? `#${value.length}` : JSON.stringify(value);
}

/** An amount in cents as people read it. */
export function writtenCents(project: Project, cents: number): string {
  return writtenForms(project).euro.write(cents / 100);
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
