// The HTML report of the check, as a file that no server gave: of the made-up camp, with one more slip.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { html } from '../../src/check/reporters/html.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { campSources } from '../camp.ts';
import { schemas } from '../schemas.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';

const folder = join(tmpdir(), `check-report-${process.pid}`);
const file = join(folder, 'report.html');
const address = pathToFileURL(file).href;
/** The same with a few rows of the many that are alike: what axe looks at takes its time. */
const short = join(folder, 'short.html');
const FEW_ROWS = 12;
const content = campSources.map(({ path, text }) => ({
  path,
  text: path === 'facts/hours.json' ? text.replace(/"from": "0/, '"from": "') : text,
}));
let result: ReturnType<typeof runChecks>;
let disagreeing: typeof result.facts;

// A worker may come back to this file after it has done others.
test.beforeAll(() => {
  result = runChecks(content, schemas);
  disagreeing = result.facts.filter(({ values }) => values.some(({ role }) => role === 'page'));
  mkdirSync(folder, { recursive: true });
  const options = { folder: 'content', milliseconds: 0, strict: false };
  writeFileSync(file, html(result, options));
  const few = [...disagreeing.slice(0, FEW_ROWS), ...result.facts.slice(0, FEW_ROWS)];
  writeFileSync(short, html({ ...result, facts: [...new Set(few)] }, options));
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('says first how much there is to mend, then what disagrees, then what is asked for', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 errore da correggere');
  await expect(page.getByRole('article').first()).toContainText('Scrivete "0');
  await test.step('a place is copied', async () => {
    const button = page.getByRole('article').first().getByRole('button').first();
    await button.click();
    await expect(button).toContainText(/Copiato|Selezionato/);
  });
  await expect(rows(page)).toHaveCount(disagreeing.length);
  await test.step('a value leads to the place where it is written', async () => {
    const row = rows(page).filter({ hasText: 'season.end' }).first();
    await row.getByRole('link', { name: 'diverso' }).first().click();
    const place = page.locator(':target');
    await expect(place).toBeVisible();
    await expect(place).toContainText('content/pages/home.json:');
  });
  await page.getByLabel('Soltanto i disaccordi').uncheck();
  await expect(rows(page)).toHaveCount(result.facts.length);
  await expect(page.getByRole('status')).toHaveText(
    `${result.facts.length} dati su ${result.facts.length}`,
  );
  await page.getByLabel('Cerca un dato').fill('SEASON end');
  await expect(rows(page).first()).toContainText('season.end');
  await page.getByLabel('Cerca un dato').fill('nessun dato si chiama così');
  await expect(page.getByText('Nessun dato risponde a questi filtri.')).toBeVisible();
});

test('shows one page, and who says what on it', async ({ page }) => {
  await page.goto(address);
  await page
    .getByRole('combobox', { name: 'Pagina' })
    .selectOption({ label: 'Parco Tigli (/parco-tigli)' });
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByLabel('Chi lo dice').selectOption('diverso');
  const shown = disagreeing.filter(({ values }) =>
    values.some(
      ({ role, places }) =>
        role === 'page' && places.some(({ pages }) => pages.includes('/parco-tigli')),
    ),
  );
  await expect(rows(page)).toHaveCount(shown.length);
  expect(shown.length).toBeGreaterThan(0);
});

test('keeps its head in sight, and fits every width and a sheet of paper', async ({ page }) => {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto(address);
  await test.step('paper has no filters', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByLabel('Cerca un dato')).toBeHidden();
    await expect(rows(page)).toHaveCount(disagreeing.length);
    await expect.poll(sideways).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('head and first column stay', async () => {
    await page.getByLabel('Soltanto i disaccordi').uncheck();
    const region = page.getByRole('region');
    await region.evaluate((box) => box.scrollTo(400, 900));
    const apart = async () => {
      const box = await region.boundingBox();
      const corner = await page.getByRole('columnheader', { name: 'Dato' }).boundingBox();
      const [x, y] = [(corner?.x ?? 0) - (box?.x ?? 99), (corner?.y ?? 0) - (box?.y ?? 99)];
      return Math.max(Math.abs(x), Math.abs(y));
    };
    await expect.poll(apart).toBeLessThan(3);
  });
  for (const width of [320, 360, 768, 1440]) {
    await test.step(`nothing is too wide at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(sideways).toBeLessThanOrEqual(0);
    });
  }
});

test('has no fault of accessibility', async ({ page }) => {
  await page.goto(pathToFileURL(short).href);
  await expect(rows(page).first()).toBeVisible();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsOf(page), `at ${width} pixels`).toEqual([]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('shows everything, and nothing that needs the script', async ({ page }) => {
    await page.goto(address);
    await expect(rows(page)).toHaveCount(result.facts.length);
    await expect(page.getByRole('button', { name: /Copia/ })).toHaveCount(0);
    await expect(page.getByLabel('Cerca un dato')).toBeHidden();
  });
});
