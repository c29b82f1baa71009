// Finds each kind of field that the schemas allow, with the studio's own code: a new kind
// in a schema is tried too, and needs a place in the camp.
import { readSchemas } from '../../scripts/project/content-folder.ts';
import { SCHEMAS } from '../../scripts/project/paths.ts';
import { isObject, type Json } from '../../src/content/json.ts';
import { expectedFiles } from '../../src/content/paths.ts';
import type { Site } from '../../src/content/types.ts';
import { type Field, fieldParts, fileField, newPart } from '../../src/studio/model/field.ts';
import { type FieldKind, fieldKind } from '../../src/studio/model/field-kind.ts';
import { type Described, SchemaBook } from '../../src/studio/model/schema-book.ts';
import { withLanguage } from '../translated-camp.ts';

const IN_ONE = 'members';
const PAST_NOTICE = JSON.stringify(
  {
    $schema: '../schemas/notices.schema.json',
    notices: [{ text: { it: 'La piscina è chiusa.' }, from: '2030-07-03', until: '2030-07-04' }],
  },
  undefined,
  2,
);

function inOneLanguage(text: string): string {
  const site = JSON.parse(text) as { pages: { id: string; only?: string[] }[] };
  for (const page of site.pages) if (page.id === IN_ONE) page.only = ['it'];
  return JSON.stringify(site, undefined, 2);
}

/** A value of the made-up camp. */
export interface Place {
  readonly file: string;
  readonly field: Field;
  /** The optional parts that it lacks. */
  readonly absent: readonly Field[];
}

const all = readSchemas(SCHEMAS);
const book = new SchemaBook(all);
/** In two languages, to have a choice of language; one page is only in the first. */
export const BILINGUAL_CAMP = withLanguage('en', 'en-GB')
  .filter(({ path }) => path !== `texts/en/${IN_ONE}.json`)
  .map(({ path, text }) => ({ path, text: path === 'site.json' ? inOneLanguage(text) : text }))
  .map(({ path, text }) => ({ path, text: path === 'notices.json' ? PAST_NOTICE : text }));
const sources = BILINGUAL_CAMP;
const values = new Map<string, Json>(sources.map(({ path, text }) => [path, JSON.parse(text)]));
const site = values.get('site.json') as unknown as Site;
const expected = expectedFiles(
  site.pages,
  site.locales.map(({ id }) => id),
);
/** Only written by a command. */
const WITHOUT_FORM = new Set(['read/confirmed.json']);

/** Kinds with one control for all their parts, which are tried with it. */
const CLOSED: ReadonlySet<FieldKind> = new Set(['dependent', 'states', 'says', 'any']);

/** `number euro`, `reference venue`, `list of sentence`: such fields look alike and write alike. */
export function kindName(described: Described, value: Json | undefined): string {
  const { node, definitions } = described;
  const kind = fieldKind(described, value);
  switch (kind) {
    case 'reference':
      return `${kind} ${node.reference}`;
    case 'choice':
      return `${kind} of ${[...new Set(Array.isArray(node.enum) ? node.enum.map(typeName) : [])]}`;
    case 'list':
      return `${kind} of ${memberOf(described)}`;
    case 'names':
      return `${kind} with ${memberOf(described)}`;
    case 'number':
      return [kind, node.type, ...definitions].join(' ');
    case 'plain':
    case 'date':
    case 'month':
    case 'moment':
    case 'time':
    case 'sentence':
      return [kind, nullable(node.type), written(described)].filter(Boolean).join(' ');
    case 'boolean':
    case 'group':
    case 'dependent':
    case 'states':
    case 'says':
    case 'any':
      return kind;
  }
}

/** The definition or the format of a text; empty if it has none. */
function written({ node, definitions }: Described): string {
  return String(definitions.at(-1) ?? node.format ?? (node.pattern ? 'pattern' : ''));
}

function nullable(type: Json | undefined): string {
  return Array.isArray(type) && type.includes('null') ? 'or null' : '';
}

function memberOf(described: Described): string {
  const member = newPart(book, { ...shell, described });
  return member ? fieldKind(member, undefined) : 'nothing';
}

function typeName(value: Json | undefined): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
}

/** A placeholder field, of which only `described` is used. */
const shell = { pointer: '', name: '', value: {}, isRequired: true } as unknown as Field;

/** One value of each shape that the conditions of the schemas distinguish. */
const SHAPES: readonly Json[] = ['x', 1, true, null, [], {}, { state: 'x' }];

/** All kinds in the schemas of files with a form, each with its place in a schema. */
export function kindsOfSchemas(): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const walk = (get: (value: Json) => Described | undefined, at: string): void => {
    for (const value of SHAPES) {
      const described = get(value);
      if (!described || !takes(described, value)) continue;
      const name = kindName(described, value);
      if (!found.has(name)) found.set(name, at);
      const id = JSON.stringify(described);
      if (seen.has(id) || CLOSED.has(fieldKind(described, value))) continue;
      seen.add(id);
      const field = { ...shell, described, value: isObject(value) ? {} : value };
      for (const { name: key } of fieldParts(book, field).absent)
        walk((part) => book.part(described, key, part), `${at}/${key}`);
      const { properties: _, ...open } = described.node;
      if (newPart(book, field))
        walk((part) => book.part({ ...described, node: open }, '', part), `${at}/*`);
    }
  };
  for (const { path, schema } of expected)
    if (!WITHOUT_FORM.has(path)) walk((value) => book.file(schema, value), schema);
  return found;
}

function takes({ node }: Described, value: Json): boolean {
  const { type } = node;
  if (Array.isArray(node.enum)) return typeof value === typeof node.enum[0];
  if (type === undefined) return true;
  const types = Array.isArray(type) ? type : [type === 'integer' ? 'number' : type];
  const own = typeName(value);
  return types.includes(own === 'list' ? 'array' : own);
}

/** The fields of each kind in the made-up camp; those that must be added first come last. */
export function placesInCamp(): Map<string, Place[]> {
  const found: [string, Place][] = [];
  const missing: [string, Place][] = [];
  const walk = (file: string, field: Field): void => {
    const { fields, absent } = fieldParts(book, field);
    if (field.pointer !== '')
      found.push([kindName(field.described, field.value), { file, field, absent }]);
    if (CLOSED.has(field.kind)) return;
    for (const part of fields) walk(file, part);
    for (const part of absent)
      missing.push([kindName(part.described, undefined), { file, field: part, absent: [] }]);
  };
  for (const { path, schema } of expected) {
    const whole = fileField(book, schema, values.get(path) ?? null);
    if (whole && !WITHOUT_FORM.has(path)) walk(path, whole);
  }
  const places = new Map<string, Place[]>();
  for (const [name, place] of [...found, ...missing])
    places.set(name, [...(places.get(name) ?? []), place]);
  return places;
}
