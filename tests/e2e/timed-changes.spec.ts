// A page's script swaps what changes at an instant, in head and body, wherever the visitor is.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { FAR_ZONE, follow, openUntouched as open } from './running-page.ts';

/** Midnight in Rome, on the night when clocks go forward. */
const TURN = Date.parse('2031-03-29T23:00:00Z');
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const PATH = '/relax';
const DATA = 'script[type="application/ld+json"]';

/** Elements marked as the build marks them, with their later form beside the page. */
const TURNING = [
  [/<title>[^<]*<\/title>/, '<title>Da oggi</title>'],
  [/<meta name="description"[^>]*>/, '<meta name="description" content="Da oggi">'],
  [
    /<script type="application\/ld\+json">.*?<\/script>/,
    `<script type="application/ld+json">{}</script>`,
  ],
  [/<h1[^>]*>.*?<\/h1>/, '<h1>Da oggi</h1>'],
] as const;

function turningPage(html: string): string {
  const marked = TURNING.reduce(
    (page, [part]) =>
      page.replace(part, (tag) => tag.replace(/^<\w+/, `$& data-by-clock="${TURN}"`)),
    html,
  );
  const beside = TURNING.map(
    ([, then], index) => `<template data-index="${index}" data-from="${TURN}">${then}</template>`,
  );
  return marked.replace('</body>', `${beside.join('')}</body>`);
}

test.use({ interacted: false, timezoneId: FAR_ZONE });

test.beforeEach(async ({ page }) => {
  await page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: turningPage(await response.text()) });
  });
  await page.clock.install({ time: TURN - HOUR });
  await page.clock.pauseAt(TURN - SECOND);
});

// The next page's links are fetched while the pointer rests on them, beyond the end of a test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Whether title, description, structured data and heading have changed. */
const turned = (page: Page) =>
  page.evaluate((data) => {
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    return [
      document.title === 'Da oggi',
      description?.content === 'Da oggi',
      document.querySelector(data)?.textContent === '{}',
      document.querySelector('h1')?.textContent === 'Da oggi',
    ];
  }, DATA);

test('a page changes at its instant, and not a second before', async ({ page }) => {
  await open(page, PATH);
  expect(await turned(page)).toEqual([false, false, false, false]);
  await page.clock.runFor(SECOND);
  expect(await turned(page)).toEqual([true, true, true, true]);
  await page.reload();
  await expect.poll(() => turned(page)).toEqual([true, true, true, true]);
});

test('the next page keeps its own head', async ({ page }) => {
  await open(page, PATH);
  const left = await page.title();
  await follow(page, '/sports');
  await expect(page).not.toHaveTitle(left);
  const title = await page.title();
  await page.clock.runFor(SECOND);
  expect(await turned(page)).toEqual([false, false, false, false]);
  expect(await page.title()).toBe(title);
});
