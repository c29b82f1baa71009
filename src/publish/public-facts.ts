import { hash } from 'node:crypto';
import { FactTree, groupsOf } from '../check/facts/fact-tree.ts';
import type { Project } from '../check/project.ts';
import { asJsonObject, canonicalJson } from '../content/json.ts';
import type { PublishedFacts } from '../content/types.ts';
import { FactDescriber } from './fact-describer.ts';
import { factKindOf, isRange } from './fact-kind.ts';
import type { Publication } from './publication.ts';

export const FACTS_SCHEMA = 'fatti.schema.json';

/** Every fact that a public page shows; no staff facts, no notes. */
export function publicFacts(publication: Publication): PublishedFacts {
  const describer = new FactDescriber(publication);
  const facts = publicPaths(publication.project).flatMap((path) => describer.describe(path) ?? []);
  return {
    schema: FACTS_SCHEMA,
    // 64 bits: enough to tell whether two files have the same facts; not for security.
    version: hash('sha256', canonicalJson(facts.map(asJsonObject))).slice(0, 16),
    site: publication.site.origin,
    facts,
  };
}

/** The paths of single values and whole ranges, sorted; the ends of a range have no entry. */
function publicPaths(project: Project): string[] {
  const paths = new FactTree(project.facts).leaves.map((leaf) => {
    const [group = ''] = groupsOf(leaf);
    return isRange(factKindOf(project, group)) ? group : leaf;
  });
  return [...new Set(paths)].sort();
}
