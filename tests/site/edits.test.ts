import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHEMAS } from '../../scripts/project/places.ts';
import { checkContent } from '../../scripts/site/vite/validated-content.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import type { Json } from '../../src/content/json.ts';
import type { PricesFacts, VenuesFacts } from '../../src/content/types.ts';
import { createFormats } from '../../src/i18n/format.ts';
import { withoutJoiners } from '../../src/i18n/unbroken.ts';
import { CAMP_TODAY, campSources, textOf } from '../camp.ts';
import { renderedSite } from '../rendered-site.ts';
import { schemas } from '../schemas.ts';
import { builtCamp } from './built-camp.ts';
import { BuiltSite, LONGEST_BUILD_MS } from './built-site.ts';

const NEW_PRICE = 137.13;
const NEW_PRICE_WRITTEN = '137,13 €';

const layout = JSON.parse(textOf('texts/it/layout.json'));
const formats = createFormats('it-IT', { terms: layout.terms, age: layout.age });

function fileOf(pageId: string): string {
  return pageId === 'home' ? 'index.html' : `${pageId}/index.html`;
}

describe('edits of one value', () => {
  let before: BuiltSite;
  const edited = new BuiltSite();
  let after: ReadonlyMap<string, string>;
  const prices: PricesFacts = JSON.parse(textOf('facts/prices.json'));
  const oldPrice = `${prices.week} €`;

  beforeAll(async () => {
    edited.edit<PricesFacts>('facts/prices.json', (list) => {
      list.week = NEW_PRICE;
    });
    edited.edit<VenuesFacts>('facts/venues.json', ({ colleAlto }) => {
      if (colleAlto) colleAlto.listed = true;
    });
    before = await builtCamp();
    const checked = checkContent(edited.content, SCHEMAS);
    after = await renderedSite(checked, Date.parse(`${CAMP_TODAY}T12:00:00Z`));
  }, 2 * LONGEST_BUILD_MS);

  afterAll(() => edited.remove());

  const holding = (pages: ReadonlyMap<string, string>, price: string) =>
    [...pages]
      .filter(([path]) => path.endsWith('index.html'))
      .filter(([, html]) => new RegExp(`(?<![\\d.,])${price}`).test(plain(html)))
      .map(([path]) => path)
      .sort();
  const plain = (html = '') => withoutJoiners(html).replaceAll('\u00A0', ' ');

  it('show the new price of a week on every page that showed the old one', () => {
    const pages = holding(before.pages(), oldPrice);
    expect(pages).toContain('index.html');
    expect(pages).toContain('lago-blu/index.html');
    expect(pages).toContain('economic-regulations/index.html');
    expect(holding(after, NEW_PRICE_WRITTEN)).toEqual(pages);
    expect(holding(after, oldPrice)).toEqual([]);
  });

  it('leave the page that says another price as it was', () => {
    expect(holding(after, NEW_PRICE_WRITTEN)).not.toContain('colle-alto/index.html');
  });

  it('show on each page what that page says', () => {
    const { project } = runChecks(campSources, schemas);
    const written = (value: Json) =>
      Object.values(formats)
        .filter((format) => format.accepts(value))
        .map((format) => format.write(value).replaceAll('\u00A0', ' '));
    // Header and footer show what the page around them says, never a second value of their own.
    const pages = project.pageIds().filter((id) => id !== 'layout');
    const missing = pages.flatMap((id) =>
      Object.entries(project.says(id))
        .filter(([, value]) => value !== null)
        .filter(
          ([, value]) =>
            !written(value).some((text) => plain(before.text(fileOf(id))).includes(text)),
        )
        .map(([fact]) => `${id} ${fact}`),
    );
    expect(missing).toEqual(['parco-tigli agreements.bodies']);
  });

  it('show the third venue with its label and warning once it is listed', () => {
    const label = 'Sede in fase di definizione';
    expect(before.text('index.html')).not.toContain(label);
    for (const page of ['index.html', 'relax/index.html', 'economic-regulations/index.html']) {
      expect(plain(after.get(page))).toContain(label);
    }
    expect(after.get('index.html')).toContain('href="/colle-alto"');
  });
});
