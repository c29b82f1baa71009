import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readValidContent } from '../../scripts/build/vite/validated-content.ts';
import { SCHEMAS } from '../../scripts/project/places.ts';
import { answer, readMaterial } from '../../scripts/quote.ts';
import type { DiscountsFacts, FeesFacts, PricesFacts } from '../../src/content/types.ts';
import { exampleRequest } from '../../src/pricing/worked-example.ts';
import { BuiltSite, LONGEST_BUILD_MS } from './built-site.ts';

/**
 * Prices that no page holds otherwise. By hand: 161 × 4 = 644, a chain of 5 at 5 % takes 25 % = 161,
 * leaves 483; 7 % in advance takes 33.81, leaves 449.19, rounded up 450; with 13 of enrolment 463.
 */
const EDITED = { week: 161, enrolment: 13, perChild: 5, cap: 25, advance: 7 };
const STEPS = ['4 × 161 €', '+644 €', '−161 €', '−33,81 €', '+0,81 €', '450 €', '+13 €', '463 €'];

/** What the content gave before, of which nothing may be left where it was computed. */
const OLD = ['4 × 135 €', '410,40 €', '421 €'];

describe('a price and three percentages that were changed in JSON', () => {
  const site = new BuiltSite();

  beforeAll(() => {
    site.edit<PricesFacts>('facts/prices.json', ({ sportCity }) => {
      if (sportCity) sportCity.week = EDITED.week;
    });
    site.edit<FeesFacts>('facts/fees.json', (fees) => {
      fees.enrolment = EDITED.enrolment;
    });
    site.edit<DiscountsFacts>('facts/discounts.json', ({ chain, advancePayment }) => {
      chain.percentPerChild = EDITED.perChild;
      chain.maxPercent = EDITED.cap;
      for (const row of chain.table) row.percent = EDITED.perChild * row.children;
      advancePayment.percent = EDITED.advance;
    });
    site.build();
  }, LONGEST_BUILD_MS);

  afterAll(() => site.remove());

  const textOf = (path: string) => site.text(path).replace(/<[^>]*>/g, '');

  it('change the quote of the command', () => {
    const material = readMaterial(readValidContent(site.content, SCHEMAS));
    const request = JSON.stringify(exampleRequest(material.facts));
    const options = { format: 'json', now: 0, request } as const;
    expect(answer(options, material).out).toContain('"total": 463.00');
  });

  it('change the receipt on the page of the quote', () => {
    const text = textOf('preventivo/index.html');
    expect(STEPS.filter((step) => !text.includes(step))).toEqual([]);
    expect(OLD.filter((step) => text.includes(step))).toEqual([]);
  });

  it('change the first answer of that page', () => {
    expect(site.text('preventivo/index.html')).toMatch(/data-total="true">174 €</);
  });

  it('change text, table and example of the regulations', () => {
    const text = textOf('economic-regulations/index.html');
    expect(text).toContain(`uno sconto del ${EDITED.perChild}%`);
    expect(text).toContain(`uno sconto del ${EDITED.advance}%`);
    expect(text).toContain('463 €');
    expect(text).toContain('449,19 €');
    expect(OLD.filter((step) => text.includes(step))).toEqual([]);
  });
});
