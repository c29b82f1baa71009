import { eachText, isObject, type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { QUOTE_TEMPLATE, SHARED_PAGES } from '../../content/paths.ts';
import { placeholdersOf } from '../../content/placeholders.ts';
import type { Project } from '../project.ts';

/** The paths of facts that a page shows, groups and single values alike. */
export interface FactsOfPage {
  /** As the page says them. */
  readonly own: ReadonlySet<string>;
  /** The official ones, whatever the page says: worked examples. */
  readonly official: ReadonlySet<string>;
  /** Those that a text names in one placeholder, such as a whole period. */
  readonly written: ReadonlySet<string>;
}

/**
 * What a page shows: the placeholders of its texts, the facts that its structure names, and what the
 * keywords `shows` and `showsOfficial` of its schema declare of its components.
 */
export function factsOfPage(project: Project, id: string): FactsOfPage {
  const written = new Set(textFiles(project, id).flatMap((file) => namedIn(project.value(file))));
  const own = new Set(written);
  const official = new Set<string>();
  const page = project.value(`pages/${id}.json`);
  const schema = `pages/${templateOf(project, id)}.schema.json`;
  if (page !== undefined && project.schemas.has(schema)) {
    for (const [node, value, part] of project.schemas.parts(schema, page)) {
      if (part === 'key') continue;
      if (node.reference === 'fact' && typeof value === 'string') own.add(value);
      for (const path of declared(node.shows, value, project.facts)) own.add(path);
      for (const path of declared(node.showsOfficial, value, project.facts)) official.add(path);
    }
  }
  return { own, official, written };
}

function templateOf(project: Project, id: string): string {
  if ((SHARED_PAGES as readonly string[]).includes(id)) return id;
  return project.pages.find((page) => page.id === id)?.template ?? id;
}

function textFiles(project: Project, id: string): string[] {
  const names = templateOf(project, id) === QUOTE_TEMPLATE ? [id, 'quote'] : [id];
  return project.locales.flatMap((locale) => names.map((name) => `texts/${locale}/${name}.json`));
}

function namedIn(texts: Json | undefined): string[] {
  if (texts === undefined) return [];
  return [...eachText(texts)].flatMap(({ text }) =>
    text.includes('{{')
      ? placeholdersOf(text).flatMap(({ kind, name }) => (kind === 'fact' ? [name] : []))
      : [],
  );
}

/**
 * The paths that a keyword declares: a list, or a list for each possible value. `{}` stands for the
 * value, `*` for every key of a group, `*listed` for every key whose group has `listed: true`.
 */
function declared(keyword: Json | undefined, value: Json, facts: JsonObject): string[] {
  const list = isObject(keyword) ? keyword[String(value)] : keyword;
  if (!Array.isArray(list)) return [];
  return list.flatMap((path) => expanded(String(path).replace('{}', String(value)), facts));
}

function expanded(path: string, facts: JsonObject): string[] {
  const star = /^(.*?)\.\*([a-z]*)(.*)$/.exec(path);
  if (!star) return [path];
  const [, group = '', flag = '', rest = ''] = star;
  const entries = valueAt(facts, group.split('.'));
  return Object.entries(isObject(entries) ? entries : {})
    .filter(([, entry]) => isObject(entry) && (flag === '' || entry[flag] === true))
    .flatMap(([key]) => expanded(`${group}.${key}${rest}`, facts));
}
