import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { open, PHONE, ready, scrolledBy, topOf, withoutFonts } from './running-page.ts';
import { layout, wordsOf } from './site-content.ts';

/** Both from section 9 and 2 of the specification. */
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

/** Every place at which the window was seen, from now on. */
async function watchScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    window.addEventListener('scroll', () => seen.push(Math.round(window.scrollY)));
  });
  return () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
}

async function followStory(page: Page, how: 'mouse' | 'touch' | 'keyboard'): Promise<void> {
  const { locator, act } = {
    mouse: { locator: page.getByRole('banner'), act: 'click' as const },
    touch: { locator: page.getByRole('banner'), act: 'tap' as const },
    keyboard: { locator: page.getByRole('banner'), act: 'press' as const },
  }[how];
  const use = async (element: ReturnType<Page['locator']>) =>
    act === 'press' ? element.press('Enter') : element[act]();
  if (how === 'touch') await use(locator.getByRole('button'));
  await use(locator.locator('summary').filter({ hasText: layout.header.about.label }));
  await use(locator.getByRole('link', { name: items.story }));
}

for (const [device, how, options] of [
  ['a mouse', 'mouse', {}],
  ['a finger', 'touch', PHONE],
  ['the keyboard', 'keyboard', {}],
] as const) {
  test.describe(`with ${device}`, () => {
    test.use(options);

    test('a part of the home page is reached from any page', async ({ page }) => {
      await test.step('from another page', async () => {
        await open(page, '/relax');
        await scrollTo(page, 1500);
        const places = await watchScroll(page);
        await followStory(page, how);
        await expect(page).toHaveURL('/#about');
        await expectAtOffset(page, 'about');
        if (how === 'keyboard') await expect(page.locator('#about')).toBeFocused();
        // How many places of a glide are seen is up to the machine; that it glides, and only down, is not.
        await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
        const home = (await places()).filter((y) => y < 1500);
        expect(home).toEqual([...home].sort((a, b) => a - b));
      });
      await test.step('from the same page', async () => {
        await open(page, '/');
        await followStory(page, how);
        await expect(page).toHaveURL('/#about');
        await expectAtOffset(page, 'about');
      });
    });
  });
}

test(`each anchor of the specification rests ${OFFSET} pixels under the top`, async ({ page }) => {
  for (const id of [ANCHORS[0], ANCHORS.at(-1)]) {
    await test.step(`/#${id} is opened`, async () => {
      // The fragment alone would be no new document.
      await page.goto('about:blank');
      await open(page, `/#${id}`);
      await expectAtOffset(page, id ?? '');
    });
  }
  await open(page, '/');
  for (const id of ANCHORS) {
    await test.step(`a link to #${id} is followed`, async () => {
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
      await page
        .locator(`a[href="/#${id}"]`)
        .first()
        .evaluate((a: HTMLElement) => a.click());
      await expect(page).toHaveURL(`/#${id}`);
      await expectAtOffset(page, id);
    });
  }
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing glides', async ({ page }) => {
    await open(page, '/');
    await followStory(page, 'mouse');
    await expectAtOffset(page, 'about');
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
});

test.describe('the place in the page', () => {
  test.beforeEach(({ page }) => withoutFonts(page));

  test('a new page starts at its top, at once, also for who was gliding', async ({ page }) => {
    await open(page, '/relax');
    await scrollTo(page, 1500);
    const places = await watchScroll(page);
    await footerLink(page, 'economic-regulations').click();
    await expect(page).toHaveURL('/economic-regulations');
    await expect.poll(() => scrolledBy(page)).toBe(0);
    const seen = await places();
    expect(seen.filter((y) => y > 0 && y < 1400)).toEqual([]);
    await open(page, '/relax');
    for (const id of ['economic-regulations', 'privacy-policy', 'terms-conditions']) {
      // To take the focus, the link is brought into view: the window glides when it is followed.
      await footerLink(page, id).press('Enter');
      await expect(page).toHaveURL(`/${id}`);
      await expect(h1(page)).toBeFocused();
      await expect.poll(() => scrolledBy(page)).toBe(0);
    }
  });

  test('back and forward find it again, at once', async ({ page }) => {
    await open(page, '/relax');
    await scrollTo(page, 1230);
    await footerLink(page, 'economic-regulations').evaluate((a: HTMLElement) => a.click());
    await expect(page).toHaveURL('/economic-regulations');
    await expect.poll(() => scrolledBy(page)).toBe(0);
    await scrollTo(page, 640);
    const places = await watchScroll(page);

    await page.goBack();
    await expect(page).toHaveURL('/relax');
    await expect.poll(() => scrolledBy(page)).toBe(1230);
    await page.goForward();
    await expect(page).toHaveURL('/economic-regulations');
    await expect.poll(() => scrolledBy(page)).toBe(640);
    expect((await places()).filter((y) => ![0, 640, 1230].includes(y))).toEqual([]);
  });

  test('back from a part of a page finds it again', async ({ page }) => {
    await open(page, '/');
    await scrollTo(page, 333);
    await page
      .locator('a[href="/#locations"]')
      .first()
      .evaluate((a: HTMLElement) => a.click());
    await expectAtOffset(page, 'locations');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => scrolledBy(page)).toBe(333);
    await page.goForward();
    await expectAtOffset(page, 'locations');
  });

  test('a reload and a visit elsewhere find it again', async ({ page }) => {
    await open(page, '/relax');
    await scrollTo(page, 1230);
    await page.reload();
    await ready(page);
    await expect.poll(() => scrolledBy(page)).toBe(1230);

    await footerLink(page, 'economic-regulations').evaluate((a: HTMLElement) => a.click());
    await expect(h1(page)).toHaveText(wordsOf('economic-regulations').hero.title);
    await page.goto('about:blank');
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL('/relax');
    await expect.poll(() => scrolledBy(page)).toBe(1230);
  });
});

test.describe('a page that the router draws', () => {
  const sections = 'main > section';

  test('is there without a wait where its code was prefetched', async ({ page }) => {
    const way = '/economic-regulations';
    await expect(async () => {
      await open(page, '/relax');
      const link = footerLink(page, 'economic-regulations');
      const [code] = await Promise.all([page.waitForResponse(/RegulationsPage/), link.hover()]);
      // By then it is evaluated, and the router is told within the frame.
      await page.evaluate(async (file) => {
        await import(file);
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      }, code.url());
      const press = (a: HTMLElement) => {
        a.click();
        return window.location.pathname;
      };
      expect(await link.evaluate(press)).toBe(way);
    }).toPass();
    await expect(page.locator(sections)).not.toHaveCount(0);
  });
});

test.describe('the focus', () => {
  test('stays when a page is opened, and goes to the heading of a new one', async ({ page }) => {
    await open(page, '/relax');
    await expect(page.locator('body')).toBeFocused();
    await test.step('skips the header, and leaves the address alone', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: layout.header.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await expect(page).toHaveURL('/relax');
    });
    await test.step('the heading of a new page is read', async () => {
      await footerLink(page, 'economic-regulations').press('Enter');
      await expect(page).toHaveURL('/economic-regulations');
      await expect(h1(page)).toBeFocused();
      await expect(h1(page)).toHaveAttribute('tabindex', '-1');
      await expect(page).toHaveTitle(/Campo Girasole$/);
      await expect.poll(() => scrolledBy(page)).toBe(0);
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus'), 'the next step is in the page').toHaveCount(1);
    });
    await page.goBack();
    await expect(page).toHaveURL('/relax');
    await expect(h1(page)).toBeFocused();
  });

  test('follows a link to its part, and no change of the address alone', async ({ page }) => {
    await open(page, '/');
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
