import { isObject } from '../../../content/json.ts';
import { scopedRoots } from '../../../content/scope.ts';
import { once } from '../../once.ts';
import type { Project } from '../../project.ts';
import type { Rule } from '../../rule.ts';
import { FactView } from './fact-view.ts';
import type { Slip } from './slip.ts';

interface About extends Pick<Rule, 'name' | 'description'> {
  /** The fact files that it reads, by their names in placeholders. */
  readonly reads: readonly string[];
}

/**
 * A rule about facts that must agree: officially, at each venue that overrides some of them, and on
 * each page that says otherwise. A disagreement of the official facts is not repeated for these.
 */
export function factRule({ reads, ...names }: About, slipsOf: (view: FactView) => Slip[]): Rule {
  const slipsAt = (view: FactView) => slipsOf(view).map((slip) => view.restated(slip));
  const ofEach = ({ official, venues, pages }: Views) => {
    const slips = slipsAt(official);
    const known = new Set(slips.map(placeOf));
    for (const { roots, view } of venues)
      if (reads.some((root) => roots.includes(root)))
        slips.push(...slipsAt(view).filter((slip) => !known.has(placeOf(slip))));
    const told = new Set(slips.map(nameOf));
    const own = (view: FactView) => slipsAt(view).filter((slip) => !told.has(nameOf(slip)));
    return [slips, ...pages.map((view) => (view.speaksOf(reads) ? own(view) : []))];
  };
  return {
    ...names,
    stage: 'facts',
    check(project) {
      const views = viewsOf(project);
      const slips = ofEach(views);
      return [views.official, ...views.pages].flatMap((view, index) =>
        view.findings(slips[index] ?? []),
      );
    },
  };
}

function nameOf({ code, at, related }: Slip): string {
  return [code, at, ...related].join(' ');
}

/** Without related facts: what is wrong for the camp is wrong for each venue. */
function placeOf({ code, at }: Slip): string {
  return `${code} ${at}`;
}

interface Views {
  readonly official: FactView;
  /** The venues that override facts, and the files of those facts. */
  readonly venues: readonly { readonly roots: readonly string[]; readonly view: FactView }[];
  /** The pages that say something differently. */
  readonly pages: readonly FactView[];
}

const viewsOf = once((project: Project): Views => {
  const { facts } = project;
  const speaking = project.pageIds().filter((id) => Object.keys(project.says(id)).length > 0);
  return {
    official: new FactView(project),
    venues: Object.keys(isObject(facts.venues) ? facts.venues : {}).flatMap((id) => {
      const roots = scopedRoots(facts, id);
      return roots.length > 0 ? [{ roots, view: new FactView(project, undefined, id) }] : [];
    }),
    pages: speaking.map((id) => new FactView(project, id)),
  };
});
