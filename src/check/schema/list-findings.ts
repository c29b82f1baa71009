import type { Json } from '../../content/json.ts';
import type { FindingArgs } from '../finding.ts';
import type { SchemaError } from './schema-set.ts';
import { base, type Seen, shown } from './seen.ts';

export function tooShort(error: SchemaError): Seen {
  const isEmpty = Array.isArray(error.data) && error.data.length === 0;
  return isEmpty
    ? { code: 'list-empty', args: base(error) }
    : { code: 'list-too-short', args: lengths(error) };
}

function lengths(error: SchemaError): FindingArgs {
  const length = Array.isArray(error.data) ? error.data.length : 0;
  return { ...base(error), length, limit: Number(error.params.limit) };
}

function repeated(error: SchemaError): string {
  const items = error.data as Json[];
  return shown(items[Number(error.params.i)]);
}

export function tooLong(error: SchemaError): Seen {
  return { code: 'list-too-long', args: lengths(error) };
}

export function repeats(error: SchemaError): Seen {
  return { code: 'list-repeats', args: { ...base(error), item: repeated(error) } };
}
