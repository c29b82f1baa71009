import { expect, it } from 'vitest';
import { search } from '../../../src/studio/page/search.ts';
import { campSources } from '../../camp.ts';
import { studioOf } from './studio-of-content.ts';

const { studio } = studioOf(campSources);

const first = (query: string) =>
  search(studio, query)
    .hits.slice(0, 2)
    .map(({ file, pointer }) => `${file}#${pointer}`);

it.each([
  ['testimonianze', ['facts/testimonials.json#', 'texts/it/home.json#/testimonials']],
  ['domande', ['texts/it/domande.json#', 'texts/it/domande.json#/questions']],
  ['sconto catena', ['facts/discounts.json#/chain', 'texts/it/home.json#/chain']],
  ['open day', ['texts/it/open-days.json#', 'facts/open-days.json#']],
])('finds first what is named «%s»', (query, places) => {
  expect(first(query).toSorted()).toEqual(places.toSorted());
});

it.each([
  ['settimana intera 144', /^facts\/prices\.json#/],
  [
    'programma della giornata fascia piscina” dalle',
    /^facts\/programme\.json#\/slots\/pool\/from$/,
  ],
  ['programma della giornata fascia piscina” alle', /^facts\/programme\.json#\/slots\/pool\/to$/],
  ['orario di uscita', /^facts\/hours\.json#\/exit$/],
  ['prezzo da una data', /^later\.json#\/changes$/],
  ['segreteria telefono', /^facts\/contacts\.json#\/secretariat\/phone$/],
])('finds for «%s» the value before words about it', (query, place) => {
  expect(first(query)[0]).toMatch(place);
});

it.each(['nascondere', 'togliere una pagina', 'voce di menu'])(
  'finds the list of pages for «%s»',
  (query) => {
    expect(first(query)[0]).toBe('site.json#/pages');
  },
);

it('finds the view for what changes in several places', () => {
  const views = search(studio, 'orario di uscita')
    .hits.slice(0, 6)
    .map(({ view }) => view);
  expect(views).toContain('linked');
});
