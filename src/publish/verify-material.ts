import { labelIn, labelOf } from '../check/facts/fact-schema.ts';
import { readPublishTexts, readSiteContent } from '../content/content.ts';
import { isObject, type Json } from '../content/json.ts';
import type { PublishedFacts } from '../content/types.ts';
import { createFormats, type FormatName, type Formats } from '../i18n/format.ts';
import type { Fact, FactKind } from '../reader/fact.ts';
import { materialOf } from '../reader/facts-of-content.ts';
import { isLanguage } from '../reader/lexicon.ts';
import type { VerifyFact, VerifyMaterial } from '../verify/verify-text.ts';
import { writtenForm } from './fact-kind.ts';
import type { Publication } from './publication.ts';

/** Whose texts, and against which facts. */
interface Told {
  /** The camp's own machines hold texts against facts that the site does not publish, too. */
  readonly all?: boolean | undefined;
  /** The language of the texts, by its id; without it the first of the site. */
  readonly locale?: string | undefined;
}

/**
 * What a free text is held against: the published facts, or all of them.
 * @throws RangeError when the site has no such language
 */
export function verifyMaterial(
  publication: Publication,
  { facts: published }: PublishedFacts,
  { all = false, locale }: Told = {},
): VerifyMaterial {
  const { project, files, site, settledFacts } = publication;
  const [first] = site.locales;
  const own = locale === undefined ? first : site.locales.find(({ id }) => id === locale);
  if (!own || !first) throw new RangeError('the site has no such locale');
  const { facts, texts } = readSiteContent(files, own.id);
  const formats = createFormats(own.language, texts);
  const { labels } = readPublishTexts(files, own.id);
  const labelled = (path: string) =>
    (labels && labelIn(project, path, (title) => labels[title])) ?? labelOf(project, path);
  const open = new Map(published.map((fact) => [fact.id, fact]));
  const named = (path: string) => open.get(path) ?? open.get(groupOf(path));
  const read = [...files].filter(([path]) => all || isPublic(publication, path));
  const material = materialOf(
    { files: new Map(read), alongPath: (path, steps) => project.schemas.alongPath(path, steps) },
    {
      language: isLanguage(own.id) ? own.id : 'it',
      titleLanguage: 'it',
      year: facts.season.year,
    },
  );
  return {
    ...material,
    language: own.id,
    venues: material.venues.filter(({ id }) => all || publication.venues.includes(id)),
    facts: material.facts
      .filter(({ path }) => all || named(path) !== undefined)
      .map((fact): VerifyFact => {
        const article = named(fact.path)?.article;
        return {
          ...fact,
          label: labelled(fact.path),
          written: written(fact, formats),
          forms: formsOf(fact, formats),
          undecided: settledFacts.isUndecided(fact.path),
          ...(article && {
            article: { title: article.title[own.id] ?? '', address: article.address },
          }),
        };
      }),
    exceptions: exceptionsIn(project.value('exceptions.json')),
  };
}

const TEXT = /^texts\/[^/]+\/([^/]+)\.json$/;

/** A page that nobody finds teaches no names. */
function isPublic(publication: Publication, path: string): boolean {
  const page = TEXT.exec(path)?.[1];
  return page === undefined || publication.isPublic(page);
}

function exceptionsIn(file: Json | undefined): string[] {
  const entries = isObject(file) && isObject(file.exceptions) ? file.exceptions : {};
  return Object.values(entries).flatMap((entry) =>
    isObject(entry) && typeof entry.text === 'string' ? [entry.text] : [],
  );
}

/** The forms in which people type a value, where its kind has more than one or another name. */
const FORMS: Readonly<Partial<Record<FactKind, readonly FormatName[]>>> = {
  money: ['euro'],
  date: ['date', 'dayMonth', 'longDate', 'dayMonthWeekday', 'shortDate'],
  month: ['dateOrMonth'],
  age: ['number', 'age'],
  count: ['number', 'ordinal', 'ordinalFeminine'],
  rating: ['rating'],
};

function formsOf({ kind, value }: Fact, formats: Formats): Record<string, string> {
  const names = FORMS[kind] ?? (kind in formats ? [kind as FormatName] : []);
  const told = names.filter((name) => formats[name].accepts(value));
  return Object.fromEntries(told.map((name) => [name, formats[name].write(value)]));
}

/** A range, for its ends. */
function groupOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

function written({ kind, value }: Fact, formats: Formats): string {
  const text = writtenForm(kind, value, formats);
  return text ?? (typeof value === 'object' ? Object.values(value ?? {}).join('–') : String(value));
}
