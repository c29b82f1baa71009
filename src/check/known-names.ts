import { isObject, type Json, valueAt } from '../content/json.ts';
import { BasisNames, FactNames } from './facts/fact-names.ts';
import { once } from './once.ts';
import type { Project } from './project.ts';
import type { ReferenceKind, References } from './schema/reference-keywords.ts';

/** What the schemas of a file hold names against. @param pageId whose texts its structure names */
export function referencesOf(project: Project, pageId: string | undefined): References {
  const pageTexts = project.locales.flatMap((locale) => {
    const file = `texts/${locale}/${pageId}.json`;
    const value = project.value(file);
    return pageId !== undefined && isObject(value) ? [{ file, value }] : [];
  });
  return { names: knownNames(project), pageTexts, facts: project.facts };
}

/** What a reference may name, by the kind of thing; a kind whose file cannot be read is left out. */
const knownNames = once((project: Project): ReadonlyMap<ReferenceKind, ReadonlySet<string>> => {
  const { facts, locales, drafts, pages } = project;
  const names = new Map<ReferenceKind, ReadonlySet<string>>();
  const add = (kind: ReferenceKind, value: Json | undefined) => {
    if (!isObject(value)) return;
    names.set(
      kind,
      new Set(Object.keys(value).filter((key) => key !== '$schema' && key !== 'confirm')),
    );
  };
  add('venue', facts.venues);
  add('link', project.value('links.json'));
  if (locales.length > 0) names.set('locale', new Set([...locales, ...drafts]));
  add('picture', valueAt(project.value('pictures.json'), ['pictures']));
  add('body', valueAt(facts, ['agreements', 'names']));
  if (pages.length > 0)
    names.set('page', new Set([...pages.map((page) => page.id), ...pageFiles(project)]));
  names.set('fact', new FactNames(project));
  names.set('basis', new BasisNames(project));
  return names;
});

/** A page whose id was mistyped in site.json still has its file: one slip, not one for each mention. */
function pageFiles(project: Project): string[] {
  return project.documents.flatMap(({ path }) => /^pages\/(.+)\.json$/.exec(path)?.[1] ?? []);
}
