import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PricesFacts, VenuesFacts } from '../../src/content/types.ts';
import { textOf } from '../check/real-content.ts';
import { BuiltSite, LONGEST_BUILD_MS } from './built-site.ts';

const NEW_PRICE = 137.13;
const NEW_PRICE_WRITTEN = '137,13 €';

describe('edits of one value', () => {
  const before = new BuiltSite();
  const after = new BuiltSite();
  const prices: PricesFacts = JSON.parse(textOf('facts/prices.json'));
  const oldPrice = `${prices.sportCity?.week} €`;

  beforeAll(() => {
    after.edit<PricesFacts>('facts/prices.json', ({ sportCity }) => {
      if (sportCity) sportCity.week = NEW_PRICE;
    });
    after.edit<VenuesFacts>('facts/venues.json', ({ tcNascosa }) => {
      if (tcNascosa) tcNascosa.listed = true;
    });
    before.build();
    after.build();
  }, 2 * LONGEST_BUILD_MS);

  afterAll(() => {
    before.remove();
    after.remove();
  });

  const holding = (site: BuiltSite, price: string) =>
    [...site.pages()]
      .filter(([, html]) => new RegExp(`(?<![\\d.,])${price}`).test(html))
      .map(([path]) => path);

  it('show the new price of a week on every page that showed the old one', () => {
    const pages = holding(before, oldPrice);
    expect(pages).toContain('index.html');
    expect(pages).toContain('sport-city/index.html');
    expect(pages).toContain('economic-regulations/index.html');
    expect(holding(after, NEW_PRICE_WRITTEN)).toEqual(pages);
    expect(holding(after, oldPrice)).toEqual([]);
  });

  it('leave the page that says another price as it was', () => {
    expect(holding(after, NEW_PRICE_WRITTEN)).not.toContain('tc-nascosa/index.html');
  });

  it('show the third venue with its label and warning once it is listed', () => {
    const label = 'Sede in fase di definizione';
    expect(before.text('index.html')).not.toContain(label);
    expect(after.text('index.html')).toContain(label);
    expect(after.text('index.html')).toContain('href="/tc-nascosa"');
  });
});
