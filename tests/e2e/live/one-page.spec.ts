import fc from 'fast-check';
import type { Page, Route } from 'playwright/test';
import { expect, test } from '../fixtures.ts';
import { open, ready } from '../running-page.ts';

/** A page is one: its heading, its title and its address belong together, whatever came before. */
const PATHS = ['/', '/relax', '/economic-regulations', '/sport-city', '/gallery'] as const;
const CHUNK = /\/assets\/(?!entry).*\.js$/;

type Step =
  | { kind: 'link'; to: number }
  | { kind: 'back' }
  | { kind: 'forward' }
  | { kind: 'away' };
type Fate = 'quick' | 'slow' | 'lost';

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('link'), to: fc.nat(PATHS.length - 1) }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'back' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'forward' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'away' as const }) },
) as fc.Arbitrary<Step>;
const storm = fc.record({
  steps: fc.array(step, { minLength: 4, maxLength: 9 }),
  fates: fc.array(fc.constantFrom<Fate>('quick', 'quick', 'slow', 'lost'), {
    minLength: 12,
    maxLength: 12,
  }),
});

async function titlesOf(page: Page): Promise<Map<string, string>> {
  const entries = await Promise.all(
    PATHS.map(async (path) => {
      const html = await (await page.request.get(path)).text();
      return [path, /<title>([^<]*)</.exec(html)?.[1] ?? ''] as const;
    }),
  );
  return new Map(entries);
}

/** What one storm does to the scripts of pages: `lost` is what a network does, not a server; `slow` ones come once it is over. */
function fateOf(fates: readonly Fate[], over: Promise<void>): (route: Route) => Promise<void> {
  let next = 0;
  return async (route) => {
    const fate = fates[next++ % fates.length];
    if (fate === 'lost') return route.abort('connectionreset');
    if (fate === 'slow') await over;
    // The page that asked may be gone.
    await route.continue().catch(() => {});
  };
}

/** Does not wait for what it starts: the next step comes in the middle of it. */
async function take(page: Page, step: Step): Promise<void> {
  const act = (name: string, to: string) =>
    page
      .evaluate(
        ([what, path]) => {
          if (what === 'link') document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
          else if (what === 'away') location.href = 'about:blank';
          else history[what as 'back' | 'forward']();
        },
        [name, to],
      )
      // A document that is on its way out answers no more.
      .catch(() => {});
  if (step.kind === 'away') {
    await page.goto('about:blank').catch(() => {});
    await page.goBack({ waitUntil: 'commit' }).catch(() => {});
  } else await act(step.kind, step.kind === 'link' ? (PATHS[step.to] ?? '/') : '');
}

test.describe('storms of links, back and forward', () => {
  test.use({ allow: { errors: [/Failed to load resource|Failed to fetch dynamically/] } });

  test('end in exactly one page, the right one', async ({ page }) => {
    test.setTimeout(240_000);
    const titles = await titlesOf(page);
    const storms = fc.sample(storm, { numRuns: 2, seed: 20_250_713 });
    for (const { steps, fates } of storms) {
      const over = Promise.withResolvers<void>();
      const route = fateOf(fates, over.promise);
      // What the last storm started may still be on its way, and takes the place of a first call.
      await expect(() => page.goto('/')).toPass({ timeout: 20_000 });
      await page.route(CHUNK, route);
      for (const one of steps) await take(page, one);
      over.resolve();
      await page.unroute(CHUNK, route);
      await expect(async () => {
        // One step further back than the first page there is nothing to see.
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

test('going back twice while the code of the page is slow leaves one page', async ({ page }) => {
  await open(page, '/');
  await page
    .locator('a[href="/relax"]')
    .first()
    .evaluate((a: HTMLElement) => a.click());
  await expect(page).toHaveURL('/relax');
  await page.goto('about:blank');
  const { promise: released, resolve: letIn } = Promise.withResolvers<void>();
  await page.route(CHUNK, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  await page.evaluate(() => history.back());
  await expect(page.locator('h1')).toHaveCount(1);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  letIn();
  await ready(page);
  await expect(page.locator('main')).toHaveCount(1);
  const home = await (await page.request.get('/')).text();
  await expect(page).toHaveTitle(/<title>([^<]*)</.exec(home)?.[1] ?? '');
});
