import { isObject, type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { createFormats, type FormatName, type Formats } from '../../i18n/format.ts';
import type { Project } from '../project.ts';
import { definitionOf } from './fact-schema.ts';

/** The written form of each definition of `shared.schema.json`. */
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
 * A value of a fact as people read it, «12 settembre 2025» for `"2025-09-12"`; a long list as
 * `#` and its length, what has no written form as content holds it. Empty when the value is null: the page is silent.
 */
export function writtenValue(project: Project, fact: string, value: Json): string {
  if (value === null) return '';
  if (isObject(value) && typeof value.items === 'number') return `#${value.items}`;
  const form = usualForm(project, fact);
  const formats = writtenForms(project);
  if (form && formats[form].accepts(value)) return formats[form].write(value);
  if (formats.term.accepts(value)) return `${JSON.stringify(value)} (${formats.term.write(value)})`;
  return Array.isArray(value) && value.length > 3 ? `#${value.length}` : JSON.stringify(value);
}

/** An amount in cents as people read it. */
export function writtenCents(project: Project, cents: number): string {
  return writtenForms(project).euro.write(cents / 100);
}

/** The format that a fact of its kind is usually written in. */
export function usualForm(project: Project, fact: string): FormatName | undefined {
  return FORMS[definitionOf(project, fact)];
}

const known = new WeakMap<Project, Formats>();

/** The written forms of the manager's language. */
export function writtenForms(project: Project): Formats {
  const formats = known.get(project) ?? newFormats(project);
  known.set(project, formats);
  return formats;
}

/** The words of the first locale, which is the one that the manager writes. */
function newFormats(project: Project): Formats {
  const layout = project.value(`texts/${project.locales[0]}/layout.json`);
  const words = (name: string) => textsOnly(valueAt(layout, [name]));
  const { whole = '{{$years}}', half = whole } = words('age');
  return createFormats('it-IT', { terms: words('terms'), age: { whole, half } });
}

function textsOnly(group: Json | undefined): Record<string, string> {
  const entries = Object.entries(isObject(group) ? group : ({} as JsonObject));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
