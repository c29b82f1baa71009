import type { Browser, Page } from 'playwright';

/** A phone of the lower middle: what a fast machine does in one second takes it four. */
const SLOWER = 4;

/** Something that a reader presses, on the page where it stands. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
}

const INTERACTIONS: readonly Interaction[] = [
  { name: 'menu', path: '/', press: (page) => page.locator('header button').first().tap() },
  {
    name: 'carousel',
    path: '/',
    press: async (page) => {
      const next = page.locator('[data-part="next"]').first();
      await next.scrollIntoViewIfNeeded();
      await next.tap();
    },
  },
  {
    name: 'estimate',
    path: '/',
    press: async (page) => {
      const choice = page.locator('main label:has(input[type="radio"]:not(:checked))').last();
      await choice.scrollIntoViewIfNeeded();
      await choice.tap();
    },
  },
  { name: 'tab', path: '/sport-city', press: (page) => page.locator('#activities-tab').tap() },
  {
    name: 'accordion',
    path: '/economic-regulations',
    press: async (page) => {
      const summary = page.locator('main details:not([open]) > summary').first();
      await summary.scrollIntoViewIfNeeded();
      await summary.tap();
    },
  },
];

export interface Latency {
  readonly name: string;
  /** From the first touch of a page to the frame that shows its answer, in milliseconds. */
  readonly cold: number;
  /** The same once React has taken the page over. */
  readonly later: number;
}

export async function latencies(browser: Browser, address: string): Promise<Latency[]> {
  const found: Latency[] = [];
  for (const { name, path, press } of INTERACTIONS) {
    const page = await slowPhone(browser);
    await page.goto(address + path, { waitUntil: 'load' });
    const cold = await timed(page, press);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    found.push({ name, cold, later: await timed(page, press) });
    await page.context().close();
  }
  return found;
}

async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (/^(pointer(down|up)|click)$/.test(name)) durations.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return page;
}

/** The longest of the events of one press, as the browser itself tells it (Event Timing). */
async function timed(page: Page, press: Interaction['press']): Promise<number> {
  await page.evaluate(() => Reflect.get(window, 'durations').splice(0));
  await press(page);
  // The observer hears of an event after the frame that shows its answer.
  await page.waitForTimeout(1000);
  return page.evaluate(() => Math.max(0, ...Reflect.get(window, 'durations')));
}
