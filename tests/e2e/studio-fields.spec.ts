// Sets every kind of field that the schemas allow and saves, then takes out what can be taken out:
// the files must hold what was chosen, and nothing else may change. A kind without a place in the
// made-up camp, or without a way to set it, fails. studio-tasks.spec.ts works by keyboard.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { SCHEMAS } from '../../scripts/project/paths.ts';
import { readSchemaSet } from '../../scripts/project/schema-set.ts';
import { openStudio } from '../../scripts/studio/start.ts';
import { JsonDocument } from '../../src/check/json/json-document.ts';
import { Project } from '../../src/check/project.ts';
import { type Json, pointerSteps, sameJson, valueAt } from '../../src/content/json.ts';
import { parentOf } from '../../src/studio/model/edit.ts';
import { factViews } from '../../src/studio/session/fact-view.ts';
import words from '../../src/studio/words.json' with { type: 'json' };
import { CAMP_PUBLIC } from '../camp.ts';
import { BILINGUAL_CAMP, kindsOfSchemas, type Place, placesInCamp } from './field-kinds.ts';
import { BLANK, type Change, NEW_NAMES, REMOVES, SETS } from './field-setters.ts';
import { StudioUser } from './studio-user.ts';

/** Places where a kind can be tried: a group with a part to add, states in an item of a list. */
const FITS: { readonly [kind: string]: (place: Place) => boolean } = {
  group: ({ absent, field }) => absent.length > 0 && field.isRequired,
  states: ({ field }) => /^\d+$/.test(field.name),
};

/** What the schemas add to several files at once, the studio adds in a form of its own. */
const isAddedHere = ({ field }: Place) => field.described.node.adds === undefined;

interface Tried {
  readonly kind: string;
  readonly place: Place;
}

/** One place for each kind, in the smallest file: the form is rendered with each key. */
function tried(): Tried[] {
  const places = placesInCamp();
  return [...kindsOfSchemas()]
    .map(([kind, schema]) => {
      const own = (places.get(kind) ?? []).filter(FITS[kind] ?? isAddedHere);
      const [place] = own.sort((a, b) => rank(a) - rank(b));
      if (!place) throw new Error(`no ${kind} in the made-up camp, as ${schema} makes it`);
      return { kind, place };
    })
    .sort((a, b) => weightOf(a.place.file) - weightOf(b.place.file));
}

/** Prefers fields that exist to those that must be added first. */
function rank({ file, field }: Place): number {
  return weightOf(file) + (field.value === undefined ? Number.MAX_SAFE_INTEGER : 0);
}

/** The site and the generator are changed last: other files depend on them. */
function weightOf(file: string): number {
  return /^site|^generator/.test(file) ? Number.POSITIVE_INFINITY : (sizes.get(file) ?? 0);
}

const camp = BILINGUAL_CAMP;
const sizes = new Map(camp.map(({ path, text }) => [path, text.length]));

test('writes what was chosen in every kind of field, and nothing else', async ({ page }) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'studio-fields-'));
  const content = join(folder, 'content');
  for (const { path, text } of camp) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  }
  const drafts = join(folder, 'drafts.json');
  const studio = await openStudio({ content, port: 0, drafts, publicFolder: CAMP_PUBLIC });
  try {
    // The first start builds the studio, on a machine that may be busy.
    page.setDefaultTimeout(60_000);
    const broken: string[] = [];
    // React removes a part that fails from the page: only the console reports it.
    page.on('console', (one) => one.type() === 'error' && broken.push(one.text().slice(0, 600)));
    await page.goto(studio.url);
    const hand = new StudioUser(page, content);
    // The preview would take half of the time.
    await hand.press(words.page.hide);
    const wrong = [await round(hand, SETS), await round(hand, REMOVES)];
    expect([...wrong.flat(), ...broken]).toEqual([]);
  } finally {
    await studio.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

const project = new Project(
  camp.map((source) => new JsonDocument(source)),
  readSchemaSet(SCHEMAS),
);
const byLabel = Map.groupBy(factViews(project), ({ label }) => label);
const facts = new Map(
  [...byLabel].flatMap(([label, [fact, ...others]]) =>
    fact && others.length === 0 ? [[label, fact] as const] : [],
  ),
);

type Acts = typeof REMOVES;

/** Does the acts on every kind that has one, and saves. @returns what differs from the choices */
async function round(hand: StudioUser, acts: Acts): Promise<string[]> {
  const before = new Map<string, string>();
  const changes: (Change & Tried)[] = [];
  const wrong: string[] = [];
  for (const one of tried().filter(({ place }) => acts[place.field.kind])) {
    const { file } = one.place;
    if (!before.has(file)) before.set(file, hand.read(file));
    const set = await once(hand, acts, one).catch((error: unknown) => String(error).slice(0, 300));
    if (typeof set === 'string') wrong.push(`${one.kind}: ${set}`);
    else changes.push({ ...set, ...one });
  }
  await hand.save();
  for (const [file, text] of before) {
    const own = changes.filter(({ place }) => place.file === file);
    wrong.push(...differences(file, text, hand.read(file), own));
  }
  return wrong;
}

async function once(hand: StudioUser, acts: Acts, { kind, place }: Tried): Promise<Change> {
  const { page } = hand;
  const { file, field } = place;
  const whole = JSON.parse(hand.read(file)) as Json;
  const value = valueAt(whole, pointerSteps(field.pointer));
  const at = (pointer: string) => {
    const all = `main [data-pointer="${pointer}"]`;
    // What is in a folded item.
    return page.locator(`${all}:not(:has(> details)), ${all} > details`).first();
  };
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await hand.goTo(file, value === undefined ? parentOf(field.pointer) : field.pointer);
  if (value === undefined) {
    const title = new RegExp(` ${field.title}$`, 'i');
    const adders = at(parentOf(field.pointer)).locator('> div > button');
    await adders.filter({ hasText: title }).click();
  }
  const box = at(field.pointer);
  const official = (fact: string) => valueAt(project.facts, fact.split('.'));
  const act = acts[field.kind];
  if (!act) throw new Error(`no act for ${kind}`);
  return act({
    ...place,
    official,
    page,
    box,
    facts,
    value: value === undefined ? {} : value,
  });
}

function differences(
  file: string,
  before: string,
  after: string,
  changes: readonly (Change & Tried)[],
): string[] {
  const found = JSON.parse(after) as Json;
  const wrong: string[] = [];
  let expected = JSON.parse(before) as Json;
  for (const { kind, pointer, value } of changes) {
    const steps = pointerSteps(pointer);
    const now = valueAt(found, steps);
    const isRight =
      value === BLANK
        ? isBlank(now)
        : value === undefined
          ? now === undefined
          : now !== undefined && sameJson(now, value);
    if (process.env.TOLD) process.stdout.write(`${kind}: ${JSON.stringify(now)}\n`);
    if (!isRight)
      wrong.push(
        `${kind}: ${JSON.stringify(now)}, not ${JSON.stringify(value)} at ${file}#${pointer}`,
      );
    expected = withPart(expected, steps, now);
  }
  if (!sameJson(expected, found)) wrong.push(`${file} has changed where nothing was chosen`);
  const gone = linesBeyond(before, after).length;
  const most = changes.flatMap(({ pointer, value }) => [
    ...linesOf(valueAt(JSON.parse(before), pointerSteps(pointer))),
    // A removal also changes the line before it: its comma goes.
    ...(value === undefined ? [''] : []),
  ]);
  if (gone > most.length)
    wrong.push(`${file}: ${gone} lines are others, of ${most.length} that were set`);
  return wrong;
}

/** The most lines that a value takes; for a new one, the line before it, which gets a comma. */
function linesOf(value: Json | undefined): string[] {
  return JSON.stringify(value ?? '', null, 1).split('\n');
}

function linesBeyond(text: string, other: string): string[] {
  const left = other.split('\n');
  return text.split('\n').filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function withPart(
  whole: Json,
  [step = '', ...rest]: readonly string[],
  value: Json | undefined,
): Json {
  const copy = structuredClone(whole);
  if (typeof copy !== 'object' || copy === null) return copy;
  const group = copy as Record<string, Json>;
  if (rest.length > 0) group[step] = withPart(group[step] ?? {}, rest, value);
  else if (value !== undefined) group[step] = value;
  else if (Array.isArray(copy)) copy.splice(Number(step), 1);
  else delete group[step];
  return copy;
}

/** Whether a value is empty, so that nobody can take it for a choice. */
function isBlank(value: Json | undefined): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === '' || value === false || value === NEW_NAMES.text;
}
