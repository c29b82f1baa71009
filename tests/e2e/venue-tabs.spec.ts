import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  enlarge,
  openUntouched as openPage,
  PHONE,
  restsAt,
  restsScrolled,
  withoutFonts,
} from './running-page.ts';
import { layout, wordsOf } from './site-content.ts';

test.use({ interacted: false });

const texts = wordsOf('lago-blu');

const ROME = '/lago-blu';
const IDS = ['info', 'activities', 'lunch', 'pricing', 'registration'] as const;
const LABEL = Object.fromEntries(IDS.map((id) => [id, texts.tabs[id].label]));
const LABELS = Object.values(LABEL);
const OFFSET_PX = 96;
const STEP_PX = 200;
/** A tab usually opens at once: the second look comes soon. */
const POLL = { intervals: [50, 100, 250] };

const tab = (page: Page, label: string) => page.getByRole('tab', { name: label, exact: true });
const bar = (page: Page) => page.getByRole('tablist', { name: texts.tabBar.label });
const arrow = (page: Page, name: string) => page.getByRole('button', { name });

async function open(page: Page, url: string): Promise<void> {
  await openPage(page, url);
  await expect(page.getByRole('tablist')).toBeVisible();
}

/** The tab and its panel are open, and every other one is closed. */
async function expectOpen(page: Page, id: string): Promise<void> {
  const state = () =>
    page.evaluate((ids) => {
      const isShown = (id: string) => document.querySelector(`#${id} h2`)?.checkVisibility();
      const chosen = [...document.querySelectorAll('[role=tab][aria-selected=true]')];
      return [...chosen.map((tab) => tab.id), ...ids.filter(isShown)];
    }, IDS);
  await expect.poll(state, POLL).toEqual([`${id}-tab`, id]);
}

async function expectAtOffset(page: Page, id: string): Promise<void> {
  await restsAt(page, `#${id}`, OFFSET_PX);
}

test('tabs open their panels by key, by press and by search', async ({ page }) => {
  await open(page, ROME);
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(LABELS);
  await expectOpen(page, 'info');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
  await tab(page, LABEL.info).focus();
  // engines/engines.spec.ts tests where arrows, Home and End lead.
  await page.keyboard.press('Tab');
  await expect(page.locator('#info')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, LABEL.info)).toBeFocused();
  // Enter and the space bar open the focused tab.
  await tab(page, LABEL.pricing).focus();
  await page.keyboard.press(' ');
  await expectOpen(page, 'pricing');
  await tab(page, LABEL.lunch).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, 'lunch');
  await page.keyboard.press('Alt+ArrowRight');
  await expectOpen(page, 'lunch');
  await test.step('a wide screen has room for all, and needs no arrows', async () => {
    await expect(arrow(page, texts.tabBar.previous)).toBeHidden();
    await expect(arrow(page, texts.tabBar.next)).toBeHidden();
  });
  for (const [index, id] of IDS.entries()) {
    const label = LABELS[index] ?? '';
    await test.step(label, async () => {
      // How much of a smooth scroll shows depends on the machine; whether it is smooth does not.
      await page.emulateMedia({ reducedMotion: index % 2 ? 'reduce' : 'no-preference' });
      await expect(page.locator('html')).toHaveCSS(
        'scroll-behavior',
        index % 2 ? 'auto' : 'smooth',
      );
      await expect(tab(page, label)).toHaveAttribute('aria-controls', id);
      // A click by script: Playwright's own would scroll first.
      await tab(page, label).dispatchEvent('click');
      await expectOpen(page, id);
      if (index > 0) await expectAtOffset(page, id);
      await expect(tab(page, label)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tabpanel', { name: label })).toHaveId(id);
      await expect(page.locator('#camp-contacts h2')).toBeVisible();
      await expect(page.locator('#album h2')).toBeVisible();
    });
  }
  await test.step('paper holds the panel that is open', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const id of IDS) {
      await expect(page.locator(`#${id} h2`).first()).toBeVisible({ visible: id === IDS.at(-1) });
    }
    await expect(page.getByRole('tablist')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('the browser’s search opens a panel, and it alone scrolls to the words', async () => {
    await expect(page.locator('#pricing')).toHaveAttribute('hidden', 'until-found');
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    await page.locator('#pricing').dispatchEvent('beforematch');
    await expectOpen(page, 'pricing');
    await expect(page).toHaveURL(`${ROME}#pricing`);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });
});

test('a shared URL opens its tab, a reload keeps it', async ({ page }) => {
  await withoutFonts(page);
  await open(page, `${ROME}#pricing`);
  await expectOpen(page, 'pricing');
  await expectAtOffset(page, 'pricing');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.reload();
  await expect(page.getByRole('tablist')).toBeVisible();
  await expectOpen(page, 'pricing');
  await restsScrolled(page, 1500);
  await test.step('an anchor inside a panel opens the panel', async () => {
    // The fragment alone would not load a new document.
    await page.goto('about:blank');
    await open(page, `${ROME}#discounts-title`);
    await expectOpen(page, 'pricing');
    await expectAtOffset(page, 'discounts-title');
  });
  await test.step('a link on the page opens its tab, one to elsewhere changes none', async () => {
    const { title } = texts.tabs.registration;
    await page.locator('main').getByRole('link', { name: title }).click();
    await expectOpen(page, 'registration');
    await expectAtOffset(page, 'registration');
    await page.evaluate(() => {
      window.location.hash = 'camp-contacts';
    });
    await expectAtOffset(page, 'camp-contacts');
    await expectOpen(page, 'registration');
  });
  await test.step('the last tab leads to the enrolment', async () => {
    await page.getByRole('tabpanel').getByRole('link', { name: texts.buttons.enrolment }).click();
    await expect(page).toHaveURL('/iscrizioni');
  });
});

test('back and forward reopen the tabs that were chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, ROME);
  await tab(page, LABEL.pricing).click();
  await tab(page, LABEL.activities).click();
  await expectOpen(page, 'activities');
  await expectAtOffset(page, 'activities');
  await page.evaluate(() => window.scrollTo(0, 1700));
  await page.getByRole('banner').getByRole('link', { name: layout.header.work }).click();
  await expect(page).toHaveURL('/lavoro');
  await page.goBack();
  await expectOpen(page, 'activities');
  await restsScrolled(page, 1700);
  await page.goBack();
  await expectOpen(page, 'pricing');
  await page.goBack();
  await expectOpen(page, 'info');
  await page.goForward();
  await expectOpen(page, 'pricing');
  await expect(page).toHaveURL(`${ROME}#pricing`);
});

test('a link to words opens the panel that holds them', async ({ page }) => {
  // A whole sentence: a title of two words may be in another panel too.
  const [words] = texts.blocks.agreementRates.body;
  // A hyphen is a separator in a text fragment.
  const asked = encodeURIComponent(words).replaceAll('-', '%2D');
  const openText = async () => {
    await page.goto('about:blank');
    await page.goto(`${ROME}#:~:text=${asked}`);
    await expectOpen(page, 'pricing');
    await expect(page).toHaveURL(`${ROME}#pricing`);
  };
  await openText();
  await test.step('also when it looked before the panels were closed', async () => {
    await page.addInitScript(() => {
      addEventListener('beforematch', (found) => found.stopImmediatePropagation(), true);
    });
    await openText();
    await expect(page.locator('#pricing')).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the bar is in view, and scrolls by 200 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, `${ROME}#pricing`);
    await test.step('all five tabs, with nothing above them', async () => {
      for (const one of await page.getByRole('tab').all()) {
        await expect(one).toBeInViewport({ ratio: 1 });
        const isCut = () => one.evaluate((e) => e.scrollWidth > e.clientWidth);
        await expect.poll(isCut, await one.innerText()).toBe(false);
      }
      await tab(page, LABEL.registration).tap();
      await expectOpen(page, 'registration');
      await page.mouse.wheel(0, 900);
      const bottom = () => bar(page).evaluate((list) => list.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(640 / 8);
    });
    await test.step('the menu makes room for reading on, and is back on the way up', async () => {
      const menuButton = page.getByRole('button', { name: layout.header.openMenu });
      const top = () => bar(page).evaluate((list) => list.getBoundingClientRect().top);
      await expect(menuButton).not.toBeInViewport();
      await expect.poll(top).toBeLessThan(10);
      await page.mouse.wheel(0, -100);
      await expect(menuButton).toBeInViewport({ ratio: 1 });
      const { bottom } = await menuButton.evaluate((button) => button.getBoundingClientRect());
      await expect.poll(top).toBeGreaterThan(bottom);
      await menuButton.tap();
      const menu = page.getByRole('navigation', { name: layout.header.navigation });
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });
    await test.step('arrows scroll the bar, and hide at the ends', async () => {
      await tab(page, LABEL.info).tap();
      // So large that the five tabs no longer fit.
      await enlarge(page);
      const [previous, next] = [arrow(page, texts.tabBar.previous), arrow(page, texts.tabBar.next)];
      const left = () => bar(page).evaluate((list) => list.scrollLeft);
      await expect(previous).toBeHidden();
      await next.tap();
      await expect.poll(left).toBe(STEP_PX);
      await expect(previous).toBeVisible();
      const end = await bar(page).evaluate((list) => list.scrollWidth - list.clientWidth);
      expect(end).toBeGreaterThan(STEP_PX);
      for (let at = STEP_PX; at < end; at += STEP_PX) {
        await next.tap();
        await expect.poll(left).toBeCloseTo(Math.min(end, at + STEP_PX), 0);
      }
      await expect(next).toBeHidden();
      await expect(previous).toBeFocused();
      await page.keyboard.press('Enter');
      await expect.poll(left).toBeCloseTo(end - STEP_PX, 0);
      await expect(next).toBeVisible();
    });
  });
});
