import { type Json, type JsonObject, pointerSteps } from '../../content/json.ts';
import { isCalendarDate } from '../../time/calendar.ts';
import type { FindingArgs } from '../finding.ts';
import { gapIn, hasLikelyYear } from './formats.ts';
import type { ReadError } from './reference-keywords.ts';
import { cleaned, forms, strayInPhone } from './rewrite.ts';
import type { SchemaError } from './schema-set.ts';

/** The arguments that every sentence about a value may use. */
export function base(error: SchemaError): { field: string; found: string; example: string } {
  const schema = (error.parentSchema ?? {}) as JsonObject;
  const example = Array.isArray(schema.examples) ? schema.examples[0] : undefined;
  return {
    field: fieldName(error),
    found: shown(error.data as Json),
    example: example === undefined ? '' : JSON.stringify(example),
  };
}

export function shown(value: Json | undefined): string {
  return cut(JSON.stringify(value) ?? '');
}

/** Cuts what was typed to a length that fits a sentence. */
export function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The name of the value as the manager sees it: the key, or the list that holds it. */
function fieldName(error: SchemaError): string {
  const steps = pointerSteps(error.instancePath);
  return steps.findLast((step) => !/^\d+$/.test(step)) ?? '';
}

/** A text that does not match its format. */
export function wrongForm(error: SchemaError): ReadError {
  const typed = String(error.data);
  const format = String(error.params.format ?? 'pattern');
  const { code = 'value-form', meant: rewrite } = forms[format] ?? {};
  const meant = rewrite?.(typed);
  const args = { instead: meant === undefined ? '' : pasteable(meant) };
  if (format === 'clean-text') return uncleanText(typed, args);
  if (/^date/.test(format) && /^\d{4}(-\d{2}){1,2}$/.test(typed)) return wrongDay(typed, args);
  if (/^date/.test(format) && meant === undefined && /^\d{1,2}([/.-])\d{1,2}\1\d{4}$/.test(typed))
    return { code: 'date-not-real', args };
  return { code, args: format === 'phone' ? { ...args, stray: strayInPhone(typed) } : args };
}

/** A text to type instead is given whole, or not at all. */
function pasteable(text: string): string {
  return text.length > MAX_PASTED ? '' : JSON.stringify(text);
}

const MAX_PASTED = 300;

function wrongDay(typed: string, args: FindingArgs): ReadError {
  if (isCalendarDate(typed) || !hasLikelyYear(typed)) return { code: 'date-year-odd', args };
  const [year, month, day] = typed.split('-');
  const swapped = `${year}-${day}-${month}`;
  const instead = isCalendarDate(swapped) ? JSON.stringify(swapped) : '';
  return { code: 'date-not-real', args: { ...args, instead } };
}

function uncleanText(typed: string, args: FindingArgs): ReadError {
  if (cleaned(typed) === '') return { code: 'text-empty', args };
  const gap = gapIn(cleaned(typed));
  return gap === undefined
    ? { code: 'text-not-clean', args }
    : { code: 'text-gap', args: { ...args, found: gap } };
}

/** The length of a list, and the limit that it breaks. */
export function lengthsOf({ data, params }: SchemaError): { length: number; limit: number } {
  return { length: Array.isArray(data) ? data.length : 0, limit: Number(params.limit) };
}
