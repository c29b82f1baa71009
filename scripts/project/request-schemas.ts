import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../src/content/json.ts';
import { type NamedSchemas, REQUEST_SCHEMA } from '../../src/pricing/request/request-shape.ts';
import { SCHEMAS } from './paths.ts';

/** The request's schema and those that it refers to. */
export function requestSchemas(): NamedSchemas {
  const read = (name: string): [string, JsonObject] => [
    name,
    JSON.parse(readFileSync(`${SCHEMAS}/${name}`, 'utf8')),
  ];
  return Object.fromEntries(['shared.schema.json', REQUEST_SCHEMA].map(read));
}
