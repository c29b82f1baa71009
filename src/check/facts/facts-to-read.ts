import { resolveFacts } from '../../content/facts.ts';
import { isObject, type Json, sameJson, valueAt } from '../../content/json.ts';
import { memoize, memoizeEach } from '../../content/memoize.ts';
import { kebabCase } from '../../content/paths.ts';
import type { Fact, Material } from '../../reader/facts/fact.ts';
import { numbersOf } from '../../reader/facts/fact-values.ts';
import { materialOf } from '../../reader/facts/facts-of-content.ts';
import { isLanguage } from '../../reader/values/lexicon.ts';
import type { Value } from '../../reader/values/value.ts';
import type { Project } from '../project.ts';
import type { SchemaSet } from '../schema/schema-set.ts';

/** The facts to compare texts of a language with, without values that the schemas reject. */
export function factsToRead(project: Project, locale = project.locales[0] ?? ''): Material {
  return factsIn(project, locale);
}

/** The last facts of each language: while they are equal, what was read with them holds. */
const lastFacts = memoize(
  (_: SchemaSet) => new Map<string, { readonly material: Material; readonly text: string }>(),
);

const factsIn = memoizeEach((project: Project, locale: string): Material => {
  const material = newFacts(project, locale);
  const text = JSON.stringify(material);
  const last = lastFacts(project.schemas).get(locale);
  if (last?.text === text) return last.material;
  lastFacts(project.schemas).set(locale, { material, text });
  return material;
});

function newFacts(project: Project, locale: string): Material {
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
}

/** The facts as a page says them; the same object where it says nothing differently. */
export function factsToReadOnPage(project: Project, pageId: string, material: Material): Material {
  const says = project.says(pageId);
  if (Object.keys(says).length === 0) return material;
  const pageFacts = resolveFacts(project.facts, says);
  const facts = material.facts.flatMap((fact): Fact[] => {
    const value = valueAt(pageFacts, fact.path.split('.'));
    if (value === undefined || value === null) return [];
    return [sameJson(value, fact.value) ? fact : { ...fact, value }];
  });
  return { ...material, facts };
}

/** The path of a fact that has a value, or that is a range with this end; empty when none is. */
export function pathWith(project: Project, { kind, from, to }: Value): string {
  const { facts } = factsToRead(project);
  const isIt = (fact: Fact) => {
    if (fact.kind !== kind && fact.kind !== `${kind}Range`) return false;
    const [first, last] = numbersOf(fact);
    return from === to ? first === from || last === from : first === from && last === to;
  };
  return facts.find(isIt)?.path ?? '';
}

/** What texts of a page call a fact: on a venue's page its own values have the camp's names. */
export function nameOn(project: Project, pageId: string, { path }: Fact): string {
  const own = `venues.${project.venueOf(pageId)}.`;
  const rest = path.startsWith(own) ? path.slice(own.length) : '';
  return isObject(project.facts[rest.split('.', 1)[0] ?? '']) ? rest : path;
}
