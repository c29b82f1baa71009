// The studio on a copy of the live content, in a real browser: how long it takes to open, and from
// a keystroke until the check has answered and until the page beside the form shows it.
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import type { BenchResult } from '../../scripts/bench.ts';
import { chromiumArgs, findChromium } from '../../scripts/project/chromium.ts';
import { CONTENT } from '../../scripts/project/paths.ts';
import { openStudio } from '../../scripts/studio/open-studio.ts';
import words from '../../src/studio/words.json' with { type: 'json' };
import { StudioUser } from '../e2e/studio-user.ts';

const LIMITS = { opens: 3000, findings: 100, page: 200 };
const KEYS = Number(process.env.KEYS ?? 11);
/** The first ones warm up the check and the renderer. */
const WARM = 2;

export async function bench(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-bench-'));
  const content = join(folder, 'content');
  cpSync(CONTENT, content, { recursive: true });
  // Not measured: the code that it builds once per state of the sources.
  await (await openStudio({ content, port: 0, drafts: join(folder, 'first.json') })).close();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
  const start = performance.now();
  const studio = await openStudio({ content, port: 0, drafts: join(folder, 'drafts.json') });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(studio.url);
    await verdict(page).waitFor();
    const opens = performance.now() - start;
    const hand = new StudioUser(page);
    const figures = { opens, ...(await inPrices(hand)), ...(await inLargest(hand, content)) };
    return told(figures);
  } finally {
    await studio.close();
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

/** An impossible price, then a possible one: each keystroke changes the check's verdict. */
async function inPrices(hand: StudioUser): Promise<{ findings: number; page: number }> {
  const { page } = hand;
  await hand.goTo('facts/prices.json', '');
  const field = page.locator('main input').first();
  const findings: number[] = [];
  const pages: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    findings.push(await untilChanged(page, () => field.fill('0'), 'verdict'));
    // Its answer would pass for that to the next edit.
    await hand.settled();
    const price = `136,${10 + key}`;
    pages.push(await untilChanged(page, () => field.fill(price), price));
    await hand.settled();
  }
  return { findings: median(findings), page: median(pages) };
}

/** Letters typed one by one in the largest file. */
async function inLargest(
  hand: StudioUser,
  content: string,
): Promise<{ 'page, largest file': number }> {
  const { page } = hand;
  const file = largest(content);
  await hand.goTo(file, '');
  // A text that the page shows: the first of the file may be for another state.
  const id = basename(file, '.json');
  await page.frameLocator('iframe').locator(`:root[data-drawn="${id}"]`).waitFor();
  await page
    .frameLocator('iframe')
    .locator('h1')
    .click({ position: { x: 12, y: 20 } });
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
  // The texts that all venues share have no page of their own to show.
  const names = readdirSync(folder).filter((name) => name !== 'venue.json');
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

/** Milliseconds, in the browser, from typing until the verdict changes or the page has a text. */
async function untilChanged(
  page: Page,
  type: () => Promise<void>,
  wanted: string,
): Promise<number> {
  const watched = await page.evaluateHandle(watch, wanted);
  await type();
  return watched.evaluate(({ passed }) => passed);
}

/** Runs in the page, and watches before it returns: it would miss a single key. */
function watch(wanted: string): { passed: Promise<number> } {
  const isSeen = () => {
    // The preview of search results is below the page.
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
    // The text editor may fire no `input` events, where the browser has EditContext.
    for (const kind of ['input', 'keydown'])
      document.addEventListener(kind, note, { capture: true, once: true });
    const look = () => {
      const passed = typed > 0 ? performance.now() - typed : 0;
      // A timeout counts as its length.
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

function told(figures: Readonly<Record<string, number>>): BenchResult {
  const rows = Object.entries(figures).map(([name, time]) => {
    const limit = name.startsWith('page') ? LIMITS.page : LIMITS[name as 'opens' | 'findings'];
    return {
      row: `${name.padEnd(20)}${time.toFixed(0).padStart(6)} ms (limit ${limit})`,
      isFast: time < limit,
    };
  });
  return {
    line: rows.map(({ row }) => row).join('\n'),
    meetsTarget: rows.every(({ isFast }) => isFast),
  };
}
