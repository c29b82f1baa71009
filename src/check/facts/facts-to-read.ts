import { resolveFacts } from '../../content/facts.ts';
import { isObject, type Json, sameJson, valueAt } from '../../content/json.ts';
import { kebabCase } from '../../content/paths.ts';
import type { Fact, Material } from '../../reader/fact.ts';
import { materialOf } from '../../reader/facts-of-content.ts';
import { isLanguage } from '../../reader/lexicon.ts';
import { onceEach } from '../once.ts';
import type { Project } from '../project.ts';

/** The facts as texts of a language are held against them, without what their schemas refuse. */
export function factsToRead(project: Project, locale = project.locales[0] ?? ''): Material {
  return factsIn(project, locale);
}

const factsIn = onceEach((project: Project, locale: string): Material => {
  const texts = project.documents.filter(({ path }) => path.startsWith(`texts/${locale}/`));
  const { facts } = project;
  const year = valueAt(facts, ['season', 'year']);
  const files = new Map<string, Json>([
    ...Object.entries(facts).map(
      ([root, value]) => [`facts/${kebabCase(root)}.json`, value] as const,
    ),
    ...texts.flatMap(({ path, value }) => (value === undefined ? [] : [[path, value] as const])),
  ]);
  return materialOf(
    { files, alongPath: (path, steps) => project.schemas.alongPath(path, steps) },
    {
      language: isLanguage(locale) ? locale : 'it',
      titleLanguage: 'it',
      year: typeof year === 'number' ? year : 0,
    },
  );
});

/** The same as a page says them; the very same material where it says nothing of its own. */
export function factsOnPage(project: Project, pageId: string, material: Material): Material {
  const says = Object.fromEntries(
    Object.entries(project.says(pageId)).filter(
      ([path]) => valueAt(project.facts, path.split('.')) !== undefined,
    ),
  );
  if (Object.keys(says).length === 0) return material;
  const said = resolveFacts(project.facts, says);
  const facts = material.facts.flatMap((fact): Fact[] => {
    const value = valueAt(said, fact.path.split('.'));
    if (value === undefined || value === null) return [];
    return [sameJson(value, fact.value) ? fact : { ...fact, value }];
  });
  return { ...material, facts };
}

/** As a text of a page calls a fact: a venue's own has the camp's name on the page of that venue. */
export function nameOn(project: Project, pageId: string, { path }: Fact): string {
  const own = `venues.${project.venueOf(pageId)}.`;
  const rest = path.startsWith(own) ? path.slice(own.length) : '';
  return isObject(project.facts[rest.split('.', 1)[0] ?? '']) ? rest : path;
}
