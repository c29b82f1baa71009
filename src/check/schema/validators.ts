import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Json, JsonObject } from '../../content/json.ts';
import { FORMATS } from './formats.ts';
import {
  type Current,
  type KeywordFunctions,
  keywordFunctions,
  type References,
} from './reference-keywords.ts';

/** Validates values at schema URIs like `facts/prices.schema.json#/additionalProperties`. */
export interface Validators {
  errors(address: string, value: Json, references: References): SchemaError[];
}

/** Loads a group of validators compiled earlier; undefined when there is none. */
export type KeptGroup = (
  group: string,
  formats: typeof FORMATS,
  keywords: KeywordFunctions,
) => KeptValidators | undefined;

type KeptValidators = Readonly<Record<string, ValidateFunction>>;

/** Whole schemas, all used in a run, are one group; the parts of each schema another. */
export function groupOf(address: string): string {
  return address.includes('#') ? address.slice(0, address.indexOf('#')) : '';
}

/** @param others validates at schema URIs that were not compiled */
export function keptValidators(groupAt: KeptGroup, others: () => Validators): Validators {
  const names: Current = { current: undefined };
  const keywords = keywordFunctions(names);
  const made = new Map<string, KeptValidators>();
  const validatorOf = (address: string) => {
    const group = groupOf(address);
    const validators = made.get(group) ?? groupAt(group, FORMATS, keywords) ?? {};
    made.set(group, validators);
    return validators[address];
  };
  let rest: Validators | undefined;
  return {
    errors(address, value, references) {
      const validate = validatorOf(address);
      if (!validate) {
        rest ??= others();
        return rest.errors(address, value, references);
      }
      names.current = references;
      validate(value);
      return [...((validate.errors ?? []) as SchemaError[])];
    },
  };
}

/** Makes the path of a schema a URI. */
export const BASE = 'schema:///';

/** A schema as data; its path is relative to the schema folder. */
export interface SchemaFile {
  readonly path: string;
  readonly schema: JsonObject;
}

export type SchemaError = ErrorObject<string, Record<string, unknown>>;
