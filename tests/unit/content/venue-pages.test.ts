import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf, readSiteContent } from '../../../src/content/content.ts';
import { eachText, type Json, type JsonObject, plain, valueAt } from '../../../src/content/json.ts';
import { placeholdersOf } from '../../../src/content/placeholders.ts';
import { campFiles } from '../../camp.ts';

const PAGES = ['lago-blu', 'parco-tigli', 'colle-alto'];
const venueOf = (id: string) => String(valueAt(campFiles.get(`pages/${id}.json`), ['venue']));

/** The camp with one venue’s own prices. */
function withPrices(venue: string, prices: JsonObject): Map<string, Json> {
  const venues = campFiles.get('facts/venues.json') as JsonObject;
  const entry = { ...(venues[venue] as JsonObject), prices };
  return new Map([...campFiles, ['facts/venues.json', { ...venues, [venue]: entry }]]);
}

const anyPrices = fc.record(
  { week: fc.integer({ min: 1, max: 999 }), day: fc.integer({ min: 1, max: 999 }) },
  { requiredKeys: [] },
);

describe.each(PAGES)('the page %s', (id) => {
  it('shows its venue’s prices, else the camp’s', () => {
    fc.assert(
      fc.property(anyPrices, fc.constantFrom(...PAGES), (prices, other) => {
        const files = withPrices(venueOf(other), prices);
        const { facts } = readSiteContent(files, 'it');
        const { says: _, ...page } = files.get(`pages/${id}.json`) as JsonObject;
        const shown = plain(factsOf(facts, page));
        const own = valueAt(files.get('facts/venues.json'), [venueOf(id), 'prices']);
        for (const rate of ['week', 'day'])
          expect(valueAt(shown, ['prices', rate])).toBe(
            valueAt(own, [rate]) ?? valueAt(files.get('facts/prices.json'), [rate]),
          );
      }),
      { numRuns: 30 },
    );
  });

  it('names no venue in its own prices', () => {
    const texts = eachText(campFiles.get(`texts/it/${id}.json`) ?? null);
    const names = texts.flatMap(({ text }) => placeholdersOf(text).map(({ name }) => name));
    expect(names).toContain('prices.week');
    expect(names.filter((name) => name.startsWith(`venues.${venueOf(id)}.prices`))).toEqual([]);
  });
});
