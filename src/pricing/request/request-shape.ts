import { Ajv } from 'ajv';
import { isObject, type Json, type JsonObject, valueAt } from '../../content/json.ts';

/** A schema of `schemas/`, by the name of its file. */
export type NamedSchemas = Readonly<Record<string, JsonObject>>;

export const REQUEST_SCHEMA = 'quote-request.schema.json';
const BASE = 'schema:///';

/** Validates the shape of a request. */
export type RequestShape = ReturnType<typeof requestShape>;

/**
 * A validator for one child's request, compiled from its schema and those that it references.
 * @param addFormats registers our own formats with Ajv
 * @throws Error when the schemas do not describe a child
 */
export function requestShape(schemas: NamedSchemas, addFormats: (ajv: Ajv) => void) {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
  addFormats(ajv);
  for (const [name, schema] of Object.entries(schemas))
    ajv.addSchema({ ...schema, $id: BASE + name });
  const validate = ajv.getSchema(`${BASE}${REQUEST_SCHEMA}#/definitions/child`);
  if (!validate) throw new Error('no schema of a child');
  const { properties = {} } = validate.schema as { properties?: object };
  /** The schema errors of one child. */
  const errors = (child: unknown) => {
    validate(child);
    return validate.errors ?? [];
  };
  /** The names that a child's request may use. */
  const fields = Object.keys(properties);
  return { errors, fields };
}

/** The schema of a child with every `$ref` inlined. */
export function childSchema(schemas: NamedSchemas): JsonObject {
  const child = valueAt(schemas[REQUEST_SCHEMA], ['definitions', 'child']);
  const whole = inlined(child ?? {}, schemas);
  if (!isObject(whole)) throw new Error('no schema of a child');
  return whole;
}

function inlined(value: Json, schemas: NamedSchemas): Json {
  if (Array.isArray(value)) return value.map((item) => inlined(item, schemas));
  if (!isObject(value)) return value;
  const { $ref, format, ...own } = value;
  const [file = '', pointer = ''] = String($ref ?? '').split('#/');
  const target = $ref === undefined ? undefined : valueAt(schemas[file], pointer.split('/'));
  // Our own formats are checked with the request: clients do not know them.
  const known = format === 'date' ? { format } : {};
  const parts = Object.entries({ ...(isObject(target) ? target : {}), ...known, ...own });
  return Object.fromEntries(parts.map(([key, part]) => [key, inlined(part, schemas)]));
}
