import { eachText, isObject, type Json, valueAt } from '../content/json.ts';
import { FACTS_IN_CODE } from './facts-in-code.ts';
import type { Project } from './project.ts';
import { textsOf } from './texts-of.ts';

/** Text files whose words stand on the pages of one template. */
const TEXTS_OF_TEMPLATE: Readonly<Record<string, readonly string[]>> = { estimate: ['quote'] };

/** The facts that a page, or what all pages share, shows: by placeholders, by its structure, by code. */
export function factsShownOn(project: Project, id: string): ReadonlySet<string> {
  const template = project.pages.find((page) => page.id === id)?.template ?? id;
  const names = new Set<string>();
  for (const locale of project.locales) {
    for (const text of [id, ...(TEXTS_OF_TEMPLATE[template] ?? [])])
      addPlaceholders(project, `texts/${locale}/${text}.json`, names);
  }
  addReferences(project.value(`pages/${id}.json`), names);
  const folder = id === 'layout' ? 'layout/' : `pages/${template}/`;
  for (const { facts, file } of FACTS_IN_CODE) {
    if (file.startsWith(folder)) for (const fact of facts) names.add(fact);
  }
  return names;
}

/** The facts that texts and structures name, wherever. */
export function factsNamed(project: Project): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { path } of project.expected) {
    if (path.startsWith('texts/')) addPlaceholders(project, path, names);
    if (path.startsWith('pages/')) addReferences(project.value(path), names);
  }
  return names;
}

function addPlaceholders(project: Project, file: string, names: Set<string>): void {
  const document = project.document(file);
  if (!document) return;
  for (const { placeholders } of textsOf(document)) {
    for (const { name, kind } of placeholders) {
      // An item of a list shows the list.
      if (kind === 'fact') names.add(name.replace(/(\.\d+)+$/, ''));
    }
  }
}

/** Paths of facts, and the contact groups that a page names. */
function addReferences(page: Json | undefined, names: Set<string>): void {
  if (!isObject(page)) return;
  const { says: _, ...structure } = page;
  for (const { text, pointer } of eachText(structure)) {
    if (/\/(fact|instead)$/.test(pointer)) names.add(text);
    if (/\/(contact|contacts\/\d+)$/.test(pointer)) names.add(`contacts.${text}`);
  }
}

/** True when a name shows a fact: it is the fact, or a group that holds it. */
export function isShown(fact: string, names: ReadonlySet<string>): boolean {
  const steps = fact.split('.');
  return steps.some((_, place) => names.has(steps.slice(0, place + 1).join('.')));
}

/** Every fact that is a value and no group. */
export function factLeaves(project: Project): string[] {
  return project.factPaths().filter((path) => !isObject(valueAt(project.facts, path.split('.'))));
}
