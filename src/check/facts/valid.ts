import { isObject, type Json, type JsonObject, pointerSteps } from '../../content/json.ts';
import type { SchemaSet } from '../schema/schema-set.ts';

/** Keywords that judge a value by itself; the others depend on what is around it. */
const VALUE_KEYWORDS: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'const',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
]);

/**
 * A value with null for each part that its schema rejects: rules compute with the rest, and the
 * schema reports the part once.
 * @param address a schema, or a part of one
 */
export function validValue(schemas: SchemaSet, address: string, value: Json): Json {
  const refused = schemas
    .errors(address, value)
    .filter(({ keyword }) => VALUE_KEYWORDS.has(keyword))
    .map(({ instancePath }) => pointerSteps(instancePath));
  return refused.reduce(withNull, value);
}

function withNull(value: Json, [step, ...rest]: readonly string[]): Json {
  if (step === undefined) return null;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === step ? withNull(item, rest) : item));
  if (!isObject(value) || !Object.hasOwn(value, step)) return value;
  const copy: JsonObject = { ...value };
  copy[step] = withNull(value[step] ?? null, rest);
  return copy;
}
