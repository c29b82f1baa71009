// Pages stay readable when something fails. engines/engines.spec.ts loses the network.
import type { Page } from 'playwright/test';
import { UNKNOWN_URL } from '../../src/content/paths.ts';
import { expect, test } from './fixtures.ts';
import { open, openUntouched } from './running-page.ts';
import { euro, wordsOf } from './site-content.ts';
import { unseenTexts } from './unseen-texts.ts';

const { questions } = wordsOf('stima');
const total = (page: Page) => page.locator('[data-total]');
const add = (page: Page) => page.getByRole('button', { name: questions.add });

/** A price can be read, behind its tab if there are tabs, and a link works. */
async function reads(page: Page): Promise<void> {
  await page.goto('/lago-blu');
  await page.locator('#pricing-tab').click();
  const price = page.locator('#pricing :is(td, dd)').filter({ visible: true });
  await expect(price.filter({ hasText: euro(144) }).first()).toBeVisible();
  // By keyboard: the page may still become shorter when its panels become tabs.
  await page.locator('footer a[href="/economic-regulations"]').press('Enter');
  await expect(page).toHaveURL('/economic-regulations');
  await expect(page.locator('h1')).toBeVisible();
}

/** Ends the animation after which missing scripts are reported. */
const waitedLongEnough = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations())
      if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  });

test.use({
  allow: { errors: [/Failed to load resource|ERR_FAILED|getEntriesByType|dynamically imported/] },
});

test('without the style sheet the footer opens', async ({ page }) => {
  await page.route(/\.css$/, (route) => route.abort());
  await page.goto('/');
  // It is folded, as on a phone.
  await page.locator('footer summary').first().click();
  await expect(page.locator('footer details[open] a').first()).toBeVisible();
});

test('a page is complete without its scripts', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  for (const url of ['/', '/open-days']) {
    await page.goto(url);
    await waitedLongEnough(page);
    await expect.poll(() => page.evaluate(unseenTexts, UNKNOWN_URL), url).toEqual([]);
  }
  await reads(page);
});

test('without storage a page can be read, and the estimate computes', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await reads(page);
  await open(page, '/stima');
  await expect(total(page)).toHaveText(euro(156));
  await add(page).click();
  await expect(total(page)).toHaveText(euro(295));
});

test('when its script fails halfway, a page can be read', async ({ page }) => {
  // The code after the tabs fails, as in an old browser or with an extension.
  await page.addInitScript(() =>
    Object.defineProperty(performance, 'getEntriesByType', { value: undefined }),
  );
  await reads(page);
  await page.goto('/stima');
  await expect(total(page)).toHaveText(euro(156));
  await waitedLongEnough(page);
  await expect(page.locator('main [data-scripts=none]').first()).toBeVisible();
});

test.describe('an island that cannot be rendered', () => {
  test.use({ allow: { errors: [/broken/] } });

  test('gives way to the error page', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get: () => {
          throw new RangeError('broken');
        },
      });
    });
    await page.goto('/stima?venue=lagoBlu');
    const { error } = wordsOf('layout');
    await expect(page.getByRole('heading', { name: error.title })).toBeVisible();
    await expect(page.getByText(error.technical)).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
  });
});

test.describe('a page changed by a translator', () => {
  // React hydrates no HTML but its own: it renders the island again, and reports it.
  test.use({ interacted: false, allow: { errors: [/#418|[Hh]ydrat/] } });

  test('works and stays true', async ({ page }) => {
    const island = page.locator('[data-island=estimate]');
    const says = async () => (await island.innerText()).toUpperCase().replace(/\s/g, '');
    const steps = async (isTranslated: boolean) => {
      await openUntouched(page, '/stima');
      if (isTranslated) await page.evaluate(translate);
      await add(page).click();
      await expect(page.locator('[data-child]')).toHaveCount(2);
      await page.getByRole('button', { name: questions.calendar.open }).first().click();
      await page.getByRole('button', { name: questions.calendar.days }).click();
      await page.locator('[data-child="2"] summary').first().click();
      await page.locator('[name=sede-2]:not(:checked) + span').first().click();
      await expect(page.locator('[name=sede-2]').first()).not.toBeChecked();
    };
    await steps(false);
    const said = await says();
    await steps(true);
    await expect.poll(says).toBe(said);
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  });

  test('hears a press that begins before the island is rendered again', async ({ page }) => {
    await openUntouched(page, '/stima');
    await page.evaluate(translate);
    await add(page).hover();
    await page.mouse.down();
    // All code has arrived, and would have run.
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await expect(page.locator('[data-child]')).toHaveCount(2);
  });
});

/** In the page: wraps each text in an element, now and later, as translators do. */
function translate(): void {
  const turn = (text: Node) => {
    const { parentElement: around, nodeValue } = text;
    if (!nodeValue?.trim() || around?.closest('script, style, template, textarea, svg, font'))
      return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = nodeValue.toUpperCase();
    outer.append(inner);
    around?.replaceChild(outer, text);
  };
  const turnAll = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = [texts.currentNode];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) if (text instanceof Text) turn(text);
  };
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'childList' ? addedNodes : [target]) turnAll(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  turnAll(document.body);
}
