// npm run bench -- studio-sections: every section of every file opened in a browser, on a copy of the live
// content and on one of the made-up camp. Nothing is to be saved then, and no byte of a file is another.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measure } from '../../../scripts/bench.ts';
import { CONTENT } from '../../../scripts/project/places.ts';
import words from '../../../src/studio/words.json' with { type: 'json' };
import { CAMP, CAMP_PUBLIC } from '../../camp.ts';
import { type Hand, withStudio } from './hand.ts';

export async function benchStudioSections(): Promise<Measure> {
  const seen = [
    await withStudio((hand) => walked(hand, CONTENT)),
    await withStudio((hand) => walked(hand, CAMP), { from: CAMP, publicFolder: CAMP_PUBLIC }),
  ];
  const line = seen.map(
    ({ files, sections, same, wrong }) =>
      `${files} files, ${sections} sections opened: ${same} files as they were${wrong.map((one) => `\n! ${one}`).join('')}`,
  );
  return { line: line.join('\n'), enough: seen.every(({ wrong }) => wrong.length === 0) };
}

async function walked({ page, content }: Hand, from: string) {
  const wrong: string[] = [];
  const list = page.getByRole('navigation', { name: words.files }).locator('details');
  for (const group of await list.all()) await group.evaluate((one) => one.setAttribute('open', ''));
  const files = await list.getByRole('button').all();
  let sections = 0;
  for (const file of files) {
    await file.click();
    await page.locator('main h2').first().waitFor();
    const parts = await page
      .getByRole('navigation', { name: words.sections })
      .getByRole('button')
      .all();
    for (const part of parts) await part.click();
    sections += parts.length;
  }
  if (!(await page.getByText(words.nothingToSave).isVisible())) wrong.push('something to save');
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').getByText(words.summary.none).waitFor();
  const all = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const changed = all.filter(
    (name) => !readFileSync(join(from, name)).equals(readFileSync(join(content, name))),
  );
  wrong.push(...changed);
  return { files: files.length, sections, same: all.length - changed.length, wrong };
}
