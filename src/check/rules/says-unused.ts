import { escapePointer, valueAt } from '../../content/json.ts';
import { factsShownOn, isShown } from '../fact-uses.ts';
import { leadsTo } from '../facts-in-code.ts';
import type { Finding } from '../finding.ts';
import type { Project } from '../project.ts';
import type { Rule } from '../rule.ts';

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
  const shown = factsShownOn(project, id);
  return said
    .filter(([fact]) => !isShown(fact, shown) && ![...shown].some((name) => within(name, fact)))
    .map(([fact, value]): Finding => {
      const place = document.locate(`/says/${escapePointer(fact)}`, 'key');
      const args = { fact, page: id };
      return { code: 'says-unused', severity: 'warning', args, fact, value, ...place };
    });
}

/** The page shows a part of what it says, or all of it by code. */
function within(name: string, fact: string): boolean {
  return name.startsWith(`${fact}.`) || leadsTo(name, fact);
}
