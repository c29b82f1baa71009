import { expect, it } from 'vitest';
import { readSchemas } from '../../../scripts/project/content-folder.ts';
import { SCHEMAS } from '../../../scripts/project/places.ts';
import { readSchemaSet } from '../../../scripts/project/schema-set.ts';
import { JsonDocument } from '../../../src/check/json/json-document.ts';
import { Project } from '../../../src/check/project.ts';
import type { Json } from '../../../src/content/json.ts';
import { expectedFiles } from '../../../src/content/paths.ts';
import { RUNTIME_VARIABLES } from '../../../src/content/placeholders.ts';
import type { Site } from '../../../src/content/types.ts';
import { factViews, namesOf } from '../../../src/studio/desk/fact-view.ts';
import { withPlainLabels } from '../../../src/studio/desk/plain-label.ts';
import { type Field, fileField, listOf, partsOf } from '../../../src/studio/model/field.ts';
import { saidName } from '../../../src/studio/model/said-names.ts';
import { SchemaBook } from '../../../src/studio/model/schema-book.ts';
import { calledField } from '../../../src/studio/page/called.ts';
import type { Studio } from '../../../src/studio/page/studio.ts';
import words from '../../../src/studio/words.json' with { type: 'json' };
import { campFiles } from '../../camp.ts';

const TEXTS: Json[] = [
  {
    slots: {
      pool: { title: 'Piscina' },
      lunch: { title: 'Pranzo' },
      rest: { title: 'Sosta' },
      relax: 'Riposo',
    },
  },
  { items: { pool: { highlight: '«Ci torno»', text: 'x'.repeat(80) }, shy: { text: '{{a.b}}' } } },
];

it.each([
  ['pool', ['pool', 'lunch'], 'Piscina'],
  ['relax', ['relax', 'lunch', 'pool'], 'Riposo'],
  // One name in common is chance.
  ['rest', ['rest', 'other'], undefined],
  ['shy', ['shy', 'pool'], undefined],
  ['friday', ['friday'], 'venerdì'],
])('calls %s among %j as visitors read it', (name, beside, said) => {
  expect(saidName(name, beside, TEXTS)).toBe(said);
});

const documents = [...campFiles].map(
  ([path, value]) => new JsonDocument({ path, text: JSON.stringify(value) }),
);
const project = new Project(documents, readSchemaSet(SCHEMAS));

it('has an Italian word for all that the site fills in', () => {
  expect(Object.keys(words.runtime).sort()).toEqual([...RUNTIME_VARIABLES].sort());
});

it('calls no fact by a name that only files know', () => {
  const inner = factViews(project).filter(({ label }) => / \([\w-]+\)(?: ›|$)/.test(label));
  expect(inner.map(({ label }) => label)).toEqual([]);
});

it('says the labels of a sentence as the studio does', () => {
  expect(
    withPlainLabels(
      project,
      'è «Stagione › Chiusure › Periodo di chiusura (august) › Primo giorno».',
    ),
  ).toBe('è «Stagione › Chiusure › Periodo di chiusura “Campus chiuso” › Primo giorno».');
});

/** As much of the studio as names are made of. */
const site = campFiles.get('site.json') as unknown as Site;
const schemas = Object.fromEntries(readSchemas(SCHEMAS).map(({ path, schema }) => [path, schema]));
const expected = expectedFiles(
  site.pages,
  site.locales.map(({ id }) => id),
);
const studio = {
  book: new SchemaBook(schemas),
  values: Object.fromEntries(campFiles),
  files: expected.map(({ path, schema }) => ({ path, schema })),
  facts: new Map(factViews(project).map((fact) => [fact.path, fact])),
  names: namesOf(project),
  pages: site.pages,
} as unknown as Studio;

it.each(expected.filter(({ path }) => campFiles.has(path) && path !== 'reread.json'))(
  'shows no name of files or of code in the form of $path',
  ({ path, schema }) => {
    const whole = fileField(studio.book, schema, studio.values[path] ?? null);
    const told = whole ? fieldsOf(whole).flatMap((field) => wordsOf(field)) : [];
    expect([...new Set(told.filter(isInner))]).toEqual([]);
  },
);

/** What a form says of a field: its title, what it is for, and what can be chosen. */
function wordsOf(field: Field): string[] {
  const options = field.kind === 'choice' ? listOf(field.described.node.enum) : [];
  const untold = options.filter(
    (name) => !/^\d+$/.test(name) && !Object.hasOwn(words.options, name),
  );
  const title = calledField(field, studio);
  const isRaw = field.isNamed && (title === field.name || title.endsWith(`«${field.name}»`));
  return [
    isRaw ? `${field.pointer}: ${title}.key` : title,
    field.hint,
    ...untold.map((name) => `${field.pointer}: ${name}.option`),
  ];
}

function fieldsOf(field: Field): Field[] {
  return [field, ...partsOf(studio.book, field).fields.flatMap(fieldsOf)];
}

const KEYS = new Set(readSchemas(SCHEMAS).flatMap(({ schema }) => [...keysIn(schema)]));
const SAID: ReadonlySet<string> = new Set(Object.values(words.options));

function* keysIn(schema: Json): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  if (!Array.isArray(schema)) yield* Object.keys(Object(schema.properties));
  for (const part of Object.values(schema)) yield* keysIn(part);
}

/** Keys, paths, braces, commands: what nobody says who does not see the files. */
function isInner(text: string): boolean {
  const rest = text
    .replace(/AcquaFun|WhatsApp|JavaScript|iPhone|iPad|e-mail/g, '')
    .replace(
      /[\w-]+(?:\.[\w-]+)*\.example\S*|[\w-]+\.(?:svg|jpg|png)|\/[\w/]+\.(?:txt|json|ics)/g,
      '',
    );
  const quoted = [...rest.matchAll(/«([a-z]+)»/g)].map(([, word = '']) => word);
  if (quoted.some((word) => KEYS.has(word) && !SAID.has(word))) return true;
  return /\b[a-z]+[A-Z]|[a-z]\.[a-z]|\{|npm run|«[a-z]+-[a-z-]+»|\b(?:true|false|null|says|id)\b/.test(
    rest,
  );
}
