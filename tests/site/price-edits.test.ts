import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readValidContent } from '../../scripts/build/vite/validated-content.ts';
import { SCHEMAS } from '../../scripts/project/places.ts';
import { answer, readMaterial } from '../../scripts/quote/command.ts';
import type { DiscountsFacts, FeesFacts, PricesFacts } from '../../src/content/types.ts';
import { exampleRequest } from '../../src/pricing/worked-example.ts';
import { BuiltSite, LONGEST_BUILD_MS } from './built-site.ts';

/**
 * Prices that no page holds otherwise. By hand: 160 × 3 = 480, a chain of 5 at 5 % takes 25 % = 120,
 * leaves 360; 7 % in advance takes 25.20, leaves 334.80, rounded up 335; with 13 of enrolment 348.
 */
const EDITED = { week: 160, enrolment: 13, perChild: 5, cap: 25, advance: 7 };
const STEPS = ['3 × 160 €', '+480 €', '−120 €', '−25,20 €', '+0,20 €', '335 €', '+13 €', '348 €'];

/** What the content gave before, of which nothing may be left where it was computed. */
const OLD = ['3 × 144 €', '330,48 €', '343 €'];

/** A price of so many euros as people or machines write it; a longer number is another one. */
const priced = (euros: number) =>
  new RegExp(`(?<![\\d.,#-])${euros}(?:[,.]00)?\\s?(?:€|euro)|€\\s?${euros}\\b|:\\s?${euros}\\b`);

describe('a price and three percentages that were changed in JSON', () => {
  const site = new BuiltSite();

  beforeAll(() => {
    site.edit<PricesFacts>('facts/prices.json', ({ lagoBlu }) => {
      if (lagoBlu) lagoBlu.week = EDITED.week;
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
    expect(answer(options, material).out).toContain('"total": 348.00');
  });

  it('change the receipt on the page of the quote', () => {
    const text = textOf('stima/index.html');
    expect(STEPS.filter((step) => !text.includes(step))).toEqual([]);
    expect(OLD.filter((step) => text.includes(step))).toEqual([]);
  });

  it('change the first answer of that page', () => {
    expect(site.text('stima/index.html')).toMatch(/data-total="true">173 €</);
  });

  it('change text, table and example of the regulations', () => {
    const text = textOf('economic-regulations/index.html');
    expect(text).toContain(`uno sconto del ${EDITED.perChild}%`);
    expect(text).toContain(`uno sconto del ${EDITED.advance}%`);
    expect(text).toContain('348 €');
    expect(text).toContain('334,80 €');
    expect(OLD.filter((step) => text.includes(step))).toEqual([]);
  });

  it.each(['dati/fatti.json', 'lago-blu.md', 'site-voice.json'])('change %s', (path) => {
    expect(site.text(path)).toMatch(/160/);
  });

  it('leave the old price nowhere in what is published', () => {
    const published = readdirSync(site.dist, { recursive: true, encoding: 'utf8' });
    const texts = published.filter((file) => /\.(?:html|json|md|ics|txt|xml|js)$/.test(file));
    const holding = (euros: number) => texts.filter((file) => priced(euros).test(site.text(file)));
    expect(holding(EDITED.week).length).toBeGreaterThan(10);
    expect(holding(144)).toEqual([]);
  });
});
