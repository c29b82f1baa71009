import { describe, expect, it } from 'vitest';
import { answer, readMaterial } from '../../scripts/quote.ts';
import { type Chosen, decide } from '../../src/author/decide/decide.ts';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import type { Project } from '../../src/check/project.ts';
import { questionsOf } from '../../src/check/questions.ts';
import type { CheckResult } from '../../src/check/run-checks.ts';
import { addOurFormats } from '../../src/check/schema/formats.ts';
import { checkSite } from '../../src/check/site/site-check.ts';
import type { DiscountsFacts, FeesFacts } from '../../src/content/types.ts';
import { exampleRequest } from '../../src/pricing/worked-example.ts';
import { createPublicApi } from '../../src/publish/public-api.ts';
import { tools } from '../../src/server/public-api/tools.ts';
import { CAMP_TODAY, campContent, campSources } from '../camp.ts';
import { renderedSite } from '../rendered-site.ts';
import { projectOf, schemas, served } from '../schemas.ts';

/**
 * Prices without a contradiction. By hand: 160 × 3 = 480; a chain of 5 at 5 % takes 25 % = 120,
 * leaves 360; 7 % in advance takes 25.20, leaves 334.80, rounded up 335; plus 13 enrolment, 348.
 */
const EDITED = { week: 160, enrolment: 13, perChild: 5, cap: 25, advance: 7 };

/** The closure ended officially on the 22nd, on two pages the 24th; Parco Tigli's agreement: 127. */
const DECIDED = [
  { fact: 'season.closures.august.to', choice: { typed: '2031-08-29' } },
  { fact: 'agreements.rates.week', choice: { keep: true } },
  // Another page had 137, an old price.
  { fact: 'prices.week', choice: { typed: String(EDITED.week) } },
] as const;
/** In all other questions, the pages are right. */
const AS_PAGES = questionsOf(projectOf(campSources)).flatMap(({ fact, values }): Chosen[] => {
  // A page without a value has none that could become the fact's.
  const [page] = values.find(({ value }) => value !== null)?.pages ?? [];
  const isOther = page !== undefined && DECIDED.every((decision) => decision.fact !== fact);
  return isOther ? [{ fact, choice: { as: page } }] : [];
});
/** The first answers of the estimate: one week and the enrolment. */
const STEPS = ['+160 €', '+13 €', '173 €'];

/** Results from the old prices: none may be left where they were computed. */
const OLD = ['144 €', '330,48 €', '343 €'];

/** Matches a price in euros as people or machines write it, not inside a longer number. */
const priced = (euros: number) =>
  new RegExp(`(?<![\\d.,#-])${euros}(?:[,.]00)?\\s?(?:€|euro)|€\\s?${euros}\\b|:\\s?${euros}\\b`);

/** What each decision removes; machines read `2031-08-24`, or `20310825` as an exclusive end. */
const GONE: readonly [value: string, written: RegExp][] = [
  ['the official price', priced(144)],
  ['the price of one page', priced(137)],
  ['the rate of one page', priced(127)],
  ['the days of the closure', /2031-?08-?2[2-5]/],
  ['the last day that two pages said', /24 agosto/],
];

const NOON = Date.parse(`${CAMP_TODAY}T12:00:00Z`);

/** The camp with these prices, decided as the manager decides. */
function edited(): CheckResult {
  const fees = campContent<FeesFacts>('facts/fees.json');
  fees.enrolment = EDITED.enrolment;
  const discounts = campContent<DiscountsFacts>('facts/discounts.json');
  discounts.chain.percentPerChild = EDITED.perChild;
  discounts.chain.maxPercent = EDITED.cap;
  for (const row of discounts.chain.table) row.percent = EDITED.perChild * row.children;
  discounts.advancePayment.percent = EDITED.advance;
  const typed = new Map([
    ['facts/fees.json', JSON.stringify(fees)],
    ['facts/discounts.json', JSON.stringify(discounts)],
  ]);
  const sources = campSources.map(({ path, text }) => ({ path, text: typed.get(path) ?? text }));
  return decided(sources, [...DECIDED, ...AS_PAGES]);
}

function decided(sources: readonly SourceFile[], chosen: readonly Chosen[]): CheckResult {
  const decision = decide(sources, schemas, chosen, { served, today: CAMP_TODAY });
  if (decision.kind !== 'ready') throw new Error(JSON.stringify(decision));
  return decision.after;
}

/** Expects header and footer to agree with their page, and no page with two notes on what is undecided. */
function expectOneValue(project: Project, site: ReadonlyMap<string, string>): void {
  const pages = [...site]
    .filter(([path]) => path.endsWith('index.html'))
    .map(([path, text]) => ({ path, text }));
  const wrong = checkSite(project, pages).filter(({ code }) => code === 'site-value');
  expect(wrong.map((finding) => `${finding.file}: ${sentenceOf(finding)}`)).toEqual([]);
  for (const { path, text } of pages)
    expect(text.split('data-undecided=').length, path).toBeLessThan(3);
}

describe('decided questions, with a changed price and three changed percentages', async () => {
  const checked = edited();
  const files = checked.project.contentFiles;
  const site = await renderedSite(checked, NOON);
  const fileOf = (path: string) => (site.get(path) ?? '').replaceAll('\u00A0', ' ');
  const textOf = (path: string) => fileOf(path).replace(/<[^>]*>/g, '');

  it('change the quote of the command', () => {
    const material = readMaterial(files);
    const request = JSON.stringify(exampleRequest(material.facts));
    const options = { format: 'json', now: 0, request } as const;
    expect(answer(options, material).out).toContain('"total": 348.00');
  });

  it('change the receipt on the page of the quote', () => {
    const text = textOf('stima/index.html');
    expect(STEPS.filter((step) => !text.includes(step))).toEqual([]);
    expect(OLD.filter((step) => text.includes(step))).toEqual([]);
  });

  it('change the first total of that page', () => {
    expect(fileOf('stima/index.html')).toMatch(/data-total="true">173 €</);
  });

  it('change text, table and example of the regulations', () => {
    const text = textOf('economic-regulations/index.html');
    expect(text).toContain(`uno sconto del ${EDITED.perChild}%`);
    expect(text).toContain(`uno sconto del ${EDITED.advance}%`);
    expect(text).toContain('348 €');
    expect(text).toContain('334,80 €');
    expect(OLD.filter((step) => text.includes(step))).toEqual([]);
  });

  it.each(['dati/fatti.json', 'site-api.json'])('change the price in %s', (path) => {
    expect(fileOf(path)).toMatch(/160/);
  });

  it('change text, structured data, feed and calendars together', () => {
    const page = fileOf('lago-blu/index.html');
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    expect(page).toContain('29 agosto');
    expect(data).toMatch(priced(EDITED.week));
    expect(data).toContain('"2031-08-29"');
    // In calendars the end date is exclusive.
    expect(fileOf('dati/calendario.ics')).toContain('20310830');
    expect(fileOf('dati/calendario-lago-blu.ics')).toContain('20310830');
    expect(factOf('season.closures.august')).toMatchObject({
      value: { to: '2031-08-29' },
      undecided: false,
    });
    expect(factOf('agreements.rates.week')).toMatchObject({ value: 121, undecided: false });
  });

  it('change an assistant’s answers', async () => {
    const publicApi = createPublicApi(JSON.parse(fileOf('site-api.json')), addOurFormats);
    const call = async (name: string, args: object) => {
      const tool = tools(publicApi, () => 0).find(({ definition }) => definition.name === name);
      return (await tool?.call({ ...args }))?.text;
    };
    const { facts } = readMaterial(files);
    expect(await call('quote', { children: [exampleRequest(facts)] })).toContain('348');
    expect(await call('calendar', {})).toContain('2031-08-29');
    expect(await call('facts', { id: 'prices.week' })).toContain('160');
    expect(await call('verify', { text: 'La settimana a Lago Blu costa 160 €.' })).toContain(
      '"equal"',
    );
    expect(await call('verify', { text: 'La settimana a Lago Blu costa 144 €.' })).toContain(
      '"differs"',
    );
  });

  it('close their questions on the pages', () => {
    expect(fileOf('parco-tigli/index.html')).not.toContain('la tariffa settimanale in convenzione');
  });

  it('leave one value of each fact in header, page and footer', () => {
    expectOneValue(checked.project, site);
  });

  it.each(GONE)('leave %s nowhere in the published site', (_, written) => {
    const texts = [...site.keys()];
    const holding = (pattern: RegExp) => texts.filter((file) => pattern.test(fileOf(file)));
    expect(holding(priced(EDITED.week)).length).toBeGreaterThan(5);
    expect(holding(written)).toEqual([]);
  });

  function factOf(id: string): unknown {
    const { facts } = JSON.parse(fileOf('dati/fatti.json'));
    return facts.find((fact: { id: string }) => fact.id === id);
  }
});

/** While all is open, shown-values.test.ts reads the pages. */
it('header and footer agree with their page once the regulations are right', async () => {
  const chosen = questionsOf(projectOf(campSources)).flatMap(({ fact, values }) =>
    values.length > 0 ? [{ fact, choice: { keep: true as const } }] : [],
  );
  const after = decided(campSources, chosen);
  expectOneValue(after.project, await renderedSite(after, NOON));
});
