import { isObject, type Json, valueAt } from '../content/json.ts';
import { BasisNames, FactNames } from './facts/fact-names.ts';
import type { Project } from './project.ts';
import type { ReferenceKind } from './schema/reference-keywords.ts';

/** What a reference may name, by the kind of thing; a kind whose file cannot be read is left out. */
export function knownNames(project: Project): Map<ReferenceKind, ReadonlySet<string>> {
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
}

/** A page whose id was mistyped in site.json still has its file: one slip, not one for each mention. */
function pageFiles(project: Project): string[] {
  return project.documents.flatMap(({ path }) => /^pages\/(.+)\.json$/.exec(path)?.[1] ?? []);
}
