// The studio on a copy of the live content, in a real browser: how long it opens, and how long a
// keystroke takes until the check has answered and until the page beside the form shows it.
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../scripts/project/chromium.ts';
import { CONTENT } from '../../scripts/project/places.ts';
import { openStudio } from '../../scripts/studio/start.ts';
import type { Measure } from '../../scripts/test/bench.ts';
import words from '../../src/studio/words.json' with { type: 'json' };

const LIMITS = { opens: 3000, findings: 100, page: 200 };
const KEYS = Number(process.env.KEYS ?? 11);
/** The first ones warm the check and the renderer. */
const WARM = 2;

export async function bench(): Promise<Measure> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
  const content = join(folder, 'content');
  cpSync(CONTENT, content, { recursive: true });
  // What it builds once for each state of the sources is no part of opening it.
  await (await openStudio({ content, port: 0, drafts: join(folder, 'first.json') })).close();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
  const start = performance.now();
  const studio = await openStudio({ content, port: 0, drafts: join(folder, 'drafts.json') });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(studio.url);
    await verdict(page).waitFor();
    const opens = performance.now() - start;
    const figures = { opens, ...(await inPrices(page)), ...(await inLargest(page, content)) };
    return told(figures);
  } finally {
    await studio.close();
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

/** A price that cannot be, and one that can: the verdict of the check changes with each keystroke. */
async function inPrices(page: Page): Promise<{ findings: number; page: number }> {
  await goTo(page, 'facts/prices.json');
  const field = page.locator('main input').first();
  const findings: number[] = [];
  const pages: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    findings.push(await untilChanged(page, () => field.fill('0'), 'verdict'));
    await settled(page);
    const price = `136,${10 + key}`;
    pages.push(await untilChanged(page, () => field.fill(price), price));
    await settled(page);
  }
  return { findings: median(findings), page: median(pages) };
}

/** A letter more, and again one, in the largest file of all. */
async function inLargest(page: Page, content: string): Promise<{ 'page, largest file': number }> {
  const file = largest(content);
  await goTo(page, file);
  // A text that the page shows: the first of a file may be the form of another state.
  const id = basename(file, '.json');
  await page.frameLocator('iframe').locator(`:root[data-drawn="${id}"]`).waitFor();
  await page.locator('aside button strong').first().click();
  await page.locator('main .cm-content:focus').waitFor();
  await page.keyboard.press('End');
  const times: number[] = [];
  let typed = 'zq';
  await untilChanged(page, () => page.keyboard.type(typed), typed);
  for (let key = 0; key < KEYS; key += 1) {
    const letter = 'abcdefghijk'[key % 11] ?? '';
    typed += letter;
    times.push(await untilChanged(page, () => page.keyboard.type(letter), typed));
  }
  return { 'page, largest file': median(times) };
}

function largest(content: string): string {
  const folder = join(content, 'texts', 'it');
  // What the pages of all venues share is no page that stands beside a form.
  const names = readdirSync(folder).filter((name) => name !== 'camp.json');
  const sizes = names.map((name) => ({
    name,
    size: statSync(join(folder, name)).size,
  }));
  const [first] = sizes.sort((a, b) => b.size - a.size);
  return `texts/it/${first?.name}`;
}

const verdict = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^(${words.findings.noErrors}|\\d+ error[ei])`) });

/** Until the check has read the last edit: its answer would else be taken for that to the next. */
const settled = (page: Page) => page.locator('header [aria-busy="false"]').waitFor();

async function goTo(page: Page, file: string): Promise<void> {
  await page.evaluate((path) => {
    const spot = [{ view: 'file', file: path, pointer: '' }];
    window.localStorage.setItem('studio-recent', JSON.stringify(spot));
  }, file);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await page.locator('main h2').waitFor();
}

/** Milliseconds, in the browser's own clock, from what is typed until the verdict is another, or the page holds a text. */
async function untilChanged(
  page: Page,
  type: () => Promise<void>,
  wanted: string,
): Promise<number> {
  const watched = await page.evaluateHandle(watch, wanted);
  await type();
  return watched.evaluate(({ passed }) => passed);
}

/** Runs in the page, and has begun to look when it returns: a single key would else be over before. */
function watch(wanted: string): { passed: Promise<number> } {
  const isSeen = () => {
    // What search engines show stands below the page.
    const pane = document.querySelector('aside');
    const drawn = pane?.querySelector('iframe')?.contentDocument?.body.textContent;
    if (wanted !== 'verdict') return `${pane?.textContent}${drawn}`.includes(wanted);
    return document.querySelector('header [data-wrong]')?.textContent !== before;
  };
  const before = document.querySelector('header [data-wrong]')?.textContent;
  const passed = new Promise<number>((resolve) => {
    let typed = 0;
    const note = () => {
      typed ||= performance.now();
    };
    // An editor of texts has no input events of its own where the browser has a better way.
    for (const kind of ['input', 'keydown'])
      document.addEventListener(kind, note, { capture: true, once: true });
    const look = () => {
      const passed = typed > 0 ? performance.now() - typed : 0;
      // What has not come after so long counts as that, and ends the wait.
      if (passed > 10_000 || (typed > 0 && isSeen())) resolve(passed);
      else setTimeout(look);
    };
    look();
  });
  return { passed };
}

function median(times: readonly number[]): number {
  const sorted = times.slice(WARM).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function told(figures: Readonly<Record<string, number>>): Measure {
  const rows = Object.entries(figures).map(([name, time]) => {
    const limit = name.startsWith('page') ? LIMITS.page : LIMITS[name as 'opens' | 'findings'];
    return {
      row: `${name.padEnd(20)}${time.toFixed(0).padStart(6)} ms (limit ${limit})`,
      isFast: time < limit,
    };
  });
  return {
    line: rows.map(({ row }) => row).join('\n'),
    enough: rows.every(({ isFast }) => isFast),
  };
}
