// The check's HTML report, opened as a file: that of the made-up camp with one more mistake.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { html } from '../../src/check/reporters/html.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { replaced } from '../camp.ts';
import { schemas } from '../schemas.ts';
import { violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('lists errors first, fits every width and paper, and is accessible', async ({
  page,
}, info) => {
  const content = replaced('facts/hours.json', /(?<="extendedExit": ")18/, '19');
  const result = runChecks(content, schemas);
  const file = info.outputPath('report.html');
  writeFileSync(file, html(result, { folder: 'content', milliseconds: 0, strict: false }));
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 errore da correggere');
  await expect(page.getByRole('article').first()).toContainText('hours-unequal');
  const known = page.getByRole('article').filter({ hasText: 'season.end' }).first();
  await expect(known).toContainText('content/pages/home.json:');
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(sideways).toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: 'screen' });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(sideways).toBeLessThanOrEqual(0);
  }
  expect(await violationsOf(page)).toEqual([]);
});
