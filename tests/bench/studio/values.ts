// npm run bench -- studio-values: values of the live content, edited in their fields in a real browser
// and saved, ten at a time. Each changes exactly its own line. VALUES=20 does fewer; FROM=40 begins with another;
// PATIENCE=60 waits longer for each step, in seconds.
import type { Measure } from '../../../scripts/bench.ts';
import { readContentFolder } from '../../../scripts/project/content-folder.ts';
import { CONTENT } from '../../../scripts/project/places.ts';
import { JsonDocument } from '../../../src/check/json/json-document.ts';
import { escapePointer, type Json } from '../../../src/content/json.ts';
import { parentOf } from '../../../src/studio/model/edit.ts';
import { type Hand, withStudio } from './hand.ts';

const WANTED = Number(process.env.VALUES ?? 200);
const FROM = Number(process.env.FROM ?? 0);

interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly line: number;
}

export async function benchStudioValues(): Promise<Measure> {
  const all = places();
  const step = Math.max(Math.floor(all.length / 200), 1);
  const chosen = all.filter((_, index) => index % step === 0).slice(FROM, FROM + WANTED);
  const said = await withStudio(async (hand) => {
    hand.page.setDefaultTimeout(Number(process.env.PATIENCE ?? 15) * 1000);
    const wrong: string[] = [];
    let done = 0;
    for (const together of inOneSave(chosen)) {
      wrong.push(...(await edited(hand, together)));
      done += together.length;
      console.error(`${done} of ${chosen.length} values, ${wrong.length} wrong`);
    }
    return wrong;
  });
  const right = chosen.length - said.length;
  const line = `${right} of ${chosen.length} values (of ${all.length}) change their own line alone`;
  return { line: [...said, line].join('\n'), enough: said.length === 0 };
}

/** So many values are edited before they are saved. */
const TOGETHER = 10;

/** A line with two values is edited once in a save. */
function inOneSave(places: readonly Place[]): Place[][] {
  const saves: Place[][] = [];
  for (const place of places) {
    const last = saves.at(-1);
    const isTaken = last?.some(({ file, line }) => file === place.file && line === place.line);
    if (last && !isTaken && last.length < TOGETHER) last.push(place);
    else saves.push([place]);
  }
  return saves;
}

/** Every value of the content that has a field, file by file. */
function places(): Place[] {
  // The name of a language, once it is another, leaves its texts without one: the site's own file is last.
  const own = readContentFolder(CONTENT)
    .filter(({ path }) => path !== 'reread.json')
    .sort((a, b) => Number(a.path === 'site.json') - Number(b.path === 'site.json'));
  return own.flatMap((source) => {
    const document = new JsonDocument(source);
    return [...singles(document.value ?? null, '')].map((pointer) => {
      const { line } = document.locate(pointer);
      return { file: source.path, pointer, line };
    });
  });
}

/** Names of files and of what their parts follow are no values of a form; a list of one has no other value. */
const NO_VALUES = new Set(['$schema', 'restsOn', 'state', 'confirm', 'showLanguage']);

function* singles(value: Json, pointer: string): Generator<string> {
  if (value === null) return;
  if (typeof value !== 'object') yield pointer;
  else
    for (const [key, child] of Object.entries(value))
      if (!NO_VALUES.has(key)) yield* singles(child, `${pointer}/${escapePointer(key)}`);
}

/** @returns the values with which something went wrong, and what */
async function edited(hand: Hand, places: readonly Place[]): Promise<string[]> {
  const files = [...new Set(places.map(({ file }) => file))];
  const before = new Map(files.map((file) => [file, hand.read(file).split('\n')]));
  const wrong = new Map<Place, string>();
  for (const place of places) {
    const problem = await typed(hand, place).catch(firstLine);
    if (problem) wrong.set(place, problem);
  }
  if (wrong.size === places.length) return restarted(hand, wrong);
  const unsaved = await hand.save().catch(firstLine);
  if (unsaved) {
    await hand.page.reload();
    await hand.verdict.waitFor();
    return places.map((place) => told(place, unsaved));
  }
  for (const file of files) {
    const [was = [], is] = [before.get(file), hand.read(file).split('\n')];
    const changed = was.flatMap((text, index) => (text === is[index] ? [] : [index + 1]));
    const own = places.filter((place) => place.file === file && !wrong.has(place));
    const lines = new Set(own.map(({ line }) => line));
    const isMore = was.length !== is.length || changed.some((line) => !lines.has(line));
    for (const place of own)
      if (isMore || !changed.includes(place.line))
        wrong.set(place, `lines ${changed.join()} of ${was.length}, now ${is.length}`);
  }
  return [...wrong].map(([place, problem]) => told(place, problem));
}

/** Nothing to save, and somebody wants to see why. */
async function restarted(hand: Hand, wrong: ReadonlyMap<Place, string>): Promise<string[]> {
  await hand.page.reload();
  await hand.verdict.waitFor();
  return [...wrong].map(([place, problem]) => told(place, problem));
}

function told({ file, line, pointer }: Place, problem: string): string {
  return `${file}:${line} ${pointer}: ${problem}`;
}

function firstLine(error: unknown): string {
  return String(error).split('\n')[0] ?? '';
}

async function typed(hand: Hand, { file, pointer }: Place): Promise<void> {
  await hand.goTo(file, pointer);
  const own = hand.page.locator(`main [data-pointer="${pointer}"]`);
  // A text that rests on facts has its field around it.
  const around = hand.page.locator(`main [data-pointer="${parentOf(pointer)}"]`);
  await own.or(around).first().waitFor();
  const control = (await own.count()) > 0 ? own.first() : around.first();
  const field = control.locator('.cm-content, input, select, textarea, [aria-haspopup]').first();
  await change(hand, field);
}

type Field = ReturnType<Hand['page']['locator']>;

/** Another value of the same sort. */
async function change(hand: Hand, field: Field): Promise<void> {
  const kind = await field.evaluate((one) =>
    one instanceof HTMLInputElement ? one.type : one.tagName,
  );
  if (kind === 'BUTTON') {
    const now = await field.textContent();
    await field.click();
    const others = hand.page.getByRole('dialog').getByRole('listitem').getByRole('button');
    await others
      .filter({ hasNotText: now ?? '' })
      .first()
      .click();
  } else if (kind === 'SELECT') {
    const others = field.locator('option:not(:checked)');
    await field.selectOption((await others.first().getAttribute('value')) ?? '');
  } else if (kind === 'checkbox') await field.click();
  else if (kind === 'date') await field.fill('2025-07-03');
  else if (kind === 'month') await field.fill('2025-07');
  else if (kind === 'time') await field.fill('11:11');
  else if (kind === 'DIV') {
    await field.click();
    await hand.keys('Control+End');
    await hand.type(' e «così»');
  } else {
    const value = await field.inputValue();
    await field.fill(/^[\d,]+$/.test(value) ? '7' : `${value}x`);
  }
}
