import { expect, it } from 'vitest';
import { readSchemas } from '../../../scripts/project/content-folder.ts';
import { SCHEMAS } from '../../../scripts/project/places.ts';
import { runChecks } from '../../../src/check/runChecks.ts';
import { SchemaBook } from '../../../src/studio/model/schema-book.ts';
import { search } from '../../../src/studio/page/search.ts';
import type { Studio } from '../../../src/studio/page/studio.ts';
import { factViews, namesOf } from '../../../src/studio/session/fact-view.ts';
import { campSources } from '../../camp.ts';
import { schemas } from '../../schemas.ts';

const { project } = runChecks(campSources, schemas);
const paths = campSources.map(({ path }) => path);
const studio = {
  book: new SchemaBook(
    Object.fromEntries(readSchemas(SCHEMAS).map(({ path, schema }) => [path, schema])),
  ),
  values: Object.fromEntries(paths.map((path) => [path, project.value(path) ?? null])),
  files: paths.map((path) => ({ path, schema: project.schemaOf(path) })),
  facts: new Map(factViews(project).map((fact) => [fact.path, fact])),
  names: namesOf(project),
  pages: [],
} as unknown as Studio;

const first = (query: string) =>
  search(studio, query)
    .hits.slice(0, 2)
    .map(({ file, pointer }) => `${file}#${pointer}`);

it.each([
  ['testimonianze', ['facts/testimonials.json#', 'texts/it/home.json#/testimonials']],
  ['domande', ['texts/it/domande.json#', 'texts/it/domande.json#/questions']],
  ['sconto catena', ['facts/discounts.json#/chain', 'texts/it/home.json#/chain']],
  ['open day', ['texts/it/open-days.json#', 'facts/open-days.json#']],
])('leads who types «%s» to what is called so first', (query, places) => {
  expect(first(query).toSorted()).toEqual(places.toSorted());
});

it.each([
  ['settimana intera 144', /^facts\/prices\.json#/],
  [
    'programma della giornata fascia piscina” dalle',
    /^facts\/programme\.json#\/slots\/pool\/from$/,
  ],
  ['programma della giornata fascia piscina” alle', /^facts\/programme\.json#\/slots\/pool\/to$/],
  ['orario di uscita', /^facts\/hours\.json#/],
  ['segreteria telefono', /^facts\/contacts\.json#\/secretariat\/phone$/],
])('leads who types «%s» to the value, and not to words about it', (query, place) => {
  expect(first(query)[0]).toMatch(place);
});
