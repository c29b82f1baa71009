import { describe, expect, it } from 'vitest';
import { builtStudio, type Renderer } from '../../scripts/studio/built.ts';
import { definitionOf } from '../../src/check/facts/fact-schema.ts';
import { FactTree } from '../../src/check/facts/fact-tree.ts';
import { shownFacts } from '../../src/check/facts/shown-facts.ts';
import { type ContentFiles, readSite } from '../../src/content/content.ts';
import { type Json, type JsonObject, valueAt } from '../../src/content/json.ts';
import { pathOfPage } from '../../src/content/paths.ts';
import { filledPage, filledSite } from '../../src/i18n/filled-content.ts';
import { campSources } from '../camp.ts';
import { onePerBlock } from '../e2e/shown-pages.ts';
import { projectOf } from '../schemas.ts';

const renderer: Renderer = await import((await builtStudio()).renderer);
const project = projectOf(campSources);
const files: ContentFiles = new Map(
  project.documents.flatMap(({ path, value }) => (value === undefined ? [] : [[path, value]])),
);
const tree = new FactTree(project.facts);
const shown = shownFacts(project);

/** Only texts and numbers that people read: options and internal names stay. */
const VISIBLE_TYPES = new Set([
  ...['euro', 'positiveEuro', 'percent', 'count', 'positiveCount', 'age', 'year'],
  ...['date', 'dateOrMonth', 'time', 'name', 'phone', 'email', 'timeRanges'],
]);

/** Another value of the same type. */
function another(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.map(another);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, another(part)]));
  if (typeof value !== 'string') return value;
  if (/^\d\d:\d\d/.test(value)) return value.replace(/^(\d\d:\d)\d/, '$11');
  if (/^\d{4}-/.test(value)) return value.replace(/\d$/, (digit) => (digit === '9' ? '8' : '9'));
  return `${value}9`;
}

/** The content with other values for some facts. */
function withOthers(paths: readonly string[]): ContentFiles {
  const changed = structuredClone(project.facts);
  for (const path of paths) {
    const steps = path.split('.');
    const group = valueAt(changed, steps.slice(0, -1)) as JsonObject;
    const last = steps.at(-1) ?? '';
    group[last] = another(group[last] ?? null);
  }
  const roots = Object.entries(changed).map(([root, value]) => {
    const name = root.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return [`facts/${name}.json`, value] as const;
  });
  return new Map([...files, ...roots]);
}

/** The text of a page before any script runs, with its title and description. */
async function html(content: ContentFiles, pageId: string): Promise<string> {
  const [{ id } = { id: '' }] = readSite(content).locales;
  const site = filledSite(content, id);
  const page = filledPage(content, id, pageId);
  const url = site.site.origin + pathOfPage(site.locale, page.entry);
  const { html: body } = await renderer.render({ site, page }, url);
  return JSON.stringify(page.texts.meta) + body;
}

const readable = tree.leaves.filter((path) => VISIBLE_TYPES.has(definitionOf(project, path)));

/** True if the check lists a fact for visitors of a page. */
const isListed = (path: string, pageId: string) => {
  const fact = shown.get(path);
  return fact?.official.has(pageId) || fact?.official.has('layout');
};

/** The given facts that change the text of a page. */
async function changing(pageId: string, paths: readonly string[]): Promise<string[]> {
  const before = await html(files, pageId);
  if ((await html(withOthers(paths), pageId)) === before) return [];
  const changes: string[] = [];
  // One at a time: the renderer holds the content of one page.
  for (const path of paths)
    if ((await html(withOthers([path]), pageId)) !== before) changes.push(path);
  return changes;
}

/** A page per template and kind of block: these show all facts that pages show. */
const shownPages = onePerBlock(project.pages, (file) => files.get(`${file}.json`));

describe.each(shownPages)('the page $id', ({ id }) => {
  it('shows no fact that the check does not list for it', async () => {
    const others = readable.filter((path) => !isListed(path, id));
    expect(others.length).toBeGreaterThan(30);
    expect(await changing(id, others)).toEqual([]);
  });
});

describe('the facts that pages show', () => {
  it.each([
    ['home', 'discounts.chain.maxPercent'],
    ['lago-blu', 'prices.day'],
    ['parco-tigli', 'programme.slots.football.from'],
    ['economic-regulations', 'fees.extendedExitDay'],
    ['open-days', 'venues.parcoTigli.addresses'],
    ['privacy-policy', 'contacts.privacy.email'],
    ['centri', 'contacts.partners.phone'],
    ['members', 'contacts.management.email'],
    ['gallery', 'contacts.secretariat.phone'],
  ])('lists for %s what it shows: %s', async (id, path) => {
    expect(isListed(path, id)).toBe(true);
    expect(await changing(id, [path])).toEqual([path]);
  });
});
