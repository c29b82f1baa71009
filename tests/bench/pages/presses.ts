import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs } from '../../../scripts/project/chromium.ts';
import { median } from './lighthouse.ts';

/** How much slower than this machine the reader's is, and how long a finger stays down (milliseconds). */
const SLOWER = 4;
const HELD = 60;
/** How long the pointer rests on a link before the press, for a page that is prefetched (milliseconds). */
const REST = 300;
const FROM = '/';
const THROUGH = ['/sport-city', '/open-days'] as const;

/** From the release of the button until the next page is drawn, medians (milliseconds). */
export interface Presses {
  readonly cold: number;
  readonly later: number;
  readonly prefetched: number;
  /** Bytes of script after a touch that follows no link. */
  readonly script: number;
}

/** Opens two pages after another by their links, on a slow processor, with and without a rest on the link. */
export async function measurePresses(
  executablePath: string,
  url: string,
  runs: number,
): Promise<Presses> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() });
  try {
    const direct = await visits(browser, url, runs, 0);
    const rested = await visits(browser, url, runs, REST);
    return {
      cold: median(direct.map(({ times }) => times[0])),
      later: median(direct.map(({ times }) => times[1])),
      prefetched: median(rested.flatMap(({ times }) => times)),
      script: median(direct.map(({ script }) => script)),
    };
  } finally {
    await browser.close();
  }
}

interface Visit {
  readonly times: readonly [number, number];
  readonly script: number;
}

async function visits(browser: Browser, url: string, runs: number, rest: number) {
  const all: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url + FROM, { waitUntil: 'networkidle' });
    const script = await scriptOfATouch(page);
    const first = await press(page, THROUGH[0], rest);
    await page.waitForLoadState('networkidle');
    all.push({ times: [first, await press(page, THROUGH[1], rest)], script });
    await page.close();
  }
  return all;
}

async function scriptOfATouch(page: Page): Promise<number> {
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  const before = await loaded();
  await page.mouse.click(5, 500);
  await page.waitForTimeout(500);
  return (await loaded()) - before;
}

async function press(page: Page, path: string, rest: number): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST);
  if (rest > 0) await link.hover();
  await page.waitForTimeout(rest);
  await link.hover();
  await page.mouse.down();
  await page.waitForTimeout(HELD);
  const time = await page.evaluateHandle(timeUntilDrawn, path);
  await page.mouse.up();
  return time.evaluate(({ until }) => until);
}

/**
 * In the page: the time from the release to the end of the first frame of the next page. Asked from
 * outside, a page that is busy again after that frame would answer late.
 */
function timeUntilDrawn(path: string): { until: Promise<number> } {
  const { title } = document;
  const until = new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let released = 0;
    document.addEventListener('pointerup', (event) => {
      released = event.timeStamp;
    });
    port2.onmessage = () => resolve(performance.now() - released);
    const look = () => {
      const isNext = window.location.pathname === path && document.title !== title;
      if (isNext) port1.postMessage('');
      else requestAnimationFrame(look);
    };
    look();
  });
  return { until };
}
