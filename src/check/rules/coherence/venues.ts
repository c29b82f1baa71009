import { valueAt } from '../../../content/json.ts';
import { type DeclaredPart, declaredParts } from '../../declared.ts';
import { factAddress } from '../../facts/fact-place.ts';
import type { Finding } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';

/** The page of a venue and the venue itself name each other. */
export const venues: Rule = {
  name: 'venues',
  description: 'La pagina di una sede e la sede si nominano a vicenda.',
  scope: 'facts',
  check: (project) =>
    project.pages.flatMap(({ id }) =>
      declaredParts(project, `pages/${id}.json`, 'namesPage').flatMap((part) =>
        elsewhere(project, id, part),
      ),
    ),
};

/** What a page speaks of has a page of its own, and it is another one. */
function elsewhere(project: Project, id: string, part: DeclaredPart): Finding[] {
  const { named, file, pointer } = pageOfEntry(project, part);
  const [document, facts] = [project.document(`pages/${id}.json`), project.document(file)];
  const isPage = project.pages.some((entry) => entry.id === named);
  if (!document || !facts || typeof named !== 'string' || !isPage || named === id) return [];
  const role = 'authority' as const;
  const related = [{ ...facts.locate(pointer), value: named, pages: [], role }];
  const args = { venue: String(part.value), page: named, id };
  const place = document.locate(part.pointer);
  const value = part.value;
  return [{ code: 'venue-page', severity: 'error', args, value, related, ...place }];
}

/** The page that facts name for what a page speaks of, and where they do. */
export function pageOfEntry(project: Project, { declared, value }: DeclaredPart) {
  const fact = String(declared).replace('{}', String(value));
  return { ...factAddress(fact), named: valueAt(project.facts, fact.split('.')) };
}
