import { isObject, type Json, type JsonObject, valueAt } from '../../content/json.ts';
import type { Described } from './schema-book.ts';

/** The control that edits a value. */
export type FieldKind =
  | 'sentence'
  | 'plain'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'date'
  | 'month'
  | 'dateTime'
  | 'time'
  | 'reference'
  | 'group'
  | 'names'
  | 'list'
  | 'states'
  | 'dependent'
  | 'says'
  | 'any';

const BY_FORMAT: Readonly<Record<string, FieldKind>> = {
  date: 'date',
  'date-or-month': 'month',
  'day-or-moment': 'dateTime',
  'clock-time': 'time',
  'clock-time-seconds': 'time',
};

/** The definition decides first, then the shape. */
export function fieldKind({ node, definitions }: Described, value: Json | undefined): FieldKind {
  // Facts with other values: the `says` of a page, or values in force from a date.
  if (valueAt(node, ['propertyNames', 'reference']) === 'fact') return 'says';
  if (definitions.includes('wordsByState') && isObject(value)) return 'states';
  if (definitions.includes('dependentText') && isObject(value)) return 'dependent';
  if (definitions.includes('line') || definitions.includes('body')) {
    if (typeof value === 'string' || value === undefined) return 'sentence';
  }
  if (Array.isArray(value)) return isObject(node.items) ? 'list' : 'any';
  if (typeof node.reference === 'string') return 'reference';
  if (Array.isArray(node.enum)) return 'choice';
  const format = BY_FORMAT[String(node.format)];
  if (format) return format;
  return typeKind(node, value);
}

function typeKind(node: JsonObject, value: Json | undefined): FieldKind {
  if (isNullableText(node)) return 'plain';
  switch (node.type) {
    case 'boolean':
      return 'boolean';
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return 'list';
    case 'object':
      return isObject(node.additionalProperties) ? 'names' : 'group';
    case 'string':
      return node.format === 'clean-text' && !node.examples ? 'sentence' : 'plain';
    default:
      return typeof value === 'string' ? 'sentence' : 'any';
  }
}

/** Whether the type is text or null; an empty line means null. */
export function isNullableText({ type }: JsonObject): boolean {
  return Array.isArray(type) && type.toSorted().join() === 'null,string';
}
