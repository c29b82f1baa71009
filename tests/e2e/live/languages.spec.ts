import type { Page } from 'playwright/test';
import { isIn, pathOfPage } from '../../../src/content/paths.ts';
import { expect, test } from '../fixtures.ts';
import { ready, withoutFonts } from '../running-page.ts';
import { pages, site } from './pages.ts';

const [first, other] = site.locales;
const both = pages.filter((page) => !other || isIn(other.id, page));
const page_ = (template: string) => {
  const found = both.find((one) => one.template === template);
  if (!found || !first || !other) throw new Error(`no ${template} in two languages`);
  return { here: pathOfPage(first, found), there: pathOfPage(other, found) };
};
const offer = '.language-offer';

/** Waits until what a page does at idle is done: callbacks of one document come one after another. */
async function idle(page: Page): Promise<void> {
  await ready(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

test('the switch keeps the part of the page and the answers', async ({ page }) => {
  const { here, there } = page_('estimate');
  await page.goto(`${here}?x=1#conto`);
  await page.locator(`header a[hreflang="${other?.language}"]`).click();
  await expect(page).toHaveURL(`${there}?x=1#conto`);
  await expect(page.locator('html')).toHaveAttribute('lang', other?.language ?? '');
  await page.locator(`footer a[hreflang="${first?.language}"]`).click();
  await expect(page).toHaveURL(`${here}?x=1#conto`);
});

test.describe('the code of a page', () => {
  test.use({ touched: false });

  test('brings no content of another language', async ({ page }) => {
    const { here, there } = page_('guide');
    const title = async (path: string) => {
      const html = await (await page.request.get(path)).text();
      return /<title>([^<]*?) ·/.exec(html)?.[1] ?? '?';
    };
    const titles = [await title(here), await title(there)];
    /** Of the titles those that the code holds which comes before a link is pressed. */
    const broughtBy = async (home: string, path: string) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
      });
      await page.goto(home);
      await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('pointerover');
      await expect(page.locator('html[data-ready]')).toBeAttached();
      const found = async () => {
        const code = (await Promise.all(scripts)).join('\n');
        return titles.filter((one) => code.includes(one));
      };
      await expect.poll(found).not.toEqual([]);
      page.removeAllListeners('response');
      return found();
    };
    expect(await broughtBy('/', here)).toEqual([titles[0]]);
    expect(await broughtBy(other?.path ?? '', there)).toEqual([titles[1]]);
  });
});

test.describe('a browser that asks for the other language', () => {
  test.use({ locale: other?.language ?? 'en-GB' });

  test('is offered it by one line, which moves nothing', async ({ page }) => {
    const { here, there } = page_('guide');
    await withoutFonts(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          document.documentElement.dataset.moved = `${Number(document.documentElement.dataset.moved ?? 0) + (shift as unknown as { value: number }).value}`;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(here);
    await expect(page).toHaveURL(here);
    await expect(page.locator(offer)).toHaveAttribute('lang', other?.language ?? '');
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02);
    await page.locator(`${offer} a`).click();
    await expect(page).toHaveURL(there);
    await expect(page.locator(offer)).toHaveCount(0);
  });

  test('is not asked again once it said no', async ({ page }) => {
    await page.goto(page_('guide').here);
    await page.locator(`${offer} button`).click();
    await expect(page.locator(offer)).toHaveCount(0);
    await page.reload();
    await idle(page);
    expect(await page.locator(offer).count()).toBe(0);
  });
});

test('a browser that asks for the first language is offered nothing', async ({ page }) => {
  await page.goto(page_('guide').here);
  await idle(page);
  expect(await page.locator(offer).count()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, touched: false });

  test('the switch leads to the same page', async ({ page }) => {
    const { here, there } = page_('guide');
    await page.goto(here);
    await page.locator(`header a[hreflang="${other?.language}"]`).click();
    await expect(page).toHaveURL(there);
  });
});
