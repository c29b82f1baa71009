import type { Location } from '../../author/edit.ts';
import { TO_WRITE } from '../../check/text-files.ts';
import { isObject, type Json, pointerSteps, valueAt } from '../../content/json.ts';
import { memoize } from '../../content/memoize.ts';
import { factLocation } from '../../content/paths.ts';
import { placeholdersOf } from '../../content/placeholders.ts';
import { isSentence } from '../../content/sentences.ts';
import type { FactView } from '../session/fact-view.ts';
import type { Studio } from './studio.ts';
import { fill, lowered, runtimeName, words } from './words.ts';

export type FileGroup = keyof typeof words.groups;

/** A content file with its name in the list. */
export interface NamedFile {
  readonly path: string;
  readonly group: FileGroup;
  readonly title: string;
  /** Whether a file of a page holds its words or its structure. */
  readonly kind: keyof typeof words.kinds | undefined;
  /** «Le parole», «In inglese», «La struttura»; empty for files that belong to no page. */
  readonly label: string;
}

const TOOLS = new Set(['questions.json', 'exceptions.json']);
/** Only written by a command. */
const HIDDEN_FILES = new Set(['read/confirmed.json']);

/** The listed files with their names, in the order of `studio.files`. */
export function namedFiles(studio: Studio): NamedFile[] {
  return studio.files.flatMap(({ path }) => namedFile(studio, path) ?? []);
}

/** A file with its name in the list; undefined if it is not listed. */
export function namedFile(studio: Studio, path: string): NamedFile | undefined {
  const schema = studio.files.find((file) => file.path === path)?.schema;
  if (schema === undefined || HIDDEN_FILES.has(path)) return undefined;
  const [, folder, id = ''] = /^(pages|texts\/[^/]+|generator)\/(.+)\.json$/.exec(path) ?? [];
  const alone = { path, kind: undefined, label: '' };
  if (folder === undefined) {
    const title = String(studio.book.file(schema, studio.values[path])?.node.title ?? path);
    const group = path.startsWith('facts/') ? 'facts' : TOOLS.has(path) ? 'tools' : 'site';
    return { ...alone, group, title };
  }
  if (folder === 'generator') return { ...alone, group: 'tools', title: words.shared.generator };
  const kind = folder === 'pages' ? 'structure' : 'words';
  const [, locale = ''] = folder.split('/');
  const isOther = kind === 'words' && locale !== mainLocale(studio);
  const label = isOther
    ? fill(words.kinds.other, { language: languageName(locale) })
    : words.kinds[kind];
  return { path, group: 'pages', title: pageTitle(studio, id), kind, label };
}

/** The title of a file, even if it is not listed or no longer exists. */
export function fileTitle(studio: Studio, file: string): string {
  if (HIDDEN_FILES.has(file)) return words.summary.reread.title;
  const named = namedFile(studio, file);
  return named ? fullTitle(named) : pageTitle(studio, file.replace(/^.*\/|\.json$/g, ''));
}

/** The language in which content is written, and from which it is translated. */
export function mainLocale({ values }: Pick<Studio, 'values'>): string {
  return String(valueAt(values['site.json'], ['locales', '0', 'id']) ?? 'it');
}

/** The language of a text file; undefined for other files. */
export function localeOf(path: string): string | undefined {
  return /^texts\/([^/]+)\//.exec(path)?.[1];
}

/** The facts as written in the language of a file. */
export function factsIn({ facts, factsByLocale }: Studio, file: string): Studio['facts'] {
  return factsByLocale.get(localeOf(file) ?? '') ?? facts;
}

/** With facts as written in the language of a file: «from age 6», not «from age 6 anni». */
export function studioFor(studio: Studio, file: string): Studio {
  return { ...studio, facts: factsIn(studio, file) };
}

/** «Sport City, in inglese»: names one of a page's files on its own. */
export function fullTitle({ title, label }: NamedFile): string {
  const isPlain = label === '' || label === words.kinds.words;
  return isPlain ? title : `${title}, ${lowered(label)}`;
}

const LANGUAGES = new Intl.DisplayNames(['it'], { type: 'language' });

/** `en` → «inglese». */
export function languageName(locale: string): string {
  return LANGUAGES.of(locale) ?? locale;
}

/** The name of a page in the menus, or else its title for search engines, or else its id. */
export function pageTitle(studio: Studio, id: string): string {
  const shared: Readonly<Record<string, string>> = words.shared;
  if (Object.hasOwn(shared, id)) return shared[id] ?? id;
  const texts = `texts/${mainLocale(studio)}`;
  const title =
    valueAt(studio.values[`${texts}/layout.json`], ['pages', id]) ??
    valueAt(studio.values[`${texts}/${id}.json`], ['meta', 'title']);
  const read = title === undefined ? '' : readable(title, studio.facts);
  return read === '' || read.startsWith(TO_WRITE) ? id : read;
}

/** Sort rank: what visitors read in the first language, then translations, structure, tools. */
export function rankOf(studio: Studio, path: string): number {
  if (TOOLS.has(path)) return 3;
  if (path.startsWith('pages/')) return 2;
  return (localeOf(path) ?? mainLocale(studio)) === mainLocale(studio) ? 0 : 1;
}

/** The venue whose values the page of a file shows; undefined without one. */
export function venueOf({ values }: Pick<Studio, 'values'>, file: string): string | undefined {
  const [, id] = /^(?:pages|texts\/[^/]+)\/(.+)\.json$/.exec(file) ?? [];
  const venue = valueAt(values[`pages/${id}.json`] ?? null, ['venue']);
  return typeof venue === 'string' ? venue : undefined;
}

/**
 * A fact by path; for a venue without a value of its own, the camp's.
 * @param venue whose page names it
 */
export function factNamed(
  facts: ReadonlyMap<string, FactView>,
  name: string,
  venue?: string,
): FactView | undefined {
  const own = venue && facts.get(`venues.${venue}.${name.replace(/^venue\./, '')}`);
  if (own) return own;
  return facts.get(name) ?? facts.get(name.replace(/^(?:venues\.\w+|official)\./, ''));
}

/** The fact at a place in a file; undefined for a group of facts, and for other values. */
export function factIn(studio: Studio, file: string, pointer: string): FactView | undefined {
  return factsByPlace(studio.facts).get(file + pointer);
}

/** Many fields ask at each key. */
const factsByPlace = memoize((facts: Studio['facts']) => {
  const placed = [...facts.values()].map((fact) => {
    const { file, pointer } = factLocation(fact.path);
    return [file + pointer, fact] as const;
  });
  // If two facts have the same location, the first wins.
  return new Map(placed.toReversed());
});

/** A text as visitors read it; of several forms, the first. */
export function readable(
  value: Json,
  facts: ReadonlyMap<string, FactView>,
  venue?: string,
): string {
  if (isSentence(value) && isObject(value)) {
    const [first] = isObject(value.forms) ? Object.values(value.forms) : [value.text ?? ''];
    return readable(first ?? '', facts, venue);
  }
  const text = String(value);
  return placeholdersOf(text).reduceRight((all, { start, end, name, format, kind }) => {
    if (kind === 'broken') return all;
    const written =
      kind === 'fact' ? readFact(factNamed(facts, name, venue), format) : runtimeName(name);
    return all.slice(0, start) + written + all.slice(end);
  }, text);
}

/** A text of a file as visitors read it there. */
export function textAt(studio: Studio, { file, pointer }: Location): string {
  const text = valueAt(studio.values[file], pointerSteps(pointer)) ?? '';
  return readable(text, factsIn(studio, file), venueOf(studio, file));
}

/** The written value of a fact, or its label if it has none in this format. */
function readFact(fact: FactView | undefined, format: string | undefined): string {
  // A placeholder without a format gets the first form of the fact, such as a phone number.
  const [only] = Object.values(fact?.forms ?? {});
  const written = fact?.forms[format ?? ''] ?? (format === undefined ? only : undefined);
  return written ?? `‹${fact?.label ?? '…'}›`;
}
