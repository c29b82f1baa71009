// Nothing moves while HTML arrives, fonts replace their stand-ins, islands hydrate, and the season is
// set.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { shiftOf } from './layout-faults.ts';
import { enhanced } from './running-page.ts';

test.use({ interacted: false });

/** The most that a page may move under its visitor: a tenth of the “good” threshold (web.dev, CLS). */
const MAX_SHIFT = 0.01;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SLOWER = 4;

/** A page per kind of island, one with a long title, and one with the banner that the season is over. */
const VISITS: readonly (readonly [path: string, day?: string])[] = [
  ['/'],
  ['/lago-blu'],
  ['/open-days'],
  ['/stima'],
  ['/members#rules'],
  ['/relax', '2031-10-01'],
];

for (const [path, day] of VISITS)
  test(`late parts of ${path} move nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    if (day) await page.clock.setFixedTime(`${day}T10:00:00Z`);
    await openSlowly(page, path);
    expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
  });

test.describe('without scripts, which need the whole page', () => {
  test.use({ javaScriptEnabled: false });

  test('an incomplete sheet of the hero is where the whole one will be', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const title = page.locator('[data-driver=carousel] h2').first();
    const top = () => title.evaluate((h2) => h2.getBoundingClientRect().top);
    const html = await (await request.get('/')).text();
    await page.goto('/');
    const whole = await top();
    const heading = html.indexOf('</h2>', html.indexOf('data-driver="carousel"'));
    for (const tag of ['</h2>', '</p>', '</ul>']) {
      const body = html.slice(0, html.indexOf(tag, heading) + tag.length);
      await page.route('/', (route) => route.fulfill({ body, contentType: 'text/html' }));
      await page.goto('/');
      expect(await top(), `up to ${tag}`).toBeCloseTo(whole, 0);
    }
  });
});

/** Loads a page on a slow phone, where fonts come after the first letters are drawn. */
async function openSlowly(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const drawn = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await drawn.promise;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  // A clock that a test holds still empties `performance`.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
  drawn.resolve();
  await enhanced(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
  // All has come: a slow processor would only spend the wait on being slow.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}
