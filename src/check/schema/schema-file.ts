import type { ErrorObject } from 'ajv';
import type { JsonObject } from '../../content/json.ts';

/** What goes before the path of a schema to make it an address. */
export const BASE = 'schema:///';

/** A schema as data; its path is relative to the folder of schemas. */
export interface SchemaFile {
  readonly path: string;
  readonly schema: JsonObject;
}

export type SchemaError = ErrorObject<string, Record<string, unknown>>;
