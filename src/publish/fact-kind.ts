import { definitionOf } from '../check/facts/fact-schema.ts';
import type { Project } from '../check/project.ts';
import { isObject, type Json, valueAt } from '../content/json.ts';
import type { PublishedFactsFact } from '../content/types.ts';
import type { FormatName, Formats } from '../i18n/format.ts';
import { kindOf as kindOfFact } from '../reader/facts/facts-of-content.ts';

export type Kind = PublishedFactsFact['kind'];

/** The format of each kind whose format has another name. */
const FORMAT_OF: Readonly<Record<string, FormatName>> = {
  money: 'euro',
  month: 'monthYear',
  count: 'number',
};
/** The unit of each kind, if any. */
export const UNITS: Readonly<Partial<Record<Kind, PublishedFactsFact['unit']>>> = {
  money: 'EUR',
  percent: '%',
  age: 'anni',
  ageRange: 'anni',
};
/** A value formatted by its kind; undefined for a kind without a format. */
export function formattedValue(kind: string, value: Json, formats: Formats): string | undefined {
  const format = FORMAT_OF[kind] ?? (kind in formats ? (kind as FormatName) : undefined);
  return format && formats[format].accepts(value) ? formats[format].format(value) : undefined;
}

export function isRange(kind: Kind | undefined): boolean {
  return kind !== undefined && /Range$/.test(kind);
}

/** The kind of a fact; undefined for facts that are not for visitors. */
export function factKindOf(project: Project, path: string): Kind | undefined {
  const value = valueAt(project.facts, path.split('.'));
  if (value === undefined || value === null || typeof value === 'boolean') return undefined;
  const definition = definitionOf(project, path);
  if (INTERNAL_REFERENCES.has(definition)) return undefined;
  const known = kindOfFact(definition, value, '');
  if (known) return known === 'rating' || isPlainNumber(definition, value) ? 'number' : known;
  if (Array.isArray(value)) return definition === 'timeRanges' ? 'timeRanges' : 'list';
  if (typeof value !== 'string') return undefined;
  return definition === 'name' || definition === 'venue' ? definition : 'term';
}

/** Whether a value is a number without a shared definition. */
function isPlainNumber(definition: string, value: Json): boolean {
  return typeof value === 'number' && definition === '';
}

/** Kinds that refer to parts of the site and mean nothing to visitors. */
const INTERNAL_REFERENCES: ReadonlySet<string> = new Set(['icon', 'id', 'link', 'page', 'picture']);

/** A range without other members of its group, such as the icon of a slot. */
export function ends(value: Json): Json {
  if (!isObject(value)) return value;
  const bounds = Object.entries(value).filter(([key]) => ENDS.includes(key));
  return Object.fromEntries(bounds);
}

export const ENDS: readonly string[] = ['from', 'to', 'min', 'max'];
