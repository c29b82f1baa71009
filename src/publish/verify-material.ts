import { labelIn } from '../check/facts/fact-schema.ts';
import { groupsOf } from '../check/facts/fact-tree.ts';
import { dependenciesIn } from '../check/facts/facts-of-page.ts';
import { shownFacts } from '../check/facts/shown-facts.ts';
import { FORMATS_OF } from '../check/facts/written-value.ts';
import { listCounted } from '../content/collection.ts';
import { readPublishTexts, readSiteContent, type SiteContent } from '../content/content.ts';
import { parsedFile } from '../content/facts.ts';
import type { Json } from '../content/json.ts';
import type { Exceptions, PublishedFacts } from '../content/types.ts';
import { createFormats, type Formats } from '../i18n/format.ts';
import type { Fact, Material } from '../reader/facts/fact.ts';
import { materialOf } from '../reader/facts/facts-of-content.ts';
import { isLanguage, Lexicon } from '../reader/values/lexicon.ts';
import type { VerifyFact, VerifyMaterial } from '../verify/verify-text.ts';
import { formattedValue } from './fact-kind.ts';
import type { Publication } from './publication.ts';

type ReadFiles = ReadonlyMap<string, Json>;

/** Which facts to include, and for texts in which language. */
interface VerifyMaterialOptions {
  /** Includes facts that the site does not publish: for the camp's own computers. */
  readonly all?: boolean | undefined;
  /** The id of the texts' language; by default the site's first. */
  readonly locale?: string | undefined;
}

/**
 * The material to verify texts with: the published facts, or all.
 * @throws RangeError if the site has no such language
 */
export function verifyMaterial(
  publication: Publication,
  { facts }: PublishedFacts,
  { all = false, locale }: VerifyMaterialOptions = {},
): VerifyMaterial {
  const { files, site } = publication;
  const content = readSiteContent(files, locale ?? site.locales[0]?.id ?? '');
  const read = new Map([...files].filter(([path]) => all || isPublic(publication, path)));
  const material = readerMaterial(publication, read, content);
  const published = publishedBy(facts);
  const isKnown = knownFacts(publication, published, read);
  const { exceptions } = parsedFile<Exceptions>(files, 'exceptions.json');
  return {
    ...material,
    language: content.locale.id,
    facts: material.facts
      .filter(({ path }) => all || isKnown(path))
      .map(factsToCite(publication, published, content)),
    exceptions: Object.values(exceptions).map(({ text }) => text),
  };
}

type Published = (path: string) => PublishedFacts['facts'][number] | undefined;

/** Finds the published fact of a path, or of the range that it is an end of. */
function publishedBy(facts: PublishedFacts['facts']): Published {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  return (path) => byId.get(path) ?? byId.get(groupOf(path));
}

/** A language that the reader does not know reads the words of Italian. */
function readerLanguage({ locale: { id } }: SiteContent) {
  return isLanguage(id) ? id : 'it';
}

function readerMaterial({ project }: Publication, read: ReadFiles, content: SiteContent): Material {
  return materialOf(
    { files: read, alongPath: (path, steps) => project.schemas.alongPath(path, steps) },
    {
      language: readerLanguage(content),
      titleLanguage: 'it',
      year: content.facts.season.year,
    },
    true,
  );
}

/** Tells which facts public pages state: published, in a table, or in words. */
function knownFacts(publication: Publication, published: Published, read: ReadFiles) {
  const shown = shownFacts(publication.project);
  // Sentences state facts in words too: «gratuito», «da confermare».
  const inWords = new Set([...read.values()].flatMap(dependenciesIn));
  // The site publishes a list as one fact; for the reader, each row is one.
  const isShown = (path: string) =>
    [path, ...groupsOf(path)].some((group) =>
      [...(shown.get(group)?.official ?? [])].some((pageId) => publication.isPublic(pageId)),
    );
  // So is each sport of a list whose number is published.
  const isCounted = (path: string) => {
    const count = `${path.split('.', 1)[0]}.count`;
    return listCounted(count) === groupOf(path) && published(count) !== undefined;
  };
  return (path: string) =>
    published(path) !== undefined || isShown(path) || inWords.has(path) || isCounted(path);
}

/** Adds to facts of the reader what a verdict cites. */
function factsToCite(publication: Publication, published: Published, content: SiteContent) {
  const { project, files } = publication;
  const { locale, texts } = content;
  const formats = createFormats(locale.language, texts);
  const { labels } = readPublishTexts(files, locale.id);
  const words = Lexicon.of(readerLanguage(content));
  const labelled = (path: string) =>
    (labels && labelIn(project, path, (title) => labels[title])) ??
    labelIn(project, path, (title) => title) ??
    path;
  return (fact: Fact): VerifyFact => {
    const article = published(fact.path)?.article;
    return {
      ...fact,
      names: [...fact.names, ...(fact.kind === 'answer' ? subjectsOf(fact, labels) : [])],
      // A rule in words is known by its sentence, not by the name of its key.
      label: fact.titles.length > 0 ? labelled(fact.path) : `«${fact.names[0] ?? fact.path}»`,
      written: written(fact, formats, words),
      formatted: formattedIn(fact, formats),
      ...(publication.isUndecided(fact.path) && { undecided: true }),
      ...(!publication.isConfirmed(fact.path) && { confirmed: false }),
      others: publication.othersOf(fact.path),
      ...(article && {
        article: { title: article.title[locale.id] ?? '', address: article.address },
      }),
    };
  };
}

/** What an answer is about, in the language of the texts. */
function subjectsOf({ titles }: Fact, labels: Readonly<Record<string, string>> = {}): string[] {
  return titles.slice(0, 1).flatMap(({ title }) => labels[title] ?? []);
}

const TEXT = /^texts\/[^/]+\/([^/]+)\.json$/;

/** Whether a file belongs to a public page: names from others are not used. */
function isPublic(publication: Publication, path: string): boolean {
  const page = TEXT.exec(path)?.[1];
  return page === undefined || publication.isPublic(page);
}

function formattedIn({ kind, value }: Fact, formats: Formats): Record<string, string> {
  const accepted = FORMATS_OF[kind].filter((name) => formats[name].accepts(value));
  return Object.fromEntries(accepted.map((name) => [name, formats[name].format(value)]));
}

/** The path of the range that a path is an end of. */
function groupOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

function written({ kind, value }: Fact, formats: Formats, words: Lexicon): string {
  if (kind === 'answer') return words.answerInWords(String(value));
  const text = formattedValue(kind, value, formats);
  return text ?? (typeof value === 'object' ? Object.values(value ?? {}).join('–') : String(value));
}
