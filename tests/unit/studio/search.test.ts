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
    expect(search(studio, query).hits[0]?.view).toBe('pages');
  },
);

it.each([
  ['gallery', /^texts\/it\/gallery\.json#$/],
  ['galleria', /^texts\/it\/gallery\.json#$/],
  ['spettacolo', /^texts\/it\/shows\.json#$/],
  ['144 euro', /^facts\/prices\.json#/],
])('finds for «%s» first the page or the value', (query, place) => {
  expect(first(query)[0]).toMatch(place);
});

it('shows no icon, internal name or address among what it finds', () => {
  const queries = ['gallery', 'palco', 'pictures', 'lago-blu', 'spettacolo', 'home'];
  const texts = queries.flatMap((query) => search(studio, query).hits).map(({ text }) => text);
  expect(texts.filter((text) => /^\/|^[a-z]+(?:-[a-z]+)+$|^(?:gallery|palco)$/.test(text))).toEqual(
    [],
  );
});

it('finds a shortcut by its synonyms', () => {
  const { hits } = search(studio, 'orario di uscita');
  const place = { file: 'facts/hours.json', pointer: '/camp/to' };
  expect(hits.slice(0, 6)).toContainEqual(expect.objectContaining(place));
});
