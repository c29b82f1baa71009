import { freeNames, labelIn, labelOf } from '../check/facts/fact-schema.ts';
import type { FactKind } from '../check/mentions/fact-kinds.ts';
import { FactReader, type KnownFact, stems } from '../check/mentions/known-facts.ts';
import type { VerifyFact, VerifyMaterial } from '../check/verify/verify-text.ts';
import { readPublishTexts, readSiteContent } from '../content/content.ts';
import { isObject, valueAt } from '../content/json.ts';
import type { PublishedFacts } from '../content/types.ts';
import { createFormats, type FormatName, type Formats } from '../i18n/format.ts';
import { writtenForm } from './fact-kind.ts';
import type { Publication } from './publication.ts';
import { saidWords } from './said-words.ts';

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
  const { project, files, site, standing } = publication;
  const [first] = site.locales;
  const own = locale === undefined ? first : site.locales.find(({ id }) => id === locale);
  if (!own) throw new RangeError('the site has no such locale');
  const { facts, texts } = readSiteContent(files, own.id);
  const formats = createFormats(own.language, texts);
  const { labels } = readPublishTexts(files, own.id);
  const labelled = (path: string) =>
    (labels && labelIn(project, path, (title) => labels[title])) ?? labelOf(project, path);
  const open = new Map(published.map((fact) => [fact.id, fact]));
  const named = ({ path }: KnownFact) => open.get(path) ?? open.get(groupOf(path));
  const known = new FactReader(project.schemas).read(project.facts).all;
  const told = all ? known : known.filter((fact) => named(fact) !== undefined);
  const { said, names } = saidWords(files, own.id, (id) => all || publication.isPublic(id));
  const { venues } = project.facts;
  return {
    language: own.id,
    year: facts.season.year,
    facts: told.map((fact): VerifyFact => {
      const article = named(fact)?.article;
      return {
        path: fact.path,
        kind: fact.kind,
        value: fact.value,
        venues: fact.venues,
        nouns: [...fact.nouns],
        words: labels
          ? wordsOf(labelled(fact.path))
          : [...fact.words.map((stems) => [...stems]), ...wordsOf(labelled(fact.path)).slice(-1)],
        called: freeNames(project, fact.path).flatMap((name) => [...(names.get(name) ?? [])]),
        said: [fact.path, groupOf(fact.path)].flatMap((path) => [...(said.get(path) ?? [])]),
        label: labelled(fact.path),
        written: written(fact, formats),
        forms: formsOf(fact, formats),
        undecided: standing.isUndecided(fact.path),
        ...(article && {
          article: { title: article.title[own.id] ?? '', address: article.address },
        }),
      };
    }),
    venues: Object.entries(isObject(venues) ? venues : {}).flatMap(([id, venue]) => {
      const name = valueAt(venue, ['name']);
      const isTold = all || publication.venues.includes(id);
      return isTold && typeof name === 'string' ? [[id, name] as const] : [];
    }),
    exceptions: project.value('exceptions.json') ?? {},
  };
}

/** The stems of a label's parts, its own first. */
function wordsOf(label: string): string[][] {
  return label
    .split(' › ')
    .map((part) => [...stems(part)])
    .reverse();
}

/** The forms in which people type a value, where its kind has more than one or another name. */
const FORMS: Readonly<Partial<Record<FactKind, readonly FormatName[]>>> = {
  money: ['euro'],
  date: ['date', 'dayMonth', 'longDate', 'dayMonthWeekday', 'shortDate'],
  month: ['dateOrMonth'],
  age: ['number', 'age'],
  count: ['number'],
  number: ['number', 'rating'],
};

function formsOf({ kind, value }: KnownFact, formats: Formats): Record<string, string> {
  const names = FORMS[kind] ?? (kind in formats ? [kind as FormatName] : []);
  const told = names.filter((name) => formats[name].accepts(value));
  return Object.fromEntries(told.map((name) => [name, formats[name].write(value)]));
}

/** A range, for its ends. */
function groupOf(path: string): string {
  return path.slice(0, path.lastIndexOf('.'));
}

function written({ kind, value }: KnownFact, formats: Formats): string {
  const text = writtenForm(kind, value, formats);
  return text ?? (typeof value === 'object' ? Object.values(value ?? {}).join('–') : String(value));
}
