import { added, changed, type Family, typed } from './row.ts';

const PRICES = 'facts/prices.json';
const VENUES = 'facts/venues.json';
const FEES = 'facts/fees.json';
const AGREEMENTS = 'facts/agreements.json';
const DISCOUNTS = 'facts/discounts.json';
const ROW = '{ "children": 3, "percent": 9 },';

export const prices: Family = {
  heading: `### Prezzi e sconti

Un prezzo, uno sconto o un conteggio che gli altri non permettono.`,
  rows: {
    'price-half-day': changed(PRICES, '"halfDay": ‸40'),
    'price-week-high': changed(VENUES, '"week": ‸195'),
    'price-week-low': changed(VENUES, '"week": 153, "day": ‸380'),
    'price-agreement': changed(AGREEMENTS, '"week": ‸144'),
    'price-far': changed(FEES, '"enrolment": ‸120'),
    'chain-table-wrong': typed(DISCOUNTS, ROW, '‸{ "children": 3, "percent": 11 },'),
    'discount-odd': changed(DISCOUNTS, '"siblings": { "percent": ‸100, "fromChild": 2 }'),
    'shortfall-wrong': changed(DISCOUNTS, '"paidChildren": ‸6'),
    'example-impossible': changed(DISCOUNTS, '"advanceWeeks": ‸4'),
    'body-unlisted': typed(AGREEMENTS, /"bodies": \[[^\]]*\]/, '"bodies": ‸["hospital"]'),
    'count-wrong': added(AGREEMENTS, '/agreements.schema.json",', '"count": ‸10,'),
  },
};
