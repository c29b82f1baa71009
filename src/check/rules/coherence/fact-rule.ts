import { Kept } from '../../kept.ts';
import type { Project } from '../../project.ts';
import type { Hiding, Rule } from '../../rule.ts';
import { apartFromTexts } from '../apart-from-texts.ts';
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
  const kept = new Kept<readonly (readonly Slip[])[]>();
  const ofEach = ([official, ...pages]: readonly FactView[]) => {
    const slips = official ? slipsOf(official) : [];
    const told = new Set(slips.map(nameOf));
    const own = (view: FactView) => slipsOf(view).filter((slip) => !told.has(nameOf(slip)));
    return [slips, ...pages.map((view) => (view.speaksOf(reads) ? own(view) : []))];
  };
  return apartFromTexts({
    ...names,
    scope: 'facts',
    hides: [BROKEN_FACT, ...hides],
    check(project) {
      const views = viewsOf(project);
      const slips = kept.of(project.frame, [], () => ofEach(views));
      return views.flatMap((view, index) => view.findings(slips[index] ?? []));
    },
  });
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
