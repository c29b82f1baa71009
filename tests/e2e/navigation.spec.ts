import { chromium, type Locator, type Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  enhanced,
  follow,
  openUntouched as open,
  PHONE,
  scrolledBy,
  topOf,
  withoutFonts,
} from './running-page.ts';
import { layout, wordsOf } from './site-content.ts';

test.use({ interacted: false });

/** Fixed by the owner's specification. */
const OFFSET = 96;
const ANCHORS = ['about', 'activities', 'contacts', 'locations', 'chain-discount'];

const { items } = layout.header.about;
const h1 = (page: Page) => page.locator('main h1');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const footerLink = (page: Page, id: string) =>
  page.locator('footer').getByRole('link', { name: layout.pages[id], exact: true });

/** The end of the page may come before a part reaches its place. */
async function expectAtOffset(page: Page, id: string): Promise<void> {
  await expect(async () => {
    const isAtEnd = await page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    );
    const top = await topOf(page, `#${id}`);
    if (!isAtEnd) expect(top).toBe(OFFSET);
    else expect(top).toBeGreaterThanOrEqual(OFFSET);
    expect(top).toBeLessThan(page.viewportSize()?.height ?? 0);
  }).toPass({ intervals: [100] });
}

async function followStory(page: Page, how: 'touch' | 'keyboard'): Promise<void> {
  const use = (element: Locator) => (how === 'touch' ? element.tap() : element.press('Enter'));
  const bar = page.getByRole('banner');
  if (how === 'touch') await use(bar.getByRole('button'));
  await use(bar.locator('summary').filter({ hasText: layout.header.about.label }));
  await use(bar.getByRole('link', { name: items.story }));
}

for (const [device, how, options] of [
  ['a finger', 'touch', PHONE],
  ['the keyboard', 'keyboard', {}],
] as const) {
  test.describe(`with ${device}`, () => {
    test.use(options);

    test('any page leads to a part of the home page', async ({ page }) => {
      await test.step('from another page', async () => {
        await open(page, '/relax');
        await scrollTo(page, 1500);
        await followStory(page, how);
        await expect(page).toHaveURL('/#about');
        await expectAtOffset(page, 'about');
        if (how === 'keyboard') await expect(page.locator('#about')).toBeFocused();
        // How much of a smooth scroll shows depends on the machine; whether it is smooth does not.
        await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
      });
      await test.step('from the same page, without smooth scrolling under reduced motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, '/');
        await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
        await followStory(page, how);
        await expect(page).toHaveURL('/#about');
        await expectAtOffset(page, 'about');
      });
    });
  });
}

test(`each anchor that the owner specified rests ${OFFSET} px below the top`, async ({ page }) => {
  await open(page, `/#${ANCHORS[0]}`);
  await expectAtOffset(page, ANCHORS[0] ?? '');
  for (const id of ANCHORS) {
    await test.step(`a link to #${id} is followed`, async () => {
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
      await follow(page, `/#${id}`);
      await expect(page).toHaveURL(`/#${id}`);
      await expectAtOffset(page, id);
    });
  }
  await test.step('the focus follows a link to its part, but no other change of the URL', async () => {
    await page.locator('a[href="/#locations"]').first().press('Enter');
    await expectAtOffset(page, 'locations');
    await expect(page.locator('#locations')).toBeFocused();
    const button = page.locator('main button').or(page.locator('footer a')).first();
    await button.focus();
    await page.evaluate(() => {
      history.pushState({ key: 'other' }, '', '#activities');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await expect(page).toHaveURL('/#activities');
    await expect(button).toBeFocused();
  });
});

test.describe('the place in the page', () => {
  test.beforeEach(({ page }) => withoutFonts(page));

  test('a new page starts at its top at once, even during a smooth scroll', async ({ page }) => {
    await open(page, '/relax');
    await scrollTo(page, 1500);
    await footerLink(page, 'economic-regulations').click();
    await expect(page).toHaveURL('/economic-regulations');
    await expect.poll(() => scrolledBy(page)).toBe(0);
    // Focusing the link scrolls to it: that scroll is still going on when it is followed.
    await footerLink(page, 'privacy-policy').press('Enter');
    await expect(page).toHaveURL('/privacy-policy');
    await expect(h1(page)).toBeFocused();
    await expect.poll(() => scrolledBy(page)).toBe(0);
  });

  test('back and forward, a reload and a visit elsewhere restore it', async ({ page }) => {
    await open(page, '/relax');
    await scrollTo(page, 1230);
    await follow(page, '/economic-regulations');
    await expect(page).toHaveURL('/economic-regulations');
    await expect.poll(() => scrolledBy(page)).toBe(0);
    await scrollTo(page, 640);

    await page.goBack();
    await expect(page).toHaveURL('/relax');
    await expect.poll(() => scrolledBy(page)).toBe(1230);
    await page.goForward();
    await expect(page).toHaveURL('/economic-regulations');
    await expect.poll(() => scrolledBy(page)).toBe(640);
    await test.step('so do a reload and a visit elsewhere', async () => {
      await page.goBack();
      await expect.poll(() => scrolledBy(page)).toBe(1230);
      await page.reload();
      await enhanced(page);
      await expect.poll(() => scrolledBy(page)).toBe(1230);
      await follow(page, '/economic-regulations');
      await expect(h1(page)).toHaveText(wordsOf('economic-regulations').hero.title);
      await page.goto('about:blank');
      await page.evaluate(() => history.go(-2));
      await expect(page).toHaveURL('/relax');
      await expect.poll(() => scrolledBy(page)).toBe(1230);
    });
    await test.step('also restores the position from before an anchor link', async () => {
      await open(page, '/');
      await scrollTo(page, 333);
      await follow(page, '/#locations');
      await expectAtOffset(page, 'locations');
      await page.goBack();
      await expect(page).toHaveURL('/');
      await expect.poll(() => scrolledBy(page)).toBe(333);
      await page.goForward();
      await expectAtOffset(page, 'locations');
    });
  });
});

test.describe('the focus', () => {
  test('stays when a page is opened, and goes to the heading of a new one', async ({ page }) => {
    await open(page, '/relax');
    await expect(page.locator('body')).toBeFocused();
    await test.step('skips the header', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: layout.header.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await expect(page).toHaveURL('/relax#contenuto');
      await page.goBack();
      await expect(page).toHaveURL('/relax');
    });
    await test.step('the heading of a new page is read', async () => {
      await footerLink(page, 'economic-regulations').press('Enter');
      await expect(page).toHaveURL('/economic-regulations');
      await expect(h1(page)).toBeFocused();
      await expect(h1(page)).toHaveAttribute('tabindex', '-1');
      await expect(page.locator('[data-deferred]'), 'the page is whole').toHaveCount(0);
      expect((await page.locator('footer').innerText()).trim()).not.toBe('');
      await expect(page).toHaveTitle(/Campo Girasole$/);
      await expect.poll(() => scrolledBy(page)).toBe(0);
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus'), 'the next step is in the page').toHaveCount(1);
    });
    await page.goBack();
    await expect(page).toHaveURL('/relax');
    await expect(h1(page)).toBeFocused();
  });
});

test('a new page begins at its top, without scrolling there from the last position', async ({
  baseURL,
}) => {
  const { executablePath = '', args = [] } = test.info().project.use.launchOptions ?? {};
  // The other tests run without smooth scrolling.
  const smoothArgs = args.filter((arg) => arg !== '--disable-smooth-scrolling');
  const browser = await chromium.launch({ executablePath, args: smoothArgs });
  try {
    const page = await browser.newPage(baseURL ? { baseURL } : {});
    await page.goto('/relax');
    await footerLink(page, 'economic-regulations').hover();
    await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
    await scrollTo(page, 1000);
    const seen = await page.evaluate(async () => {
      const { title } = document;
      document.querySelector<HTMLElement>('footer a[href="/economic-regulations"]')?.click();
      const places: number[] = [];
      for (let frame = 0; frame < 600 && places.length < 5; frame += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        if (document.title !== title) places.push(window.scrollY);
      }
      return places;
    });
    expect(seen).toEqual([0, 0, 0, 0, 0]);
  } finally {
    await browser.close();
  }
});

/** Remembers the observers, except those of islands, until something disconnects them. */
function rememberObservers(): void {
  const observers = new Set<unknown>();
  Object.assign(window, { observers });
  for (const { prototype } of [IntersectionObserver, ResizeObserver]) {
    const { observe, disconnect } = prototype;
    Object.assign(prototype, {
      observe(target: Element) {
        if (!target.matches('[data-island]')) observers.add(this);
        Reflect.apply(observe, this, [target]);
      },
      disconnect() {
        observers.delete(this);
        Reflect.apply(disconnect, this, []);
      },
    });
  }
}

test('the observers of a page end with it', async ({ page }) => {
  const observers = () =>
    page.evaluate(() => (window as unknown as { observers: Set<unknown> }).observers.size);
  await page.addInitScript(rememberObservers);
  await open(page, '/');
  // Carousels, tabs, a table of contents, and a page without observers.
  for (const path of ['/lago-blu', '/economic-regulations', '/relax']) {
    await expect.poll(observers).toBeGreaterThan(0);
    await follow(page, path);
    // The URL is that of the next page before the page is shown.
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
  }
  await expect.poll(observers).toBe(0);
});
