import { beforeAll, describe, expect, it } from 'vitest';
import { readServedFiles } from '../../scripts/project/content-folder.ts';
import { SCHEMAS, servedFolder } from '../../scripts/project/paths.ts';
import { readSchemaSet } from '../../scripts/project/schema-set.ts';
import { measuredContent } from '../../scripts/site/pictures/measured-content.ts';
import { builtStudio, type Renderer } from '../../scripts/studio/built.ts';
import type { Location } from '../../src/author/edit.ts';
import { JsonDocument } from '../../src/check/json/json-document.ts';
import { formatsOf } from '../../src/check/locales.ts';
import { Project } from '../../src/check/project.ts';
import { itemsOf } from '../../src/content/collection.ts';
import { type ContentFiles, readSite } from '../../src/content/content.ts';
import { factBehind } from '../../src/content/fact-behind.ts';
import { isObject, type Json, pointerSteps, valueAt } from '../../src/content/json.ts';
import { existsInLocale, factLocation, pathOfPage } from '../../src/content/paths.ts';
import { placeholdersOf } from '../../src/content/placeholders.ts';
import { filledPage, filledSite } from '../../src/i18n/filled-content.ts';
import { headOf } from '../../src/pages/head.ts';
import { structuredData } from '../../src/publish/json-ld/structured-data.ts';
import { Publication } from '../../src/publish/publication.ts';
import { markedFiles, unmarked } from '../../src/studio/marks/marks.ts';
import { CAMP_TODAY } from '../camp.ts';
import { onePerBlock } from '../e2e/shown-pages.ts';
import { withLanguage } from '../translated-camp.ts';

const renderer: Renderer = await import((await builtStudio()).renderer);
const schemas = readSchemaSet(SCHEMAS);
const camp = new Map(withLanguage('en', 'en-GB').map(({ path, text }) => [path, JSON.parse(text)]));
const plain = measuredContent(camp, readServedFiles(servedFolder()), false);
const { locales, pages } = readSite(plain);
/** A page per template and block; in other languages, the home page. */
const drawings = locales.flatMap((locale, index) =>
  (index === 0 ? onePerBlock(pages, (file) => plain.get(`${file}.json`)) : pages.slice(0, 1))
    .filter((page) => existsInLocale(locale.id, page))
    .map(({ id }) => ({ locale: locale.id, id })),
);

function projectOf(files: ContentFiles): Project {
  const documents = [...files].map(
    ([path, value]) => new JsonDocument({ path, text: JSON.stringify(value) }),
  );
  return new Project(documents, schemas);
}

const publication = new Publication(projectOf(plain), CAMP_TODAY);

/** The marks of a page; shared files are read in its scope. */
function marksOf(pageId: string) {
  const marks = markedFiles(plain, undefined, pageId);
  return { ...marks, publication: new Publication(projectOf(marks.files), CAMP_TODAY) };
}

/** Everything rendered from content: body, head, structured data. */
async function drawn(locale: string, pageId: string, marks?: ReturnType<typeof marksOf>) {
  const files = marks?.files ?? plain;
  const site = filledSite(files, locale);
  const page = filledPage(files, locale, pageId);
  const url = site.site.origin + pathOfPage(site.locale, page.entry);
  const given = { site, page, ...(marks && { places: marks.places }) };
  const { html, places } = await renderer.render(given, url);
  const { title, description } = headOf(site, page.entry, page.texts.meta);
  const data =
    JSON.stringify(structuredData(marks?.publication ?? publication, locale, pageId)) ?? '';
  return { parts: { html, title, description, data }, places };
}

/** Every way to write a value: for a list also its count, and a key of all its items. */
function writtenForms(locale: string, value: Json | undefined): Set<string> {
  const items = (itemsOf(value) ?? []).map(([, item]) => item);
  const keys = new Set(items.filter(isObject).flatMap((item) => Object.keys(item)));
  const lists = [...keys].map((key) => items.map((item) => valueAt(item, [key]) ?? null));
  const values = [value, ...(items.length > 0 ? [items.length, ...lists] : [])];
  // A link to a phone has its number without spaces.
  const dialled =
    typeof value === 'string' && /^\+\d/.test(value) ? [value.replaceAll(' ', '')] : [];
  return new Set([
    ...dialled,
    ...values.flatMap((value) => [String(value), ...formsOf(locale, value)]),
  ]);
}

function formsOf(locale: string, value: Json | undefined): string[] {
  const formats = Object.values(formatsOf(publication.project, locale) ?? {});
  return formats.filter(({ accepts }) => accepts(value)).map(({ format: write }) => write(value));
}

function counted(names: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}

/** Whether it leads to the fact itself, or to the page's own value of it. */
function leadsTo(place: Location | undefined, fact: string, id: string): boolean {
  const { facts } = publication.project;
  const { file, pointer } = factLocation(factBehind(facts, fact, publication.project.venueOf(id)));
  return place?.pointer.startsWith('/says/') || (place?.file === file && place.pointer === pointer);
}

function around(text: string, at: number): string {
  return at < 0 ? '' : text.slice(Math.max(at - 80, 0), at + 80);
}

/** The facts that a text names, in order. */
function namedAt(place: Location | undefined): string[] {
  const text = place && valueAt(plain.get(place.file), pointerSteps(place.pointer));
  if (typeof text !== 'string' || !place?.file.startsWith('texts/')) return [];
  return placeholdersOf(text).flatMap(({ kind, name }) => (kind === 'fact' ? [name] : []));
}

describe.each(drawings)('the page $id in $locale with marks', ({ locale, id }) => {
  let own: Awaited<ReturnType<typeof drawn>>;
  beforeAll(async () => {
    own = await drawn(locale, id, marksOf(id));
  });

  it('is, without its marks, the unmarked page', async () => {
    const other = await drawn(locale, id);
    const { parts } = own;
    for (const [name, text] of Object.entries(other.parts)) {
      const without = unmarked(parts[name as keyof typeof parts]).text;
      const at = [...text].findIndex((letter, index) => without[index] !== letter);
      // Only the place where they differ: a page is long.
      expect([name, without.length, around(without, at)]).toEqual([
        name,
        text.length,
        around(text, at),
      ]);
    }
  });

  it('leads from every value to its field', async () => {
    const { parts, places } = own;
    const wrong: unknown[] = [];
    const bare: unknown[] = [];
    let values = 0;
    for (const part of Object.values(parts)) {
      const { text, spans } = unmarked(part);
      for (const { start, end, index } of spans) {
        const at: Location | undefined = places[index];
        const value = at && valueAt(plain.get(at.file), pointerSteps(at.pointer));
        const inside = spans.filter((span) => span.start >= start && span.end <= end);
        // As often as its text names it: every placeholder of a visible text has its mark.
        for (const [fact, count] of counted(namedAt(at))) {
          const { length } = inside.filter((mark) => leadsTo(places[mark.index], fact, id));
          if (length < count) bare.push([at?.file, at?.pointer, fact, length, count]);
        }
        const isFact = at?.file.startsWith('facts/') || at?.pointer.startsWith('/says/');
        if (isFact) values += 1;
        // Without the marks for where words may break, and hours and days may not.
        const written = text.slice(start, end).replace(/<wbr\/>|\u2060/g, '');
        const shown = written.replaceAll('&amp;', '&').replaceAll('&#x27;', '’');
        // A page may show one end of a range: the whole range leads to its source.
        const isShown = [...writtenForms(locale, value)].some((form) => shown.includes(form));
        if (value === undefined || (isFact && !isShown))
          wrong.push([at?.file, at?.pointer, value, shown]);
      }
    }
    expect(wrong).toEqual([]);
    expect(bare).toEqual([]);
    expect(values).toBeGreaterThan(0);
  });
});

it('reports that a page cannot be rendered, and goes on', async () => {
  const site = filledSite(plain, 'it');
  const page = filledPage(plain, 'it', 'home');
  const url = site.site.origin + pathOfPage(site.locale, page.entry);
  const broken = filledPage(new Map([...plain, ['pages/home.json', {}]]), 'it', 'home');
  await expect(renderer.render({ site, page: broken }, url)).rejects.toThrow();
  expect((await renderer.render({ site, page }, url)).html).toContain('<h1');
});
