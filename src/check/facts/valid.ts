import { type Json, pointerSteps, withPart } from '../../content/json.ts';
import type { SchemaError } from '../schema/schema-set.ts';

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

/** Whether a value by itself is wrong. */
export function isOfValue({ keyword }: SchemaError): boolean {
  return VALUE_KEYWORDS.has(keyword);
}

/**
 * A value with null for each part that its schema rejects: rules compute with the rest, and the
 * schema reports the part once.
 */
export function validValue(value: Json, errors: readonly SchemaError[]): Json {
  return errors
    .filter(isOfValue)
    .reduce<Json>(
      (valid, { instancePath }) => withPart(valid, pointerSteps(instancePath), null) ?? null,
      value,
    );
}
