// The HTML report of the check, as a file that no server gave: of the made-up camp, with one more slip.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { html } from '../../src/check/reporters/html.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { campSources } from '../camp.ts';
import { schemas } from '../schemas.ts';
import { faultsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';

const folder = join(tmpdir(), `check-report-${process.pid}`);
const file = join(folder, 'report.html');
const address = pathToFileURL(file).href;
const content = campSources.map(({ path, text }) => ({
  path,
  text: path === 'facts/hours.json' ? text.replace(/"from": "0/, '"from": "') : text,
}));
let result: ReturnType<typeof runChecks>;

// A worker may come back to this file after it has done others.
test.beforeAll(() => {
  result = runChecks(content, schemas);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, html(result, { folder: 'content', milliseconds: 0, strict: false }));
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('says first how much there is to mend, then every value and where it stands', async ({
  page,
}) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 errore da correggere');
  await expect(page.getByRole('article').first()).toContainText('Scrivete "0');
  const row = page.getByRole('group').filter({ hasText: 'season.end' }).first();
  await expect(row).toContainText('content/pages/home.json:');
  await expect(page.getByRole('group')).toHaveCount(result.facts.length);
});

test('fits every width and a sheet of paper, without a fault of accessibility', async ({
  page,
}) => {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto(address);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(sideways).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(sideways).toBeLessThanOrEqual(0);
  }
  expect(await faultsOf(page)).toEqual([]);
});
