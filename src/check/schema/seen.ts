import { type Json, type JsonObject, pointerSteps } from '../../content/json.ts';
import type { FindingArgs } from '../finding.ts';
import type { FindingCode } from '../messages.ts';
import type { SchemaError } from './schema-set.ts';

/** What one slip of the schema comes to. */
export interface Seen {
  readonly code: FindingCode;
  readonly args: FindingArgs;
  /** The key that is wrong, when it is the key and not the value. */
  readonly key?: string;
  /** JSON pointer from the value that was judged to the one that is wrong. */
  readonly below?: string;
  /** The fact that it names. */
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

/** What was typed, as long as a sentence can bear. */
export function cut(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The name of the value as the manager sees it: the key, or the list that holds it. */
function fieldName(error: SchemaError): string {
  const steps = pointerSteps(error.instancePath);
  return steps.findLast((step) => !/^\d+$/.test(step)) ?? '';
}
