import { projectOnDay } from '../check/documents-on-day.ts';
import { labelIn } from '../check/facts/fact-schema.ts';
import { FactTree } from '../check/facts/fact-tree.ts';
import { factsOfPage } from '../check/facts/facts-of-page.ts';
import { JsonDocument } from '../check/json/json-document.ts';
import { Project } from '../check/project.ts';
import type { SchemaSet } from '../check/schema/schema-set.ts';
import type { SiteContent } from '../content/content.ts';
import { asJsonObject, childOf, type Json, valueAt } from '../content/json.ts';
import { lookUp } from '../content/look-up.ts';
import { calendarPath, existsInLocale, pathOfPage } from '../content/paths.ts';
import { filledPage, filledSite } from '../i18n/filled-content.ts';
import { createFormats } from '../i18n/format.ts';
import { withoutJoiners } from '../i18n/unbroken.ts';
import { calendarFile } from '../publish/calendar.ts';
import { factKindOf, formattedValue } from '../publish/fact-kind.ts';
import { structuredData } from '../publish/json-ld/structured-data.ts';
import { Publication } from '../publish/publication.ts';
import type { Files } from './content-changes.ts';
import { familyPrices } from './families.ts';

/** Words by key: the JSON pointer of a text, or the name of another value. */
export type Lines = Readonly<Record<string, string>>;

/** What people or machines read in one part of the site. */
export interface Section {
  /** Where they read it, such as `/iscrizioni`. */
  readonly name: string;
  /** The files of its texts; none for computed sections. */
  readonly textFiles: readonly string[];
  /** @throws RangeError when the content cannot be read, as when a text names no fact */
  lines(): Lines;
}

/**
 * All sections of a state of the content; each computes its lines only when asked.
 * @param today calendar day in Rome, `YYYY-MM-DD`
 * @throws RangeError when the files make no site
 */
export function sectionsOf(files: Files, schemas: SchemaSet, today: string): Section[] {
  const documents = [...files].map(
    ([path, value]) => new JsonDocument({ path, text: '{}' }, () => value),
  );
  return published(new Publication(projectOnDay(new Project(documents, schemas), today), today));
}

function published(publication: Publication): Section[] {
  const { site, files } = publication;
  const contents = site.locales.map(({ id }) => filledSite(files, id));
  const [first] = contents;
  return [
    ...(first ? [families(first)] : []),
    ...contents.map(everyPage),
    ...contents.flatMap((content) => pagesOf(publication, content)),
    ...(first ? [...site.pages.map(({ id }) => tables(publication, id, first))] : []),
    ...contents.flatMap((content) => calendars(publication, content)),
  ];
}

/** Header, footer and notices. */
function everyPage({ locale, texts, notices, undecided }: SiteContent): Section {
  return {
    name: `ogni pagina (${locale.id})`,
    textFiles: [`texts/${locale.id}/layout.json`],
    lines: () =>
      linesOf({
        ...asJsonObject(texts),
        $: asJsonObject([...notices, ...undecided.map(({ what }) => what)]),
      }),
  };
}

function pagesOf(publication: Publication, { site, locale }: SiteContent): Section[] {
  return site.pages
    .filter((page) => existsInLocale(locale.id, page))
    .flatMap((page) => {
      const name = pathOfPage(locale, page);
      const textFiles = [page.id, page.template].map((file) => `texts/${locale.id}/${file}.json`);
      const lines = () => {
        const { texts, quote, layout } = filledPage(publication.files, locale.id, page.id);
        return linesOf({ ...asJsonObject(texts), $: asJsonObject([{ ...quote }, { ...layout }]) });
      };
      const data = () =>
        linesOf(asJsonObject(structuredData(publication, locale.id, page.id) ?? {}));
      return [
        { name, textFiles, lines },
        { name: `${name}, dati strutturati`, textFiles: [], lines: data },
      ];
    });
}

/** The values that a page shows in tables, lists and cards, outside its texts. */
function tables({ project }: Publication, id: string, content: SiteContent): Section {
  const lines = () => {
    const formats = createFormats(content.locale.language, content.texts);
    const facts = project.factsOn(id);
    const tree = new FactTree(project.facts);
    const { own, official, written } = factsOfPage(project, id);
    const paths = new Set([...own, ...official].flatMap((path) => tree.below(path)));
    const shown = [...paths].flatMap((path): [string, string][] => {
      const kind = factKindOf(project, path);
      const value = valueAt(official.has(path) ? project.facts : facts, path.split('.'));
      if (written.has(path) || !kind || value === undefined || value === null) return [];
      const label = labelIn(project, path, (title) => title) ?? path;
      return [[label, spokenText(formattedValue(kind, value, formats) ?? scalars(value))]];
    });
    return Object.fromEntries(shown);
  };
  return { name: `${project.urls(id).join(', ')}, tabelle ed elenchi`, textFiles: [], lines };
}

function families({ facts, locale, texts }: SiteContent): Section {
  const { euro } = createFormats(locale.language, texts);
  const lines = () =>
    Object.fromEntries(familyPrices(facts, (amount) => spokenText(euro.format(amount))));
  return { name: 'prezzi di otto famiglie d’esempio', textFiles: [], lines };
}

/** The events of each calendar, as subscribers see them. */
function calendars(publication: Publication, { locale, facts }: SiteContent): Section[] {
  return [undefined, ...publication.venues].map((venue) => {
    const page = venue === undefined ? undefined : lookUp(facts.venues, venue).page;
    const lines = () => eventsOf(calendarFile(publication, locale.id, venue));
    return { name: calendarPath(locale, page), textFiles: [], lines };
  });
}

function eventsOf(calendar: string): Lines {
  const unfolded = calendar.replace(/\r\n[ \t]/g, '');
  const [, ...events] = unfolded.split('BEGIN:VEVENT\r\n');
  return Object.fromEntries(
    events.map((event) => {
      const lines = event.split('\r\n');
      const propertyOf = (name: string) => {
        const line = lines.find((line) => line.startsWith(name)) ?? '';
        return line.slice(line.indexOf(':') + 1);
      };
      const fields = ['SUMMARY', 'DTSTART', 'DTEND', 'LOCATION', 'STATUS'].map(propertyOf);
      return [propertyOf('UID'), fields.filter((part) => part !== '').join(' · ')];
    }),
  );
}

/** Every text and number of a value, by its JSON pointer. */
function linesOf(value: Json): Lines {
  const lines: Record<string, string> = {};
  const visit = (part: Json, pointer: string) => {
    if (typeof part === 'object' && part !== null)
      for (const [key, child] of Object.entries(part)) visit(child, childOf(pointer, key));
    else if (typeof part !== 'boolean' && part !== null) lines[pointer] = spokenText(String(part));
  };
  visit(value, '');
  return lines;
}

function spokenText(text: string): string {
  return withoutJoiners(text).replace(/[\u00A0\u202F]/g, ' ');
}

function scalars(value: Json): string {
  return Object.values(linesOf(value)).join(' · ');
}
