import { describe, expect, it } from 'vitest';
import { questionsOfVenues } from '../../../src/pricing/open-questions.ts';
import type { PriceFacts } from '../../../src/pricing/price-facts.ts';
import { campContent } from '../../camp.ts';

const venues = campContent<PriceFacts['venues']>('facts/venues.json');
const [first, second] = Object.entries(venues).filter(([id]) => id !== '$schema');
const own = { fact: 'prices', pages: [first?.[1].page ?? ''] };
const other = { fact: 'prices', pages: [second?.[1].page ?? ''] };
const both = { fact: 'prices', pages: [...own.pages, ...other.pages] };
const everywhere = { fact: 'season.end', pages: ['home', 'layout'] };
const unplaced = { fact: 'discounts.rounding.mode' };

describe('the questions of a quote', () => {
  it('omit those on another venue’s page only', () => {
    const all = [own, other, both, everywhere, unplaced];
    const kept = questionsOfVenues(all, [first?.[0] ?? ''], { venues });
    expect(kept).toEqual([own, both, everywhere, unplaced]);
  });
});
