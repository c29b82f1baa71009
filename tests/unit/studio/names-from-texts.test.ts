import { expect, it } from 'vitest';
import { nameFromTexts } from '../../../src/check/facts/names-from-texts.ts';
import type { Json } from '../../../src/content/json.ts';
import { RUNTIME_VARIABLES } from '../../../src/content/placeholders.ts';
import { type Field, fieldParts, fileField, listOf } from '../../../src/studio/model/field.ts';
import { fieldLabel, titlesIn } from '../../../src/studio/page/labels.ts';
import { factViews } from '../../../src/studio/session/fact-view.ts';
import words from '../../../src/studio/words.json' with { type: 'json' };
import { campFiles, campSources } from '../../camp.ts';
import { isInner, studioOf } from './studio-of-content.ts';

const { project, studio } = studioOf(campSources);
const expected = studio.files.flatMap(({ path, schema = '' }) =>
  schema ? [{ path, schema }] : [],
);

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
  // One shared name is chance.
  ['rest', ['rest', 'other'], undefined],
  ['shy', ['shy', 'pool'], undefined],
])('labels %s among %j as visitors read it', (name, beside, said) => {
  expect(nameFromTexts(name, beside, TEXTS)).toBe(said);
});

it('has an Italian word for every runtime placeholder', () => {
  expect(Object.keys(words.runtime).sort()).toEqual([...RUNTIME_VARIABLES].sort());
});

it('labels no fact with an internal name', () => {
  const inner = factViews(project).filter(({ label }) => / \([\w-]+\)(?: ›|$)/.test(label));
  expect(inner.map(({ label }) => label)).toEqual([]);
});

it('labels a list item with the words visitors read', () => {
  const place = studio.pages.findIndex(({ id }) => id === 'domande');
  expect(titlesIn(studio, 'site.json', `/pages/${place}/path`).slice(0, 2)).toEqual([
    'Pagine',
    'Pagina «Domande»',
  ]);
});

it.each(expected.filter(({ path }) => campFiles.has(path) && path !== 'read/confirmed.json'))(
  'shows no internal name in the form of $path',
  ({ path, schema }) => {
    const whole = fileField(studio.book, schema, studio.values[path] ?? null);
    const told = whole ? fieldsOf(whole).flatMap((field) => wordsOf(field)) : [];
    expect([...new Set(told.filter(isInner))]).toEqual([]);
  },
);

/** The words of a field in a form: title, hint and options. */
function wordsOf(field: Field): string[] {
  const options = field.kind === 'choice' ? listOf(field.described.node.enum) : [];
  const untold = options.filter(
    (name) => !/^\d+$/.test(name) && !Object.hasOwn(words.options, name),
  );
  const title = fieldLabel(field, studio);
  const isRaw = field.isNamed && (title === field.name || title.endsWith(`«${field.name}»`));
  return [
    isRaw ? `${field.pointer}: ${title}.key` : title,
    field.hint,
    ...untold.map((name) => `${field.pointer}: ${name}.option`),
  ];
}

function fieldsOf(field: Field): Field[] {
  return [field, ...fieldParts(studio.book, field).fields.flatMap(fieldsOf)];
}
