// What a page does before any interaction, and what the first one loads.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { enhanced, follow, openUntouched, PHONE } from './running-page.ts';
import { content, filled, layout } from './site-content.ts';

const { deadline } = content('facts/discounts').chain;
test.use({ interacted: false, ...PHONE });

/** The scripts that a page has requested. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** All requests, the document included. */
const requests = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').length + 1);

test('a page requests little, no rendering code, and no script before its first paint', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  for (const [path, most] of [
    ['/', 12],
    ['/relax', 9],
    ['/open-days', 9],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await enhanced(page);
    expect(scripts.filter((script) => !script.includes('/page-'))).toEqual([]);
    expect(await requests(page)).toBeLessThanOrEqual(most);
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/page-'))
        ?.startTime ?? 0,
    ]);
    expect(asked).toBeGreaterThanOrEqual(painted);
  }
});

test('a print-out has the date in Rome', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-27T22:30:00Z');
  await openUntouched(page, '/relax');
  await page.emulateMedia({ media: 'print' });
  const line = page.locator('[data-driver="printed-url"]');
  await expect(line).toBeEmpty();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(line).toHaveText(filled(layout.printed, { $date: 'mercoledì 28 maggio 2031' }));
  await expect(line).toBeVisible();
});

test('the season is set before the page’s script loads', async ({ page }) => {
  await page.route('**/page-*', () => new Promise(() => {}));
  await page.clock.setFixedTime(
    new Date(`${Number(deadline.date.slice(0, 4)) + 1}-01-10T12:00:00Z`),
  );
  await page.goto('/?figli=1', { waitUntil: 'commit' });
  await expect(page.locator('html[data-season="next"][data-query]')).toHaveCount(1);
});

test('a touch fetches the linked page, which its click shows without another document', async ({
  page,
}) => {
  await openUntouched(page, '/relax');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(`${request.resourceType()} ${request.url()}`));
  await page.locator('a[href="/gallery"]').first().dispatchEvent('touchstart');
  await expect
    .poll(() => fetched.some((request) => /^fetch .*\/gallery$/.test(request)))
    .toBe(true);
  expect(fetched.filter((request) => !/\/gallery$|\.css$/.test(request))).toEqual([]);
  await expect(page).toHaveURL('/relax');
  await follow(page, '/gallery');
  await expect(page).toHaveURL('/gallery');
  await expect(page.locator('h1')).toHaveCount(1);
  expect(fetched.filter((request) => /^document|^script/.test(request))).toEqual([]);
});

/** React, and what renders a page or an island. */
const RENDERING = /\/(?:entry\.|libraries|layout|shared)/;

test('an interaction that follows no link loads no rendering code', async ({ context }) => {
  // Side by side: after an interaction no page is idle for two seconds.
  const loaded = ['/', '/lago-blu', '/settimane'].map(async (path) => {
    const page = await context.newPage();
    await openUntouched(page, path);
    await page.locator('h1').tap();
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('PageDown');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const names = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
    expect(names, path).not.toEqual([]);
    expect(
      names.filter((name) => RENDERING.test(name)),
      path,
    ).toEqual([]);
  });
  await Promise.all(loaded);
});

test('nothing is prefetched when the visitor saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openUntouched(page, '/relax');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.locator('main a[href^="/"]:visible').first().dispatchEvent('touchstart');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(fetched).toEqual([]);
});
