import type { Browser } from 'playwright';

/** From where one goes to where: a page of each weight. */
const WAYS = [
  ['/', '/sport-city'],
  ['/', '/settimane'],
  ['/relax', '/activities'],
  ['/prezzi', '/preventivo'],
] as const;
/** A reader rests on a link for so long before he presses it. */
const REST_MS = 1500;

export interface Way {
  readonly name: string;
  /** From the release of a link that was foreseen to the frame that shows its page, in milliseconds. */
  readonly ms: number;
}

/** On a machine as it is: the pointer rests on a link, the page behind it is foreseen, and it is pressed. */
export async function foreseenWays(browser: Browser, address: string): Promise<Way[]> {
  const found: Way[] = [];
  for (const [from, to] of WAYS) {
    const context = await browser.newContext({
      viewport: { width: 1200, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
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
    const shown = await page.waitForFunction(() => Reflect.get(window, 'shown'));
    found.push({ name: `${from} → ${to}`, ms: Math.round(Number(await shown.jsonValue())) });
    await context.close();
  }
  return found;
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
