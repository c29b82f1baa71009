import { FactTree } from '../check/facts/fact-tree.ts';
import { namedIn, shownByStructure, statedParts } from '../check/facts/facts-of-page.ts';
import type { Project } from '../check/project.ts';
import { isObject, type Json, type JsonObject, valueAt } from '../content/json.ts';

/** The template of the authoritative page. */
const REGULATIONS = 'regulations';

export interface Article {
  /** The section's id, which is also its anchor. */
  readonly id: string;
  readonly pageId: string;
}

/** The section of the economic regulations that states each fact; the first if several do. */
export function articlesOf(project: Project): ReadonlyMap<string, Article> {
  const page = project.pages.find(({ template }) => template === REGULATIONS);
  const content = project.value(`pages/${page?.id}.json`);
  const sections = isObject(content) && Array.isArray(content.sections) ? content.sections : [];
  const tree = new FactTree(project.facts);
  const found = new Map<string, Article>();
  for (const section of sections) {
    if (!page || !isObject(content) || !isObject(section)) continue;
    const article = { id: String(section.id), pageId: page.id };
    const paths = [
      ...shownByStructure(project, page.id, { ...content, sections: [section] }).own,
      ...textsOf(project, page.id, section).flatMap(namedIn),
    ];
    const stated = paths.flatMap((path) => statedParts(project, page.id, path));
    for (const path of stated.flatMap((path) => [path, ...tree.below(path)]))
      if (!found.has(path)) found.set(path, article);
  }
  return found;
}

function textsOf(project: Project, pageId: string, section: JsonObject): Json[] {
  const blocks = Array.isArray(section.blocks) ? section.blocks : [];
  return project.locales.flatMap((locale) =>
    blocks.flatMap((block) => {
      const id = isObject(block) ? String(block.id) : '';
      return valueAt(project.value(`texts/${locale}/${pageId}.json`), ['blocks', id]) ?? [];
    }),
  );
}
