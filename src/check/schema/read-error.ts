import { type Json, type JsonObject, pointerSteps } from '../../content/json.ts';
import { isCalendarDate } from '../../time/calendar.ts';
import type { FindingArgs, FindingCode } from '../finding.ts';
import { gapIn, hasLikelyYear } from './formats.ts';
import { namesBeside, nearest } from './nearest.ts';
import { cleaned, formCodes, rewriters } from './rewrite.ts';
import type { SchemaError } from './schema-set.ts';

/** How to report one schema error. */
export interface ReadError {
  readonly code: FindingCode;
  /** Arguments besides those of `base`. */
  readonly args?: FindingArgs;
  /** The key, when it is wrong and not its value. */
  readonly key?: string;
  /** JSON pointer from the validated value to the wrong one inside it. */
  readonly below?: string;
  /** The fact that the value names. */
  readonly fact?: string;
}

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
  const meant = rewriters[format]?.(typed);
  const args = { instead: meant === undefined ? '' : pasteable(meant) };
  if (format === 'clean-text') return uncleanText(typed, args);
  if (/^date/.test(format) && /^\d{4}(-\d{2}){1,2}$/.test(typed)) return wrongDay(typed, args);
  return { code: formCodes[format] ?? 'value-form', args };
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

export function unknownReference(error: SchemaError): ReadError {
  const found = String(error.params.found);
  const known = error.params.known as string[];
  const kind = String(error.params.kind);
  const near = nearest(found, known) ?? '';
  const beside = kind === 'fact' || kind === 'dependency' ? namesBeside(found, known) : undefined;
  return {
    code: 'reference-unknown',
    ...(kind === 'fact' && { fact: found }),
    args: {
      found,
      kind,
      known: shortened(beside?.names ?? known),
      group: beside?.group ?? '',
      nearest: near,
    },
  };
}

const MAX_NAMES = 12;

function shortened(names: readonly string[]): readonly string[] {
  return names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), '…'] : names;
}

export function missingText(error: SchemaError): ReadError {
  const found = String(error.params.found);
  const { place, file, known } = error.params as { place: string; file: string; known: string[] };
  return {
    code: 'text-missing',
    args: { found, place, textFile: file, nearest: nearest(found, known) ?? '' },
  };
}

export function factText(error: SchemaError): ReadError {
  const { problem, id, fact, at } = error.params as Record<
    'problem' | 'id' | 'fact' | 'at',
    string
  >;
  const near = nearest(id, error.params.known as string[]) ?? '';
  const below = `/${at.replaceAll('.', '/')}`;
  const args = { id, fact, at };
  if (problem === 'missing') return { code: 'fact-text-missing', args, below };
  return { code: 'fact-text-extra', args: { ...args, nearest: near }, below, key: id };
}
