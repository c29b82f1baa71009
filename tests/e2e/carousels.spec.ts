import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { openUntouched as open, PHONE, setHidden, withoutFonts } from './running-page.ts';
import { filled, layout, wordsOf } from './site-content.ts';

test.use({ interacted: false });

const home = wordsOf('home');
const words = layout.carousel;
const titlesOf = (slides: object, key: string) =>
  Object.values(slides).map((slide: Record<string, string>) => slide[key] ?? '');

const HERO = { name: home.hero.label, titles: titlesOf(home.hero.slides, 'title') };
const TESTIMONIALS = {
  name: home.testimonials.label,
  titles: titlesOf(home.testimonials.items, 'highlight'),
};

/** A moment before the chain's deadline, when its slide still offers the discount. */
const NOW = new Date('2031-05-27T10:00:00Z');
const ROTATION = 5000;
const LOCK = 500;
const LONG = 60_000;
/** Browsers count a finger that has not moved for 0.04 s as resting. */
const REST_SECONDS = 0.2;
const HOUR = 3_600_000;
/** A slide stops in about a third of a second; longer intervals would waste time. */
const POLL = { intervals: [100] };

const carousel = (page: Page, { name }: { name: string }) => page.getByRole('region', { name });
const button = (root: Locator, name: string) => root.getByRole('button', { name, exact: true });
const row = (root: Locator) => root.locator('ul').first();
const live = (root: Locator) => root.locator('[aria-live]');
const dots = (root: Locator) => root.locator('button[aria-current]');

/** Opens the home page with a paused clock, and waits until its effects have run. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: NOW.getTime() - HOUR });
  await page.clock.pauseAt(NOW);
  await open(page, '/');
  await expect(page.getByRole('timer')).toHaveCount(1);
}

/** The dot and the position of the row agree on the slide. */
async function expectShown(root: Locator, index: number): Promise<void> {
  await expect(dots(root).nth(index)).toHaveAttribute('aria-current', 'true');
  await expect(root.locator('button[aria-current="true"]')).toHaveCount(1);
  await expect.poll(() => distanceOf(root, index), POLL).toBeLessThanOrEqual(2);
}

/** The distance of a slide from its position in the row, in pixels. */
function distanceOf(root: Locator, index: number): Promise<number> {
  return row(root).evaluate((list, at) => {
    const slides = [...list.children] as HTMLElement[];
    const stop = (slides[at]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
    return Math.abs(Math.min(stop, list.scrollWidth - list.clientWidth) - list.scrollLeft);
  }, index);
}

async function expectSilence(root: Locator): Promise<void> {
  await expect(live(root)).toHaveText('');
}

async function expectAnnounced(root: Locator, titles: string[], index: number): Promise<void> {
  const values = {
    $current: String(index + 1),
    $total: String(titles.length),
    $title: titles[index] ?? '',
  };
  await expect(live(root)).toHaveAttribute('aria-live', 'polite');
  await expect(live(root)).toHaveText(filled(words.shown, values));
}

/** Swipes the row with a finger. */
async function swipe(page: Page, root: Locator, way: 1 | -1): Promise<void> {
  await row(root).scrollIntoViewIfNeeded();
  const box = await row(root).boundingBox();
  if (!box) throw new Error('the row is not drawn');
  const session = await page.context().newCDPSession(page);
  const y = Math.round(box.y + 150);
  const start = box.x + box.width / 2 - way * 110;
  const touch = (type: 'touchStart' | 'touchMove', by: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: start + way * by, y }] });
  await touch('touchStart', 0);
  for (let by = 20; by <= 220; by += 20) await touch('touchMove', by);
  // The finger rests before it lifts: swiped at a machine's speed, the row would skip a slide.
  const timestamp = Date.now() / 1000 + REST_SECONDS;
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
}

/** In the page: sums layout shifts from now on, without those of loading. */
function watchShifts(): void {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Object.assign(window, {
        shifted: Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')),
      });
  }).observe({ type: 'layout-shift' });
}

/** Both carousels share one component: each test below uses one of them. */
test('rotates every 5,000 ms, unless somebody hovers, touches, focuses or stops it', async ({
  page,
}) => {
  const { titles } = HERO;
  await withoutFonts(page);
  await openHome(page);
  const root = carousel(page, HERO);
  let shown = 0;
  const expectTurned = (by: 0 | 1) => {
    shown = (shown + by) % titles.length;
    return expectShown(root, shown);
  };
  /** From here the slide stays its whole time, and no longer. */
  const expectWholeTime = async () => {
    await page.clock.runFor(ROTATION - 1);
    await expectTurned(0);
    await page.clock.runFor(1);
    await expectTurned(1);
  };
  await expect(dots(root)).toHaveCount(titles.length);
  await page.evaluate(watchShifts);
  await test.step('from the last to the first, in silence, and pushes nothing about', async () => {
    for (const _ of titles) {
      await expectWholeTime();
      await expectSilence(root);
    }
    expect(shown).toBe(0);
    // Rounding of a picture's position is not a visible shift.
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.001);
  });
  for (const [hold, take, letGo] of [
    ['the mouse', () => root.hover(), () => page.mouse.move(0, 0)],
    ['the focus', () => row(root).focus(), () => row(root).blur()],
    ['another tab', () => setHidden(page, true), () => setHidden(page, false)],
  ] as const) {
    await test.step(`${hold} holds it`, async () => {
      await page.clock.runFor(ROTATION - 1);
      await take();
      await page.clock.runFor(LONG);
      await expectTurned(0);
      await letGo();
      await expectWholeTime();
    });
  }
  await test.step('a command that neither mouse nor focus gave', async () => {
    await page.clock.runFor(ROTATION - 1);
    await button(root, words.next).dispatchEvent('click');
    await expectTurned(1);
    await expectAnnounced(root, titles, shown);
    await expectWholeTime();
  });
  await test.step('its pause button', async () => {
    await button(root, words.pause).click();
    await page.mouse.move(0, 0);
    await button(root, words.play).blur();
    await page.clock.runFor(LONG);
    await expectTurned(0);
    // Mouse and focus stay on the button: pressing start counts all the same.
    await button(root, words.play).click();
    await expect(button(root, words.pause)).toBeVisible();
    await page.clock.runFor(ROTATION);
    await expectTurned(1);
  });
  await test.step('no focus is ever on a slide out of view', async () => {
    await page.reload();
    const links = row(root).getByRole('link');
    await row(root).focus();
    for (let link = 0; link < (await links.count()); link++) {
      await page.keyboard.press('Tab');
      await expect(links.nth(link)).toBeFocused();
      await expect(links.nth(link)).toBeInViewport({ ratio: 1 });
      await expectShown(root, Math.floor(link / 2));
      // Screen readers read the link: a second announcement would only disturb.
      await expect(live(root)).toHaveText('');
    }
    await page.keyboard.press('Tab');
    await expect(button(root, words.pause)).toBeFocused();
  });
});

test('obeys buttons and dots, and announces its position politely', async ({ page }) => {
  const { titles } = TESTIMONIALS;
  const last = titles.length - 1;
  await openHome(page);
  const root = carousel(page, TESTIMONIALS);
  const next = button(root, words.next);
  const goTo = (slide: number) =>
    filled(words.goTo, { $current: String(slide + 1), $total: String(titles.length) });
  await test.step('those on testimonials count once in 500 ms, those on the hero always', async () => {
    await next.click();
    await next.click();
    await page.clock.runFor(LOCK - 1);
    await next.click();
    await expectShown(root, 1);
    const hero = carousel(page, HERO);
    await button(hero, words.next).click();
    await button(hero, words.next).click();
    await expectShown(hero, 2);
  });
  for (const [name, slide] of [
    [words.previous, 0],
    [words.previous, last],
    [words.next, 0],
    [goTo(2), 2],
    [goTo(0), 0],
    [words.next, 1],
  ] as const) {
    await test.step(`${name}: ${slide}`, async () => {
      await page.clock.runFor(LOCK);
      await button(root, name).click();
      await expectShown(root, slide);
      await expectAnnounced(root, titles, slide);
    });
  }
  await test.step('silent when it moves by itself afterwards', async () => {
    await next.blur();
    await page.mouse.move(0, 0);
    await page.clock.runFor(ROTATION);
    await expectShown(root, 2);
    await expectSilence(root);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger moves the row and hits its buttons', async ({ page }) => {
    await openHome(page);
    const { titles } = TESTIMONIALS;
    const root = carousel(page, TESTIMONIALS);
    await row(root).evaluate((list) => list.scrollIntoView({ behavior: 'instant' }));
    await page.clock.runFor(ROTATION - 1);
    await swipe(page, root, -1);
    await expectShown(root, 1);
    await expectAnnounced(root, titles, 1);
    await page.clock.runFor(ROTATION - 1);
    await expectShown(root, 1);
    await page.clock.runFor(1);
    await expectShown(root, 2);
    await expectSilence(root);
    await swipe(page, root, 1);
    await expectShown(root, 1);
    for (const target of await page.locator('[data-driver="carousel"] button:visible').all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no carousel starts by itself', async ({ page }) => {
    await openHome(page);
    await page.clock.runFor(LONG);
    await expectShown(carousel(page, TESTIMONIALS), 0);
    const root = carousel(page, HERO);
    await expectShown(root, 0);
    await button(root, words.next).click();
    await expectShown(root, 1);
    await button(root, words.play).click();
    await page.clock.runFor(ROTATION);
    await expectShown(root, 2);
  });
});
