import type { Browser, Page } from 'playwright';

/** A phone of the lower middle: what a fast machine does in one second takes it four. */
const SLOWER = 4;
/** A reader rests on a link for so long before they press it. */
const REST_MS = 1500;

/** What a reader presses, on the page where it stands. */
const PRESSED: readonly [name: string, path: string, selector: string][] = [
  ['menu', '/', 'header button'],
  ['carousel', '/', '[data-part="next"]'],
  ['estimate', '/', 'main label:has(input[type="radio"]:not(:checked))'],
  ['tab', '/sport-city', '#activities-tab'],
  ['accordion', '/economic-regulations', 'main details:not([open]) > summary'],
];

/** From where one goes to where: a page of each weight. */
const WAYS = [
  ['/', '/sport-city'],
  ['/', '/settimane'],
  ['/relax', '/activities'],
  ['/prezzi', '/preventivo'],
] as const;

/** How long a reader waits for something, in milliseconds. */
export interface Wait {
  /** `cold`: the first touch of a page; `later`: the same once more; `next`: a prefetched page. */
  readonly kind: 'cold' | 'later' | 'next';
  readonly name: string;
  readonly ms: number;
}

export async function waitsOf(browser: Browser, address: string): Promise<Wait[]> {
  const waits: Wait[] = [];
  for (const [name, path, selector] of PRESSED) {
    const page = await slowPhone(browser);
    await page.goto(address + path, { waitUntil: 'load' });
    waits.push({ kind: 'cold', name, ms: await answered(page, selector) });
    await page.keyboard.press('Escape');
    waits.push({ kind: 'later', name, ms: await answered(page, selector) });
    await page.context().close();
  }
  for (const [from, to] of WAYS)
    waits.push({
      kind: 'next',
      name: `${from} → ${to}`,
      ms: await shown(browser, address, from, to),
    });
  return waits;
}

async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (/^(pointer(down|up)|click)$/.test(name)) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  return page;
}

/** The longest of the events of one press, as the browser itself tells it (Event Timing). */
async function answered(page: Page, selector: string): Promise<number> {
  const pressed = page.locator(selector).first();
  await pressed.scrollIntoViewIfNeeded();
  await page.evaluate(() => Reflect.get(window, 'durations').splice(0));
  await pressed.tap();
  // The observer hears of an event after the frame that shows its answer.
  await page.waitForTimeout(1000);
  return page.evaluate(() => Math.max(0, ...Reflect.get(window, 'durations')));
}

/** From the release of a link on which the pointer rested to the frame that shows its page. */
async function shown(browser: Browser, address: string, from: string, to: string): Promise<number> {
  const page = await browser.newPage({
    ...{ viewport: { width: 1200, height: 800 }, reducedMotion: 'reduce' },
  });
  await page.goto(address + from, { waitUntil: 'load' });
  const link = page.locator(`main a[href="${to}"]:visible`).first();
  await link.hover();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.mouse.move(0, 0);
  await link.hover();
  await page.waitForTimeout(REST_MS);
  await page.evaluate(watchHeading);
  await page.mouse.down();
  await page.mouse.up();
  const ms = await page.waitForFunction(() => Reflect.get(window, 'shown'));
  const wait = Math.round(Number(await ms.jsonValue()));
  await page.close();
  return wait;
}

/** Tells how long after the release the frame is through that shows another heading. */
function watchHeading(): void {
  let pressed = 0;
  window.addEventListener('pointerup', ({ timeStamp }) => (pressed = timeStamp), true);
  const before = document.querySelector('main h1');
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('main h1');
    if (!heading || heading === before) return;
    observer.disconnect();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Object.assign(window, { shown: performance.now() - pressed });
    requestAnimationFrame(() => port2.postMessage(0));
  });
  observer.observe(document, { childList: true, subtree: true });
}
