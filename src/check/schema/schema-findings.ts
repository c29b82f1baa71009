import {
  escapePointer,
  isObject,
  type Json,
  type JsonObject,
  pointerSteps,
} from '../../content/json.ts';
import type { Finding, FindingArgs } from '../finding.ts';
import type { JsonDocument } from '../json/json-document.ts';
import type { FindingCode } from '../messages.ts';
import { gapIn } from './formats.ts';
import { nearest } from './nearest.ts';
import { cleaned } from './rewrite.ts';
import type { SchemaError } from './schema-set.ts';
import { formCodes, meantValue, rewriters } from './written-forms.ts';

interface Seen {
  readonly code: FindingCode;
  readonly args: FindingArgs;
  /** The key that is wrong, when it is the key and not the value. */
  readonly key?: string;
  /** JSON pointer from the value that was judged to the one that is wrong. */
  readonly below?: string;
}

/** Turns what Ajv saw in one document into findings; one slip gives one finding. */
export function schemaFindings(document: JsonDocument, errors: readonly SchemaError[]): Finding[] {
  const typos = misspeltKeys(errors);
  return withKeyNames(errors)
    .filter((error) => error.keyword !== 'propertyNames' && error.keyword !== 'if')
    .filter((error) => !typos.has(`${error.instancePath}/${String(error.params.missingProperty)}`))
    .map((error) => {
      const { code, args, key, below = '' } = seen(error);
      const parent = error.instancePath + below;
      const pointer = key === undefined ? parent : `${parent}/${escapePointer(key)}`;
      const place = document.locate(pointer, key === undefined ? 'value' : 'key');
      return { code, severity: 'error', args, ...place, pointer } as const;
    });
}

/** Our own keywords do not say that they judged a key; the error of `propertyNames` around them does. */
function withKeyNames(errors: readonly SchemaError[]): SchemaError[] {
  const keys = errors.filter((error) => error.keyword === 'propertyNames');
  return errors.map((error) => {
    const isKey = keys.some(
      (key) =>
        key.instancePath === error.instancePath && key.params.propertyName === error.params.found,
    );
    return isKey ? { ...error, propertyName: String(error.params.found) } : error;
  });
}

/** Keys that are missing only because they were misspelt: the unknown key already says so. */
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

const readers: Readonly<Record<string, (error: SchemaError) => Seen>> = {
  type: wrongType,
  required: missingKey,
  additionalProperties: unknownKey,
  enum: notInList,
  const: notInList,
  format: wrongForm,
  pattern: wrongForm,
  minimum: outOfRange,
  maximum: outOfRange,
  multipleOf: (error) => ({
    code: 'value-too-fine',
    args: { ...base(error), step: Number(error.params.multipleOf) },
  }),
  minItems: (error) => ({ code: 'list-empty', args: base(error) }),
  minProperties: (error) => ({ code: 'list-empty', args: base(error) }),
  minLength: (error) => ({ code: 'text-empty', args: base(error) }),
  uniqueItems: (error) => ({
    code: 'list-repeats',
    args: { ...base(error), item: repeated(error) },
  }),
  reference: unknownReference,
  texts: missingText,
  factTexts: factText,
};

function seen(error: SchemaError): Seen {
  const read = readers[error.keyword];
  if (!read) throw new Error(`the schemas use «${error.keyword}», which has no sentence`);
  const result = read(error);
  return error.propertyName === undefined ? result : { ...result, key: error.propertyName };
}

function base(error: SchemaError): { field: string; found: string; example: string } {
  const schema = (error.parentSchema ?? {}) as JsonObject;
  const example = Array.isArray(schema.examples) ? schema.examples[0] : undefined;
  return {
    field: fieldName(error),
    found: shown(error.data as Json),
    example: example === undefined ? '' : JSON.stringify(example),
  };
}

/** The name of the value as the manager sees it: the key, or the list that holds it. */
function fieldName(error: SchemaError): string {
  const steps = pointerSteps(error.instancePath);
  return steps.findLast((step) => !/^\d+$/.test(step)) ?? '';
}

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function wrongType(error: SchemaError): Seen {
  const expected = String([error.params.type].flat()[0]);
  const instead = meantValue(error.data as Json, expected, formatOf(error));
  return { code: 'value-type', args: { ...base(error), expected, instead } };
}

function formatOf(error: SchemaError): string {
  return String(((error.parentSchema ?? {}) as JsonObject).format ?? '');
}

function missingKey(error: SchemaError): Seen {
  const property = String(error.params.missingProperty);
  const properties = ((error.parentSchema ?? {}) as JsonObject).properties;
  const schema = isObject(properties) ? properties[property] : undefined;
  const title = isObject(schema) && typeof schema.title === 'string' ? schema.title : '';
  return { code: 'key-missing', args: { ...base(error), property, title } };
}

function unknownKey(error: SchemaError): Seen {
  const property = String(error.params.additionalProperty);
  const properties = ((error.parentSchema ?? {}) as JsonObject).properties;
  const known = isObject(properties)
    ? Object.keys(properties).filter((key) => key !== '$schema')
    : [];
  return {
    code: 'key-unknown',
    args: { ...base(error), property, known, nearest: nearest(property, known) ?? '' },
    key: property,
  };
}

function notInList(error: SchemaError): Seen {
  const allowed = ([error.params.allowedValues ?? error.params.allowedValue].flat() as Json[]).map(
    String,
  );
  const near = typeof error.data === 'string' ? nearest(error.data, allowed) : undefined;
  return { code: 'value-not-in-list', args: { ...base(error), allowed, nearest: near ?? '' } };
}

function outOfRange(error: SchemaError): Seen {
  const code = error.keyword === 'minimum' ? 'value-too-small' : 'value-too-large';
  return { code, args: { ...base(error), limit: Number(error.params.limit) } };
}

function wrongForm(error: SchemaError): Seen {
  const typed = String(error.data);
  const format = String(error.params.format ?? 'pattern');
  const meant = rewriters[format]?.(typed);
  const args = { ...base(error), instead: meant === undefined ? '' : shown(meant) };
  if (format === 'clean-text') return uncleanText(typed, args);
  if (format === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(typed))
    return { code: 'date-not-real', args };
  return { code: formCodes[format] ?? 'value-form', args };
}

function uncleanText(typed: string, args: FindingArgs): Seen {
  if (cleaned(typed) === '') return { code: 'text-empty', args };
  const gap = gapIn(cleaned(typed));
  return gap === undefined
    ? { code: 'text-not-clean', args }
    : { code: 'text-gap', args: { ...args, found: gap } };
}

function repeated(error: SchemaError): string {
  const items = error.data as Json[];
  return shown(items[Number(error.params.i)]);
}

function unknownReference(error: SchemaError): Seen {
  const found = String(error.params.found);
  const known = error.params.known as string[];
  return {
    code: 'reference-unknown',
    args: {
      ...base(error),
      found,
      kind: String(error.params.kind),
      known: known.length > 12 ? [...known.slice(0, 12), '…'] : known,
      nearest: nearest(found, known) ?? '',
    },
  };
}

function missingText(error: SchemaError): Seen {
  const found = String(error.params.found);
  const { place, file, known } = error.params as { place: string; file: string; known: string[] };
  return {
    code: 'text-missing',
    args: { found, place, textFile: file, nearest: nearest(found, known) ?? '' },
  };
}

function factText(error: SchemaError): Seen {
  const { problem, id, fact, at } = error.params as Record<
    'problem' | 'id' | 'fact' | 'at',
    string
  >;
  const near = nearest(id, error.params.known as string[]) ?? '';
  const below = `/${at.replaceAll('.', '/')}`;
  const args = { id, fact, at, nearest: near };
  if (problem === 'missing') return { code: 'fact-text-missing', args, below };
  return { code: 'fact-text-extra', args, below, key: id };
}
