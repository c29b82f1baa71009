import { expect, it } from 'vitest';
import { valueAt } from '../../../src/content/json.ts';
import { textAt } from '../../../src/studio/page/file-titles.ts';
import {
  beginning,
  locationOfPicture,
  pagesShowing,
  placesOfPicture,
} from '../../../src/studio/page/preview/pages-showing.ts';
import { campSources } from '../../camp.ts';
import { studioOf } from './studio-of-content.ts';

const { studio } = studioOf(campSources);

it.each([
  ['a whole file of facts', 'facts/testimonials.json', '', 'home'],
  [
    'a price of a venue, on its own page',
    'facts/venues.json',
    '/parcoTigli/prices/week',
    'parco-tigli',
  ],
  ['a price of the camp, in site order', 'facts/prices.json', '/week', 'home'],
])('first shows the page of %s', (_, file, pointer, page) => {
  expect(pagesShowing(studio, file, pointer)[0]).toBe(page);
});

it.each([
  ['facts/prices.json', '/week', 'lago-blu'],
  ['pages/shows.json', '', 'shows'],
  ['texts/it/venue.json', '', 'lago-blu'],
])('finds a page that shows %s%s', (file, pointer, page) => {
  expect(pagesShowing(studio, file, pointer)).toContain(page);
});

it('knows the first day of a dated value, until it is undone', () => {
  const firstDay = (changes: object) => {
    const values = { ...studio.values, 'later.json': { changes } as never };
    const pointer = '/changes/2031-09-01/prices.week';
    return beginning({ ...studio, values }, 'later.json', pointer);
  };
  expect(firstDay({ '2031-09-01': { 'prices.week': 151 } })).toBe('2031-09-01');
  expect(firstDay({})).toBe('');
});

it('leads from a picture to the words that describe it', () => {
  const pictures = Object.keys(Object(valueAt(studio.values['pictures.json'], ['pictures'])));
  const places = pictures
    .flatMap((id) => placesOfPicture(studio, id))
    .flatMap(({ described }) => described ?? []);
  expect(places).toContainEqual({ file: 'texts/it/chi-siamo.json', pointer: '/hero/pictureAlt' });
  for (const place of places) expect(textAt(studio, place), place.file).not.toBe('');
});

it.each([
  [
    'the place that shows it',
    'relax',
    '/pictures/garden.svg',
    undefined,
    'pages/relax.json /picture',
  ],
  [
    'the place of its description',
    'home',
    '/pictures/stage.svg',
    '/hero/slides/camp/pictureAlt',
    'pages/home.json /hero/slides/0/picture',
  ],
  [
    'a place without a description',
    'home',
    '/pictures/stage.svg',
    undefined,
    'pages/home.json /activities/cards/5/picture',
  ],
  [
    'what shows nothing here',
    'prezzi',
    '/pictures/pool.svg',
    undefined,
    'pictures.json /pictures/pool',
  ],
])('leads from a picture on a page to %s', (_, page, url, words, wanted) => {
  const described = words === undefined ? words : { file: `texts/en/${page}.json`, pointer: words };
  const place = locationOfPicture(studio, url, page, described);
  expect(`${place?.file} ${place?.pointer}`).toBe(wanted);
});
