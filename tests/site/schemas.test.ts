import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { readContentFolder, readSchemas } from '../../scripts/project/content-folder.ts';
import { CONTENT, SCHEMAS } from '../../scripts/project/paths.ts';
import { byVenue, overrideSchemas, TYPES_FILE, typesSource } from '../../scripts/types.ts';
import { VOCABULARY } from '../../src/check/schema/reference-keywords.ts';
import { readers } from '../../src/check/schema/schema-findings.ts';
import { isObject, type Json, type JsonObject } from '../../src/content/json.ts';
import { BY_VENUE } from '../../src/content/scope.ts';

const files = readSchemas(SCHEMAS);
const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** Every part of a schema that describes a value, with its JSON pointer. */
function* parts(
  schema: JsonObject,
  pointer: string,
): Generator<[pointer: string, part: JsonObject, isProperty: boolean]> {
  for (const key of ['properties', 'definitions', 'patternProperties']) {
    const group = schema[key];
    if (!isObject(group)) continue;
    for (const [name, part] of Object.entries(group)) {
      if (!isObject(part)) continue;
      yield [`${pointer}/${key}/${name}`, part, true];
      yield* parts(part, `${pointer}/${key}/${name}`);
    }
  }
  for (const key of ['items', 'additionalProperties']) {
    const part = schema[key];
    if (!isObject(part)) continue;
    yield [`${pointer}/${key}`, part, false];
    yield* parts(part, `${pointer}/${key}`);
  }
}

function followed(path: string, part: JsonObject): JsonObject {
  if (typeof part.$ref !== 'string') return part;
  const [file = '', pointer = ''] = part.$ref.split('#');
  const target = file === '' ? path : new URL(file, `schema:///${path}`).pathname.slice(1);
  const start: Json | undefined = files.find((other) => other.path === target)?.schema;
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<Json | undefined>((node, step) => (isObject(node) ? node[step] : undefined), start);
  if (!isObject(found)) throw new Error(`${path}: ${part.$ref} leads nowhere`);
  return { ...followed(target, found), ...part };
}

/** Keywords that describe a value and reject none; ours, which other rules read, among them. */
const SAY_NOTHING = new Set([
  ...VOCABULARY,
  '$ref',
  '$schema',
  'default',
  'definitions',
  'description',
  'examples',
  'items',
  'patternProperties',
  'properties',
  'readOnly',
  'propertyNames',
  'title',
  // Branches that exclude each other; they have a test of their own.
  'else',
  'if',
  'then',
]);

describe.each(files)('$path', ({ path, schema }) => {
  const all = [...parts(schema, '')];

  it('is a valid draft-07 schema', () => {
    const ajv = new Ajv({ strict: false });
    expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true);
    expect(schema.$schema).toBe(DRAFT);
  });

  it('uses no keyword without a message', () => {
    const used = all.flatMap(([, part]) => Object.keys(part));
    expect(used.filter((key) => !SAY_NOTHING.has(key) && !(key in readers))).toEqual([]);
  });

  it('explains every property in Italian', () => {
    const silent = all
      .filter(([, , isProperty]) => isProperty)
      .map(([pointer, part]) => [pointer, followed(path, part)] as const)
      .filter(
        ([, { title, description }]) =>
          typeof title !== 'string' || typeof description !== 'string',
      );
    expect(silent.map(([pointer]) => pointer)).toEqual([]);
    expect(typeof schema.title === 'string' && typeof schema.description === 'string').toBe(true);
  });

  it('limits every number that a manager types', () => {
    if (/report|response/.test(path)) return;
    const endless = all
      .map(([pointer, part]) => [pointer, followed(path, part)] as const)
      .filter(([, { type }]) => type === 'number' || type === 'integer')
      .filter(([, { maximum }]) => typeof maximum !== 'number');
    expect(endless.map(([pointer]) => pointer)).toEqual([]);
  });

  it('closes every group', () => {
    const open = [
      ['', schema] as const,
      ...all.map(([pointer, part]) => [pointer, part] as const),
    ].filter(
      ([, part]) =>
        part.type === 'object' &&
        part.additionalProperties === undefined &&
        part.propertyNames === undefined,
    );
    expect(open.map(([pointer]) => pointer)).toEqual([]);
  });

  it('reports one mistake once', () => {
    const wide = all.filter(
      ([, part]) =>
        part.oneOf !== undefined ||
        part.anyOf !== undefined ||
        (part.if !== undefined && (part.then === undefined || part.else === undefined)),
    );
    expect(wide.map(([pointer]) => pointer)).toEqual([]);
  });
});

it('the schemas and the code agree on the facts that a venue may override', () => {
  const named = files.filter(({ path, schema }) => path.startsWith('facts/') && byVenue(schema));
  expect(named.map(({ path }) => path)).toEqual(
    BY_VENUE.map((root) => `facts/${root}.schema.json`),
  );
});

describe('the titles of facts', () => {
  const named = readContentFolder(CONTENT).flatMap(({ path, text }) => {
    if (!/^texts\/[^/]+\/publish\.json$/.test(path)) return [];
    const { labels } = JSON.parse(text);
    return isObject(labels) ? [{ path, labels }] : [];
  });
  const titles = files
    .filter(({ path }) => path.startsWith('facts/'))
    .flatMap(({ schema }) => [schema, ...[...parts(schema, '')].map(([, part]) => part)])
    .flatMap(({ title }) => (typeof title === 'string' ? [title] : []));

  it('exist in every language that names facts, and no others do', () => {
    for (const { path, labels } of named) {
      const missing = titles.filter((title) => !Object.hasOwn(labels, title));
      const extra = Object.keys(labels).filter((title) => !titles.includes(title));
      expect({ path, missing, extra }).toEqual({ path, missing: [], extra: [] });
    }
  });
});

it('keeps the types equal to the schemas', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await typesSource());
});

it('derives the values that a venue may override from the fact schemas', () => {
  const made = Object.entries(overrideSchemas());
  expect(made.length).toBeGreaterThan(0);
  for (const [path, source] of made) expect(readFileSync(`schemas/${path}`, 'utf8')).toBe(source);
});
