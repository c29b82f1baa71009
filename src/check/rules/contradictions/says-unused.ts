import { escapePointer, valueAt } from '../../../content/json.ts';
import { factsOfPage } from '../../facts/facts-of-page.ts';
import type { Finding } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';

/** A page that says something of a fact must show that fact, or its readers see no difference. */
export const saysUnused: Rule = {
  name: 'says-unused',
  check: (project) => project.pageIds().flatMap((id) => unused(project, id)),
};

function unused(project: Project, id: string): Finding[] {
  const document = project.document(`pages/${id}.json`);
  const said = Object.entries(project.says(id)).filter(
    ([fact, value]) => value !== null && valueAt(project.facts, fact.split('.')) !== undefined,
  );
  if (!document || said.length === 0) return [];
  const shown = [...factsOfPage(project, id).own];
  return said
    .filter(
      ([fact]) => !shown.some((name) => name === fact || holds(name, fact) || holds(fact, name)),
    )
    .map(([fact, value]): Finding => {
      const place = document.locate(`/says/${escapePointer(fact)}`, 'key');
      const args = { fact, page: id };
      return { code: 'says-unused', severity: 'warning', args, fact, value, ...place };
    });
}

function holds(group: string, fact: string): boolean {
  return fact.startsWith(`${group}.`);
}
