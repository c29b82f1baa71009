import type { Project } from '../../project.ts';
import type { Hiding, Rule } from '../../rule.ts';
import { BROKEN_FACT } from '../broken-value.ts';
import { FactView } from './fact-view.ts';
import type { Slip } from './slip.ts';

interface About extends Pick<Rule, 'name' | 'description'> {
  /** The fact files that it reads, by their names in texts. */
  readonly reads: readonly string[];
  readonly hides?: readonly Hiding[];
}

/**
 * A rule about facts that must be true together: officially, and on each page that says otherwise.
 * What the official facts break already is not told again for each page.
 */
export function factRule(
  { reads, hides = [], ...names }: About,
  slipsOf: (view: FactView) => Slip[],
): Rule {
  return {
    ...names,
    scope: 'facts',
    hides: [BROKEN_FACT, ...hides],
    check(project) {
      const [official, ...pages] = viewsOf(project);
      const slips = official ? slipsOf(official) : [];
      const told = new Set(slips.map(nameOf));
      const speaking = pages.filter((view) => view.speaksOf(reads));
      return [
        ...(official?.findings(slips) ?? []),
        ...speaking.flatMap((view) =>
          view.findings(slipsOf(view).filter((slip) => !told.has(nameOf(slip)))),
        ),
      ];
    },
  };
}

function nameOf({ code, at, related }: Slip): string {
  return [code, at, ...related].join(' ');
}

const views = new WeakMap<Project, readonly FactView[]>();

function viewsOf(project: Project): readonly FactView[] {
  const known = views.get(project);
  if (known) return known;
  const speaking = project.pageIds().filter((id) => Object.keys(project.says(id)).length > 0);
  const all = [new FactView(project), ...speaking.map((id) => new FactView(project, id))];
  views.set(project, all);
  return all;
}
