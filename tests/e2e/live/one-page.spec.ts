import type { Page, Route } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { follow, hold, open, ready } from '../running-page.ts';

/** Heading, title and URL of a page belong together, whatever page was before. */
const PATHS = ['/', '/relax', '/economic-regulations', '/sport-city', '/gallery'] as const;
const CHUNK = /\/assets\/(?!entry).*\.js$/;

type Step = 'back' | 'forward' | 'away' | (typeof PATHS)[number];
type ScriptOutcome = 'quick' | 'slow' | 'lost';

/** A visitor's steps without waiting, and the fates of page scripts meanwhile, repeated in turn. */
const RUNS: readonly (readonly [steps: readonly Step[], fates: readonly ScriptOutcome[]])[] = [
  [
    ['/relax', '/gallery', 'back', 'forward', 'away', '/sport-city', 'back', 'back'],
    ['quick', 'slow', 'lost'],
  ],
  [
    ['/economic-regulations', 'back', '/relax', '/sport-city', 'away', 'back', 'forward', '/'],
    ['slow', 'lost', 'quick', 'quick'],
  ],
];

async function titlesOf(page: Page): Promise<Map<string, string>> {
  const entries = await Promise.all(
    PATHS.map(async (path) => {
      const html = await (await page.request.get(path)).text();
      return [path, /<title>([^<]*)</.exec(html)?.[1] ?? ''] as const;
    }),
  );
  return new Map(entries);
}

/** What happens to page scripts during rapid navigation: `lost` fails, `slow` arrives after it. */
function outcomeOf(
  fates: readonly ScriptOutcome[],
  over: Promise<void>,
): (route: Route) => Promise<void> {
  let next = 0;
  return async (route) => {
    const fate = fates[next++ % fates.length];
    if (fate === 'lost') return route.abort('connectionreset');
    if (fate === 'slow') await over;
    // The page that asked may be gone.
    await route.continue().catch(() => {});
  };
}

/** Does not wait: the next step comes in the middle of this one. */
async function take(page: Page, step: Step): Promise<void> {
  if (step === 'away') {
    await page.goto('about:blank').catch(() => {});
    await page.goBack({ waitUntil: 'commit' }).catch(() => {});
    return;
  }
  const act = (what: Step) => {
    if (what === 'back' || what === 'forward') history[what]();
    else document.querySelector<HTMLElement>(`a[href="${what}"]`)?.click();
  };
  // A document that is being left no longer answers.
  await page.evaluate(act, step).catch(() => {});
}

test.describe('rapid navigation by links, back and forward', () => {
  test.use({ allow: { errors: [/Failed to load resource|Failed to fetch dynamically/] } });

  test('end on exactly one page, the right one', async ({ page }) => {
    const titles = await titlesOf(page);
    for (const [steps, fates] of RUNS) {
      const over = Promise.withResolvers<void>();
      const route = outcomeOf(fates, over.promise);
      // Leftovers of the last run may interrupt a first navigation.
      await expect(() => page.goto('/')).toPass({ timeout: 20_000 });
      await page.route(CHUNK, route);
      for (const one of steps) await take(page, one);
      over.resolve();
      await page.unroute(CHUNK, route);
      await expect(async () => {
        // Before the first page in the history there is nothing to see.
        if (page.url() === 'about:blank') return;
        const path = new URL(page.url()).pathname;
        const told = JSON.stringify({ steps, fates, path });
        expect(await page.locator('main').count(), told).toBe(1);
        expect(await page.locator('h1').count(), told).toBe(1);
        expect(await page.title(), told).toBe(titles.get(path));
        const html = await (await page.request.get(path)).text();
        const heading = await page.locator('h1').innerText();
        expect(html.replace(/<[^>]+>|\s+/g, ''), told).toContain(heading.replace(/\s+/g, ''));
      }).toPass({ timeout: 20_000 });
    }
  });
});

test('going back twice while the page’s code is slow leaves one page', async ({ page }) => {
  await open(page, '/');
  const home = await page.title();
  await follow(page, '/relax');
  await expect(page).toHaveURL('/relax');
  await page.goto('about:blank');
  const letIn = await hold(page, CHUNK);
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveCount(1);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  letIn();
  await ready(page);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page).toHaveTitle(home);
});
