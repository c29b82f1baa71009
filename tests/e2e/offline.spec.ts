// Without a network, pages already read and essential ones show their date; no others are there.
import type { BrowserContext, Page } from 'playwright/test';
import { workerSource } from '../../scripts/site/vite/single-bundle.ts';
import { WEEKDAYS } from '../../src/time/calendar.ts';
import { type Deployments, test } from './deployments.ts';
import { expect } from './fixtures.ts';
import { parts, texts } from './generator-page.ts';
import { follow, open, ready } from './running-page.ts';
import { formats, layout, pages } from './site-content.ts';

test.use({ serviceWorkers: 'allow', allow: { errors: [/Failed to load resource|ERR_/] } });

const words = layout.offline;
const [beforeDay = '', afterDay = ''] = words.saved.split('{{$date}}');
/** A weekday, then the day of the month. */
const DAY = new RegExp(`(${WEEKDAYS.map((day) => formats.weekday.format(day)).join('|')})\\s\\d`);
const banner = (page: Page) => page.locator('aside[data-saved]');

/** Waits until the worker has saved the path, without triggering it. */
async function saved(page: Page, path: string): Promise<void> {
  const isKept = async (asked: string) => (await caches.match(asked)) !== undefined;
  await expect.poll(() => page.evaluate(isKept, path), path).toBe(true);
}

/** Waits until everything loaded is saved, including what loaded before the worker. */
async function savedWhole(page: Page): Promise<void> {
  await ready(page);
  const missing = async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const assets = loaded.filter((name) => name.includes('/assets/'));
    const found = await Promise.all(assets.map((name) => caches.match(name)));
    return assets.filter((_, index) => found[index] === undefined);
  };
  await expect.poll(() => page.evaluate(missing)).toEqual([]);
}

/** Goes offline and stops the server: browsers may not emulate offline mode for a worker. */
async function loseNetwork(context: BrowserContext, deployments: Deployments): Promise<void> {
  await context.setOffline(true);
  await deployments.fallSilent();
}

async function findNetwork(context: BrowserContext, deployments: Deployments): Promise<void> {
  await deployments.answer();
  await context.setOffline(false);
}

/** Waits for everything that a first visit saves. */
async function firstVisit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await saved(page, '/offline.html');
  await saved(page, path);
}

const POST = 'Un tesoro sotto i pini';

test('visited and essential pages show, with their date', async ({
  page,
  context,
  deployments,
}) => {
  await page.addInitScript((text) => localStorage.setItem('staff-post', text), POST);
  await firstVisit(page, '/relax');
  await expect(banner(page)).toHaveCount(0);
  await test.step('nothing is kept but pages, and what they are drawn with', async () => {
    await page.evaluate(async () => {
      await fetch('/api/quote', { method: 'POST', body: '{}' });
      await fetch('/dati/fatti.json');
      await fetch('/robots.txt');
    });
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    const isDrawn =
      /^\/(assets|pictures|icons)\/|^\/(favicon\.svg|\w+\.webmanifest|offline\.html)$/;
    const isPage = (path: string) => pages.some((page) => page.path === path);
    expect(kept.filter((path) => !isDrawn.test(path) && !isPage(path))).toEqual([]);
  });
  const drawing = (await page.locator('main svg[data-inline]').getAttribute('data-inline')) ?? '';
  await saved(page, drawing);
  await test.step('the tools are kept with their code', async () => {
    await page.goto('/members');
    await savedWhole(page);
    const library = async () => {
      const keys = await (await caches.open('assets')).keys();
      return keys.filter(({ url }) => /\/assets\/(jspdf|exif-reader)/.test(url)).length;
    };
    await expect.poll(() => page.evaluate(library)).toBe(2);
  });
  await test.step('a tab that loses the network shows saved pages as saved', async () => {
    await open(page, '/relax');
    await follow(page, '/sports');
    await expect(page).toHaveURL('/sports');
    await saved(page, '/sports');
    await loseNetwork(context, deployments);
    await follow(page, '/prezzi');
    await expect(page).toHaveURL('/prezzi');
    await expect(banner(page)).toContainText(beforeDay);
  });
  await test.step('the tools make a PDF', async () => {
    await open(page, '/members#content');
    await expect(parts(page).post).toHaveValue(POST);
    const file = page.waitForEvent('download');
    await parts(page).button(texts.download).click();
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  });
  for (const path of ['/sports', '/relax', '/prezzi', '/prezzi?from=leaflet', '/']) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(banner(page)).toContainText(beforeDay);
      await expect(banner(page)).toContainText(DAY);
      await expect(banner(page)).toContainText(afterDay);
      await expect(page.locator('h1')).toHaveCount(1);
      if (path === '/relax')
        await expect(page.locator(`main svg[data-inline="${drawing}"]`)).toBeAttached();
    });
  }
  await test.step('one that is not saved says so, and leads to those that are', async () => {
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await page.locator('main a[href="/prezzi"]').click();
    await expect(banner(page)).toContainText(beforeDay);
  });
  await test.step('with the network back one click is enough', async () => {
    // No new build in between: a page whose code never loaded would request it by itself.
    await findNetwork(context, deployments);
    await banner(page).getByRole('link', { name: words.again }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page).toHaveURL('/prezzi');
  });
  await test.step('and from a saved page each link asks the network first', async () => {
    await loseNetwork(context, deployments);
    await open(page, '/relax');
    deployments.deploy('1');
    await findNetwork(context, deployments);
    await follow(page, '/prezzi');
    await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', '1');
    await expect(banner(page)).toHaveCount(0);
  });
});

test('online the network’s page shows, and a deployment ends it all', async ({
  page,
  context,
  deployments,
}) => {
  await firstVisit(page, '/prezzi');
  const price = page.locator('#price');
  for (const amount of ['151', '152']) {
    // The worker stays the same: replacing it under a debugger may keep a page for ever.
    deployments.deploy(amount, (text, path) =>
      path === 'sw.js'
        ? text.replaceAll(`${amount}.`, '0.')
        : text.replace('<div id="root">', `<p id="price">${amount} €</p><div id="root">`),
    );
    await page.goto('/prezzi');
    await expect(price).toHaveText(`${amount} €`);
    await expect(banner(page)).toHaveCount(0);
  }
  await deployments.fallSilent();
  await page.goto('/prezzi');
  await expect(price).toHaveText('152 €');
  await expect(banner(page)).toContainText(beforeDay);
  await deployments.answer();
  const off = await workerSource(undefined);
  deployments.deploy('off', (text, path) =>
    path === 'sw.js' ? off : text.replace(' data-worker="/sw.js"', ''),
  );
  const left = async () => {
    const registered = await navigator.serviceWorker.getRegistrations();
    return registered.length + (await caches.keys()).length;
  };
  // The new worker waits while the old one is busy, and takes over at a later visit.
  const leftAtNextVisit = async () => {
    await page.goto('about:blank');
    await page.goto('/relax');
    return page.evaluate(left);
  };
  await expect.poll(leftAtNextVisit).toBe(0);
  await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', 'off');
  expect(await page.evaluate(left)).toBe(0);
  await context.setOffline(true);
  await expect(page.goto('/relax')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('a phone can install the staff’s page as an app', { tag: '@whole-browser' }, async ({
  page,
  context,
}) => {
  await firstVisit(page, '/members');
  const client = await context.newCDPSession(page);
  const { data = '', errors } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({ start_url: '/members', display: 'standalone' });
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // Each test runs in a private window.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
