import { memoize } from '../../../content/memoize.ts';
import { scopedRoots } from '../../../content/scope.ts';
import type { Project } from '../../project.ts';
import type { Check } from '../../rule.ts';
import type { Inconsistency } from './inconsistency.ts';
import { ScopedFacts } from './scoped-facts.ts';

/**
 * A rule about facts that must agree: officially, at each venue that overrides some, and on each
 * page that says otherwise. An inconsistency of the official facts is not repeated for these.
 */
export function factRule(inconsistenciesOf: (scoped: ScopedFacts) => Inconsistency[]): Check {
  const inconsistenciesAt = (scoped: ScopedFacts) =>
    inconsistenciesOf(scoped).map((inconsistency) => scoped.withStatedPaths(inconsistency));
  return (project) => {
    const { official, venues, pages } = viewsOf(project);
    const inconsistencies = inconsistenciesAt(official);
    const known = new Set(inconsistencies.map(inconsistencyKeyWithoutRelated));
    inconsistencies.push(
      ...venues
        .flatMap(inconsistenciesAt)
        .filter((inconsistency) => !known.has(inconsistencyKeyWithoutRelated(inconsistency))),
    );
    const reported = new Set(inconsistencies.map(inconsistencyKey));
    const own = (scoped: ScopedFacts) =>
      inconsistenciesAt(scoped).filter(
        (inconsistency) => !reported.has(inconsistencyKey(inconsistency)),
      );
    return [
      ...official.findings(inconsistencies),
      ...pages.flatMap((scoped) => scoped.findings(own(scoped))),
    ];
  };
}

function inconsistencyKey({ code, at, related }: Inconsistency): string {
  return [code, at, ...related].join(' ');
}

/** Without related facts: what is wrong for the camp is wrong for each venue. */
function inconsistencyKeyWithoutRelated({ code, at }: Inconsistency): string {
  return `${code} ${at}`;
}

/** The official facts; those of venues that override some; of pages that say some differently. */
const viewsOf = memoize((project: Project) => {
  const { facts } = project;
  const pages = project.pageIds().filter((id) => Object.keys(project.says(id)).length > 0);
  return {
    official: new ScopedFacts(project),
    venues: project
      .venues()
      .filter((id) => scopedRoots(facts, id).length > 0)
      .map((id) => new ScopedFacts(project, undefined, id)),
    pages: pages.map((id) => new ScopedFacts(project, id)),
  };
});
