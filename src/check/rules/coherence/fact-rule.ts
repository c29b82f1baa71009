import { isObject } from '../../../content/json.ts';
import { scopedRoots } from '../../../content/scope.ts';
import { memoize } from '../../memoize.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import { FactView } from './fact-view.ts';
import type { CoherenceSlip } from './slip.ts';

/**
 * A rule about facts that must agree: officially, at each venue that overrides some, and on each
 * page that says otherwise. A disagreement of the official facts is not repeated for these.
 */
export function factRule(slipsOf: (view: FactView) => CoherenceSlip[]): Check {
  const slipsAt = (view: FactView) => slipsOf(view).map((slip) => view.restated(slip));
  return (project) => {
    const { official, venues, pages } = viewsOf(project);
    const slips = slipsAt(official);
    const known = new Set(slips.map(slipPlace));
    slips.push(...venues.flatMap(slipsAt).filter((slip) => !known.has(slipPlace(slip))));
    const reported = new Set(slips.map(slipName));
    const own = (view: FactView) => slipsAt(view).filter((slip) => !reported.has(slipName(slip)));
    return [...official.findings(slips), ...pages.flatMap((view) => view.findings(own(view)))];
  };
}

function slipName({ code, at, related }: CoherenceSlip): string {
  return [code, at, ...related].join(' ');
}

/** Without related facts: what is wrong for the camp is wrong for each venue. */
function slipPlace({ code, at }: CoherenceSlip): string {
  return `${code} ${at}`;
}

/** The official facts; those of venues that override some; of pages that say some differently. */
const viewsOf = memoize((project: Project) => {
  const { facts } = project;
  const venues = Object.keys(isObject(facts.venues) ? facts.venues : {});
  const pages = project.pageIds().filter((id) => Object.keys(project.says(id)).length > 0);
  return {
    official: new FactView(project),
    venues: venues
      .filter((id) => scopedRoots(facts, id).length > 0)
      .map((id) => new FactView(project, undefined, id)),
    pages: pages.map((id) => new FactView(project, id)),
  };
});
