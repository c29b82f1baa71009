import { TO_WRITE } from '../../check/text-files.ts';
import { isObject, isSentence, type Json, valueAt } from '../../content/json.ts';
import { placeholdersOf } from '../../content/placeholders.ts';
import type { FactView } from '../session/fact-view.ts';
import type { Studio } from './store.ts';
import { fill, lowered, runtimeName, words } from './words.ts';

export type Group = keyof typeof words.groups;

/** A content file as the list names it. */
export interface NamedFile {
  readonly path: string;
  readonly group: Group;
  readonly title: string;
  /** Of the two files of a page: its words or its structure. */
  readonly kind: keyof typeof words.kinds | undefined;
  /** «Le parole», «In inglese», «La struttura»; empty where a file is alone. */
  readonly label: string;
}

const TOOLS = new Set(['questions.json', 'exceptions.json']);
/** Written by a command alone. */
const UNSEEN = new Set(['read/confirmed.json']);

/** The files in the order of the list: facts, then pages with their words and structure, then the rest. */
export function namedFiles(studio: Studio): NamedFile[] {
  return studio.files.flatMap(({ path }) => namedFile(studio, path) ?? []);
}

/** A file as the list names it; undefined for one that is in no list. */
export function namedFile(studio: Studio, file: string): NamedFile | undefined {
  const schema = studio.files.find(({ path }) => path === file)?.schema;
  return schema === undefined || UNSEEN.has(file) ? undefined : nameFile(studio, file, schema);
}

/** What a file is called, even one that is in no list, or gone. */
export function fileTitle(studio: Studio, file: string): string {
  if (UNSEEN.has(file)) return words.summary.reread.title;
  const named = namedFile(studio, file);
  return named ? fullTitle(named) : pageTitle(studio, file.replace(/^.*\/|\.json$/g, ''));
}

function nameFile(studio: Studio, path: string, schema: string): NamedFile {
  const title = String(studio.book.file(schema, studio.values[path])?.node.title ?? path);
  const [, folder, id = ''] = /^(pages|texts\/[^/]+|generator)\/(.+)\.json$/.exec(path) ?? [];
  if (folder === undefined) {
    const group = path.startsWith('facts/') ? 'facts' : TOOLS.has(path) ? 'tools' : 'site';
    return { path, group, title, kind: undefined, label: '' };
  }
  if (folder === 'generator')
    return { path, group: 'tools', title: words.shared.generator, kind: undefined, label: '' };
  const kind = folder === 'pages' ? 'structure' : 'words';
  const [, locale = ''] = folder.split('/');
  const isOther = kind === 'words' && locale !== mainLocale(studio);
  const label = isOther
    ? fill(words.kinds.other, { language: languageName(locale) })
    : words.kinds[kind];
  return { path, group: 'pages', title: pageTitle(studio, id), kind, label };
}

/** The words, then those of other languages, then the structure. */
export function byLabel(a: NamedFile, b: NamedFile): number {
  const rank = ({ kind, label }: NamedFile) =>
    kind === 'structure' ? 2 : label === words.kinds.words ? 0 : 1;
  return rank(a) - rank(b);
}

/** The language in which the content is written first, and from which the others are translated. */
export function mainLocale({ values }: Pick<Studio, 'values'>): string {
  return String(valueAt(values['site.json'], ['locales', '0', 'id']) ?? 'it');
}

/** The language of a file of texts; undefined for what has none. */
export function localeOf(path: string): string | undefined {
  return /^texts\/([^/]+)\//.exec(path)?.[1];
}

/** «Sport City, in inglese»: alone where one file is meant among those of a page. */
export function fullTitle({ title, label }: NamedFile): string {
  const isPlain = label === '' || label === words.kinds.words;
  return isPlain ? title : `${title}, ${lowered(label)}`;
}

const LANGUAGES = new Intl.DisplayNames(['it'], { type: 'language' });

/** «inglese». */
export function languageName(locale: string): string {
  return LANGUAGES.of(locale) ?? locale;
}

/** What a page is called in the menus, or else by its title for search engines. */
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

/** What visitors read in the first language comes first; translations follow from it. */
export function rankOf(studio: Studio, path: string): number {
  if (TOOLS.has(path)) return 3;
  if (path.startsWith('pages/')) return 2;
  return (localeOf(path) ?? mainLocale(studio)) === mainLocale(studio) ? 0 : 1;
}

/** A fact; for a venue that states none of its own, the camp's. */
export function factNamed(
  facts: ReadonlyMap<string, FactView>,
  name: string,
): FactView | undefined {
  return facts.get(name) ?? facts.get(name.replace(/^venues\.\w+\./, ''));
}

/** A text as visitors read it, whichever of its forms comes first. */
export function readable(value: Json, facts: ReadonlyMap<string, FactView>): string {
  if (isSentence(value) && isObject(value)) {
    const [first] = isObject(value.forms) ? Object.values(value.forms) : [value.text ?? ''];
    return readable(first ?? '', facts);
  }
  const text = String(value);
  return placeholdersOf(text).reduceRight((all, { start, end, name, format, kind }) => {
    if (kind === 'broken') return all;
    const written = kind === 'fact' ? readFact(factNamed(facts, name), format) : runtimeName(name);
    return written === undefined ? all : all.slice(0, start) + written + all.slice(end);
  }, text);
}

/** As it is written; where it cannot be, such as a price of nothing, what it is called. */
function readFact(fact: FactView | undefined, format: string | undefined): string | undefined {
  // Without a form it is written in the only one that it has, such as a phone.
  const [only] = Object.values(fact?.forms ?? {});
  const written = fact?.forms[format ?? ''] ?? (format === undefined ? only : undefined);
  return written ?? (fact && `‹${fact.label}›`);
}
