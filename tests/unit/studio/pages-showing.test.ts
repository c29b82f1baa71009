import { expect, it } from 'vitest';
import { pagesShowing } from '../../../src/studio/page/preview/pages-showing.ts';
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
