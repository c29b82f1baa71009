import { sameJson, valueAt } from '../../../content/json.ts';
import { factsOfPage } from '../../facts/facts-of-page.ts';
import type { Finding } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';

/** What a page says of a fact differs from it and is shown there, or readers see no difference. */
export const saysUnused: Rule = {
  name: 'says-unused',
  description: 'Quello che una pagina dice diversamente è davvero diverso, e si vede.',
  stage: 'pages',
  check: (project) => project.pageIds().flatMap((id) => unused(project, id)),
};

function unused(project: Project, id: string): Finding[] {
  const document = project.document(`pages/${id}.json`);
  const said = Object.entries(project.says(id)).filter(
    ([fact, value]) => value !== null && valueAt(project.facts, fact.split('.')) !== undefined,
  );
  if (!document || said.length === 0) return [];
  const shown = [...factsOfPage(project, id).own];
  const isShown = (fact: string) =>
    shown.some((name) => name === fact || holds(name, fact) || holds(fact, name));
  return said.flatMap(([fact, value]): Finding[] => {
    const place = document.locate(project.saysPointer(id, fact), 'key');
    if (sameJson(valueAt(project.facts, fact.split('.')) ?? null, value))
      return [{ code: 'says-same', severity: 'error', args: { fact }, ...place }];
    const args = { fact, page: id };
    return isShown(fact)
      ? []
      : [{ code: 'says-unused', severity: 'warning', args, fact, value, ...place }];
  });
}

function holds(group: string, fact: string): boolean {
  return fact.startsWith(`${group}.`);
}
