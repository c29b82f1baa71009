// npm run bench -- studio-values: values of the live content, edited in their fields in a real browser
// and saved. Each changes exactly its own line. VALUES=20 does fewer; FROM=40 begins with another.
import type { Measure } from '../../../scripts/bench.ts';
import { readContentFolder } from '../../../scripts/project/content-folder.ts';
import { CONTENT } from '../../../scripts/project/places.ts';
import { JsonDocument } from '../../../src/check/json/json-document.ts';
import { escapePointer, type Json } from '../../../src/content/json.ts';
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
    hand.page.setDefaultTimeout(10_000);
    const wrong: string[] = [];
    for (const place of chosen) {
      const problem = await edited(hand, place).catch((error) => String(error).split('\n')[0]);
      if (problem) wrong.push(`${place.file}${place.pointer}: ${problem}`);
    }
    return wrong;
  });
  const right = chosen.length - said.length;
  const line = `${right} of ${chosen.length} values (of ${all.length}) change their own line alone`;
  return { line: [...said, line].join('\n'), enough: said.length === 0 };
}

/** Every value of the content that has a field, file by file. */
function places(): Place[] {
  const own = readContentFolder(CONTENT).filter(({ path }) => path !== 'reread.json');
  return own.flatMap((source) => {
    const document = new JsonDocument(source);
    return [...singles(document.value ?? null, '')].map((pointer) => {
      const { line } = document.locate(pointer);
      return { file: source.path, pointer, line };
    });
  });
}

/** Names of files and of what their parts follow are no values of a form. */
const NO_VALUES = new Set(['$schema', 'restsOn', 'state', 'confirm']);

function* singles(value: Json, pointer: string): Generator<string> {
  if (value === null) return;
  if (typeof value !== 'object') yield pointer;
  else
    for (const [key, child] of Object.entries(value))
      if (!NO_VALUES.has(key)) yield* singles(child, `${pointer}/${escapePointer(key)}`);
}

/** @returns what went wrong, if anything did */
async function edited(hand: Hand, { file, pointer, line }: Place): Promise<string> {
  const before = hand.read(file);
  await hand.goTo(file, pointer);
  const control = hand.page.locator(`main [data-pointer="${pointer}"]`).first();
  const field = control.locator('.cm-content, input, select, textarea').first();
  await change(hand, field);
  await hand.save();
  const [was, is] = [before.split('\n'), hand.read(file).split('\n')];
  const changed = was.flatMap((text, index) => (text === is[index] ? [] : [index + 1]));
  if (was.length !== is.length) return `${is.length - was.length} lines more`;
  return changed.join() === String(line) ? '' : `lines ${changed.join()} for ${line}`;
}

type Field = ReturnType<Hand['page']['locator']>;

/** Another value of the same sort. */
async function change(hand: Hand, field: Field): Promise<void> {
  const kind = await field.evaluate((one) =>
    one instanceof HTMLInputElement ? one.type : one.tagName,
  );
  if (kind === 'SELECT') {
    const others = field.locator('option:not(:checked)');
    await field.selectOption((await others.first().getAttribute('value')) ?? '');
  } else if (kind === 'checkbox') await field.click();
  else if (kind === 'date') await field.fill('2025-07-03');
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
