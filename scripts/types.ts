// npm run types: generates the types of the content, and what a venue may override, from its schemas.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { isObject, type Json, type JsonObject, valueAt } from '../src/content/json.ts';
import { camelCase, FACT_FILES } from '../src/content/paths.ts';
import { expectNoArguments } from './project/arguments.ts';
import { command } from './project/command-error.ts';
import { readSchemas } from './project/content-folder.ts';
import { ROOT, SCHEMAS } from './project/paths.ts';

export const TYPES_FILE = `${ROOT}src/content/types.ts`;

const HEADER =
  '// Generated from schemas/ by `npm run types`: change the schemas, not this file.\n';
const SUFFIXES: Readonly<Record<string, string>> = {
  facts: 'Facts',
  pages: 'Page',
  texts: 'Texts',
  overrides: 'Overrides',
};
/** Keywords that the compiler does not need, or that would name a nested type in Italian. */
const SILENT = new Set([
  'title',
  'description',
  'examples',
  'reference',
  'texts',
  'factTexts',
  'nouns',
  'synonyms',
  'answers',
  'if',
  'then',
  'else',
  '$schema',
  '$id',
]);

/** The source of `types.ts`, made from all schemas. */
export async function typesSource(): Promise<string> {
  const files = readSchemas(SCHEMAS);
  const shared = files.find((file) => file.path === 'shared.schema.json')?.schema.definitions;
  const own = files
    .filter((file) => file.path !== 'shared.schema.json')
    .map(({ path, schema }) => ({
      path,
      schema: path.startsWith('overrides/') ? nullable(schema) : schema,
    }));
  const definitions = Object.fromEntries([
    ...definitionsOf(shared, ''),
    ...own.flatMap(({ path, schema: { definitions: local, ...schema } }) => [
      [typeName(path), compilable(schema, typeName(path))],
      ...definitionsOf(local, typeName(path)),
    ]),
  ]);
  const source = await compiled(definitions);
  return HEADER + withoutRoot(source) + groups(own.map((file) => file.path));
}

function compiled(definitions: JsonObject): Promise<string> {
  return compile({ type: 'object', definitions } as JSONSchema, 'Unused', {
    bannerComment: '',
    unreachableDefinitions: true,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: true,
    style: { singleQuote: true, printWidth: 100 },
  });
}

/** `facts/open-days.schema.json` → `OpenDaysFacts`. */
function typeName(path: string): string {
  const [folder = '', file] = path.replace('.schema.json', '').split('/');
  return file === undefined ? pascalCase(folder) : pascalCase(file) + (SUFFIXES[folder] ?? '');
}

function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

/** `Date` is JavaScript's. */
function definedType(name: string): string {
  return name === 'date' ? 'CalendarDate' : pascalCase(name);
}

/** A file's own definitions become types that begin with the name of the file's type. */
function definitionsOf(definitions: Json | undefined, prefix: string): [string, Json][] {
  const entries = Object.entries(isObject(definitions) ? definitions : {});
  return entries.map(([name, schema]) => [prefix + definedType(name), compilable(schema, prefix)]);
}

/** The schema without needless keywords, with references to the merged definitions. */
function compilable(schema: Json, prefix: string): Json {
  if (Array.isArray(schema)) return schema.map((item) => compilable(item, prefix));
  if (!isObject(schema)) return schema;
  if (typeof schema.$ref === 'string') return reference(schema.$ref, prefix);
  const kept: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties' && isObject(value)) kept[key] = compilableProperties(value, prefix);
    else if (!SILENT.has(key)) kept[key] = compilable(value, prefix);
  }
  return kept;
}

function reference(target: string, prefix: string): JsonObject {
  if (target.endsWith('.schema.json'))
    return { $ref: `#/definitions/${typeName(target.replace('../', ''))}` };
  const name = definedType(target.split('/').pop() ?? '');
  return { $ref: `#/definitions/${target.startsWith('#') ? prefix : ''}${name}` };
}

/** Keys of a map of properties are names of values, never keywords. */
function compilableProperties(properties: JsonObject, prefix: string): JsonObject {
  const entries = Object.entries(properties).filter(([name]) => name !== '$schema');
  return Object.fromEntries(entries.map(([name, schema]) => [name, compilable(schema, prefix)]));
}

function withoutRoot(source: string): string {
  return source
    .replace(/export interface Unused \{[^}]*\}\n/, '')
    .replace(
      / *\/\*\*\n(?: *\* This interface was referenced[^\n]*\n| *\* via the[^\n]*\n| *\*\n| *\* @minItems[^\n]*\n)* *\*\/\n/g,
      '',
    );
}

/** The maps from ids to types, so that a look-up has a type. */
function groups(paths: readonly string[]): string {
  const names = (folder: string) =>
    paths
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1, -'.schema.json'.length));
  const group = (name: string, entries: readonly string[]) =>
    `\nexport interface ${name} {\n${entries.join('\n')}\n}\n`;
  return [
    group('Facts', [
      ...FACT_FILES.map((name) => `  ${camelCase(name)}: ${pascalCase(name)}Facts;`),
      '  /** On the page of a venue: that venue. */\n  venue?: VenuesFacts[string];',
    ]),
    group(
      'TemplatePages',
      names('pages').map((name) => `  ${quoted(name)}: ${pascalCase(name)}Page;`),
    ),
    group(
      'TemplateTexts',
      names('texts').map((name) => `  ${quoted(name)}: ${pascalCase(name)}Texts;`),
    ),
  ].join('');
}

function quoted(name: string): string {
  return name.includes('-') ? `'${name}'` : name;
}

/** By file: what a venue may override of the fact files that their schema marks `byVenue`, whole or in part. */
export function overrideSchemas(): Record<string, string> {
  const files = readSchemas(SCHEMAS);
  const shared = files.find(({ path }) => path === 'shared.schema.json')?.schema.definitions ?? {};
  const made = files.flatMap(({ path, schema }) => {
    const part = byVenue(schema);
    if (part === undefined) return [];
    const overrides = { $comment: GENERATED, ...optional(part, shared) };
    return [[path.replace('facts/', 'overrides/'), `${JSON.stringify(overrides, null, 2)}\n`]];
  });
  return Object.fromEntries(made);
}

/** The schema of a fact file without what a venue may not override; undefined if nothing is left. */
export function byVenue(schema: JsonObject): JsonObject | undefined {
  if (schema.byVenue === true) return schema;
  const { properties } = schema;
  const parts = Object.entries(isObject(properties) ? properties : {}).filter(
    ([, part]) => valueAt(part, ['byVenue']) === true,
  );
  return parts.length === 0 ? undefined : { ...schema, properties: Object.fromEntries(parts) };
}

const GENERATED = 'Generated from the schema of the facts by `npm run types`: change that one.';

/** The same schema with nothing required, shared groups included. */
function optional(described: JsonObject, shared: Json): JsonObject {
  const {
    byVenue: _,
    required: __,
    ...schema
  } = { ...groupAt(described.$ref, shared), ...described };
  if (schema.properties !== described.properties) delete schema.$ref;
  const { properties, additionalProperties: others } = schema;
  return {
    ...schema,
    ...(isObject(properties) && { properties: optionalParts(properties, shared) }),
    ...(isObject(others) && { additionalProperties: optional(others, shared) }),
  };
}

/** Without `$schema`, which belongs to the file itself. */
function optionalParts(properties: JsonObject, shared: Json): JsonObject {
  const parts = Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, part]) => [name, isObject(part) ? optional(part, shared) : part]);
  return Object.fromEntries(parts);
}

/** The shared group that a reference names; empty for anything else. */
function groupAt(target: Json | undefined, shared: Json): JsonObject {
  const name = /shared\.schema\.json#\/definitions\/(\w+)$/.exec(String(target))?.[1] ?? '';
  const group = valueAt(shared, [name]);
  const isGroup = isObject(group) && isObject(group.properties) && name !== 'confirm';
  return isGroup
    ? JSON.parse(JSON.stringify(group).replaceAll('"#/', '"../shared.schema.json#/'))
    : {};
}

/** `null` in an override removes it; the check allows it (`rules/files/schema.ts`). */
function nullable(schema: JsonObject): JsonObject {
  if (!isObject(schema.properties)) return { anyOf: [schema, { type: 'null' }] };
  const properties = Object.entries(schema.properties).map(([name, part]) => [
    name,
    isObject(part) ? nullable(part) : part,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** Writes the schemas of overrides, and the types if they changed. */
export async function writeTypes(): Promise<void> {
  for (const [path, source] of Object.entries(overrideSchemas()))
    writeFileSync(`${SCHEMAS}/${path}`, source);
  const source = await typesSource();
  if (source !== readFileSync(TYPES_FILE, { encoding: 'utf8', flag: 'a+' }))
    writeFileSync(TYPES_FILE, source);
}

if (import.meta.main)
  await command(async () => {
    expectNoArguments(process.argv.slice(2), 'npm run types');
    await writeTypes();
  });
