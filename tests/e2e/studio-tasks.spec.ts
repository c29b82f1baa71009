// Makes the twenty-two changes of the guide and eight more in the studio, by keyboard and mouse, on
// a copy of the made-up camp: each must end on the disk, and none needs to see a file.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { openStudio } from '../../scripts/studio/start.ts';
import words from '../../src/studio/words.json' with { type: 'json' };
import { CAMP, CAMP_PUBLIC } from '../camp.ts';
import { allDone, type Setting, tasksOf } from './studio-tasks.ts';
import { StudioUser } from './studio-user.ts';

const AT_CAMP: Setting = {
  venue: 'lago blu',
  end: '2031-09-19',
  closedTo: '2031-08-24',
  hidden: ['colle alto', 'colleAlto'],
  openDay: ['25 maggio', '2031-05-24', '21 maggio', '2031-05-20'],
  siblings: 14,
  chain: 3,
  retention: ['dati della piattaforma di iscrizione', 8],
  deadline: '2031-05-31',
  pool: ['10:15', '11:45', '12:30'],
  fee: '12 €',
  nextYear: '2032',
  prices: [145, 146, 596],
  closing: ['17:00', '16:45'],
  shows: 'Spettacoli',
  here: ['Parco Tigli', 127],
};

test('makes thirty changes without a file in sight', async ({ page }) => {
  // On a busy machine, thirty changes take more than five minutes.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'studio-tasks-'));
  const content = join(folder, 'content');
  cpSync(CAMP, content, { recursive: true });
  cpSync(CAMP_PUBLIC, join(folder, 'public'), { recursive: true });
  const studio = await openStudio({
    content,
    port: 0,
    drafts: join(folder, 'drafts.json'),
    publicFolder: join(folder, 'public'),
  });
  try {
    page.setDefaultTimeout(20_000);
    await page.goto(studio.url);
    const hand = new StudioUser(page, content);
    // The first start builds the studio, on a machine that may be busy.
    await hand.verdict.waitFor({ timeout: 60_000 });
    // The preview would take half of the time; studio.spec.ts tests it.
    await hand.press(hand.button(words.page.hide));
    const told: string[] = [];
    const missed = await allDone(hand, tasksOf(AT_CAMP), (line) => told.push(line));
    expect(missed).toEqual([]);
    expect(told).toHaveLength(30);
    if (process.env.TOLD) process.stdout.write(told.join('\n'));
  } finally {
    await studio.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
