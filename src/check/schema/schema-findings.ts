import { childOf, isObject, type Json, type JsonObject } from '../../content/json.ts';
import type { Finding, FindingArgs } from '../finding.ts';
import type { JsonDocument } from '../json/json-document.ts';
import { nearest } from './nearest.ts';
import { base, cut, lengthsOf, shown, wrongForm } from './read-error.ts';
import type { ReadError } from './reference-keywords.ts';
import { meantValue, weekdayMeant } from './rewrite.ts';
import type { SchemaError } from './schema-set.ts';

/** Turns Ajv's errors in one document into findings; one mistake gives one finding. */
export function schemaFindings(document: JsonDocument, errors: readonly SchemaError[]): Finding[] {
  const typos = misspeltKeys(errors);
  return errors
    .filter((error) => error.keyword !== 'propertyNames' && error.keyword !== 'if')
    .filter((error) => !isLooser(error, errors))
    .filter((error) => !typos.has(`${error.instancePath}/${String(error.params.missingProperty)}`))
    .map((error) => {
      const { code, key, below = '', fact, ...own } = readError(error);
      const args = { ...base(error), ...own.args };
      const parent = error.instancePath + below;
      const pointer = key === undefined ? parent : childOf(parent, key);
      const place = document.locate(pointer, key === undefined ? 'value' : 'key');
      const found = typeof error.data === 'number' ? typed(document, error) : {};
      return {
        ...({ code, severity: 'error', args: { ...args, ...found }, ...place } as const),
        ...(fact !== undefined && { fact }),
      };
    });
}

/** A number as typed: 30 digits, not 1.2e29. Nothing for a value that is not in the file. */
function typed(document: JsonDocument, { instancePath, data }: SchemaError): FindingArgs {
  const span = document.span(instancePath);
  const text = span && document.text.slice(span.start, span.end);
  return text && Number(text) === data ? { found: cut(text) } : {};
}

/** True for the wider of two maximums that a number exceeds: only the narrower is reported. */
function isLooser({ keyword, instancePath, params }: SchemaError, errors: readonly SchemaError[]) {
  return (
    keyword === 'maximum' &&
    errors.some(
      (other) =>
        other.keyword === keyword &&
        other.instancePath === instancePath &&
        Number(other.params.limit) < Number(params.limit),
    )
  );
}

/** Keys missing only because they were misspelt: the unknown key already says so. */
function misspeltKeys(errors: readonly SchemaError[]): ReadonlySet<string> {
  const missing = errors.filter((error) => error.keyword === 'required');
  const found = new Set<string>();
  for (const error of errors) {
    if (error.keyword !== 'additionalProperties') continue;
    const names = missing
      .filter((other) => other.instancePath === error.instancePath)
      .map((other) => String(other.params.missingProperty));
    const meant = nearest(String(error.params.additionalProperty), names);
    if (meant) found.add(`${error.instancePath}/${meant}`);
  }
  return found;
}

export const readers: Readonly<Record<string, (error: SchemaError) => ReadError>> = {
  type: wrongType,
  required: missingKey,
  additionalProperties: unknownKey,
  enum: notInList,
  const: notInList,
  format: wrongForm,
  pattern: wrongForm,
  minimum: ({ params }) => ({ code: 'value-too-small', args: { limit: Number(params.limit) } }),
  maximum: ({ params }) => ({ code: 'value-too-large', args: { limit: Number(params.limit) } }),
  multipleOf: ({ params }) => ({
    code: 'value-too-fine',
    args: { step: Number(params.multipleOf) },
  }),
  minItems: (error) => {
    const args = lengthsOf(error);
    return args.length === 0 ? { code: 'list-empty' } : { code: 'list-too-short', args };
  },
  maxItems: (error) => ({ code: 'list-too-long', args: lengthsOf(error) }),
  minProperties: () => ({ code: 'list-empty' }),
  minLength: () => ({ code: 'text-empty' }),
  uniqueItems: ({ data, params }) => ({
    code: 'list-repeats',
    args: { item: shown((data as Json[])[Number(params.i)]) },
  }),
};

function readError(error: SchemaError): ReadError {
  const result = error.read ?? readers[error.keyword]?.(error);
  if (!result) throw new Error(`the schemas use "${error.keyword}", which has no message`);
  return error.propertyName === undefined ? result : { ...result, key: error.propertyName };
}

function wrongType(error: SchemaError): ReadError {
  const expected = String([error.params.type].flat()[0]);
  const schema = (error.parentSchema ?? {}) as JsonObject;
  const meant = meantValue(error.data as Json, expected, schema);
  const instead = isAllowed(meant, schema) ? meant : '';
  return { code: 'value-type', args: { expected, instead } };
}

/** False for a number that the same schema would reject: it must not be proposed. */
function isAllowed(meant: string, { type, minimum, maximum, multipleOf }: JsonObject): boolean {
  if (meant === '' || Number.isNaN(Number(meant))) return true;
  const value = Number(meant);
  const step = type === 'integer' ? 1 : Number(multipleOf ?? 0);
  return (
    value >= Number(minimum ?? value) &&
    value <= Number(maximum ?? value) &&
    (step === 0 || Math.abs(value / step - Math.round(value / step)) < 1e-6)
  );
}

function missingKey(error: SchemaError): ReadError {
  const property = String(error.params.missingProperty);
  const properties = ((error.parentSchema ?? {}) as JsonObject).properties;
  const schema = isObject(properties) ? properties[property] : undefined;
  const title = isObject(schema) && typeof schema.title === 'string' ? schema.title : '';
  return { code: 'key-missing', args: { property, title } };
}

function unknownKey(error: SchemaError): ReadError {
  const property = String(error.params.additionalProperty);
  const properties = ((error.parentSchema ?? {}) as JsonObject).properties;
  const known = isObject(properties)
    ? Object.keys(properties).filter((key) => key !== '$schema')
    : [];
  return {
    code: 'key-unknown',
    args: { property, known, nearest: nearest(property, known) ?? '' },
    key: property,
  };
}

function notInList(error: SchemaError): ReadError {
  const allowed = ([error.params.allowedValues ?? error.params.allowedValue].flat() as Json[]).map(
    String,
  );
  const typed = typeof error.data === 'string' ? error.data : undefined;
  const day = typed === undefined ? undefined : weekdayMeant(typed);
  const near = day && allowed.includes(day) ? day : typed && nearest(typed, allowed);
  return { code: 'value-not-in-list', args: { allowed, nearest: near ?? '' } };
}
