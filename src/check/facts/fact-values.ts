import { canonicalJson, type Json, sameJson } from '../../content/json.ts';
import type { FactPlace, RelatedPlace, Role } from '../finding.ts';
import type { Project } from '../project.ts';
import { factPlace, officialValue } from './fact-place.ts';
import { labelOf, namesOfVenues, otherVenues } from './fact-schema.ts';
import { type ShownFact, shownFacts } from './shown-facts.ts';

/** A value of a fact, where it is stated, and the URLs where visitors read it. */
interface StatedValue {
  readonly value: Json;
  readonly place: FactPlace;
}

/** A fact that pages state in more than one way. */
export type Disagreement = ReturnType<typeof disagreements>[number];

/** Every fact on which pages disagree, sorted by path. */
export function disagreements(project: Project) {
  const inOrder = [...shownFacts(project)].sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.flatMap(([fact, shown]) => {
    const said = saidOf(project, shown)
      .filter((one) => one.said === fact)
      .sort((a, b) => (a.place.file < b.place.file ? -1 : 1));
    const official = said.length > 0 ? authority(project, fact, shown) : undefined;
    if (!official) return [];
    const venues = venueValues(project, fact, official.value);
    const related = (stated: readonly StatedValue[], role: Role) =>
      stated.map(({ place, value }): RelatedPlace => ({ ...place, value, role }));
    return [
      {
        fact,
        label: labelOf(project, fact),
        official: official.value,
        /** The differing values of other venues: not a contradiction, but shown beside one. */
        venues,
        /** What pages say instead, in file order. */
        said,
        /** True when a page that says otherwise also shows the official value, as an example. */
        showsOfficial: said.some(({ pageId }) => shown.official.has(pageId)),
        /** The authority, the venues, then every page. */
        related: [
          ...related([official], 'authority'),
          ...related(venues, 'venue'),
          ...related(said, 'page'),
        ],
      },
    ];
  });
}

/** Each value that the site shows for a fact, the authority's first; none without an official one. */
export function factValues(project: Project, fact: string) {
  const shown = shownFacts(project).get(fact);
  const official = shown && authority(project, fact, shown);
  // A venue that removes a value with `null` states none.
  if (!official || official.value === null) return [];
  return [
    ...grouped([official], 'authority'),
    ...grouped(venueValues(project, fact, official.value), 'venue'),
    ...grouped(saidOf(project, shown), 'page'),
  ];
}

function authority(project: Project, fact: string, shown: ShownFact): StatedValue | undefined {
  const value = officialValue(project, fact);
  const place = factPlace(project, fact);
  if (value === undefined || !place) return undefined;
  return { value, place: { ...place, pages: project.urlsOf(shown.official) } };
}

function saidOf(project: Project, { said }: ShownFact) {
  return said.map(({ place, ...one }) => {
    const pages = project.urls(one.pageId);
    return { ...one, place: { ...place, pages } };
  });
}

/** The values that other venues state for themselves: declared, so not a contradiction. */
function venueValues(project: Project, fact: string, official: Json) {
  return otherVenues(project, fact).flatMap((path) => {
    const own = shownFacts(project).get(path) ?? { official: new Set(), said: [] };
    const stated = authority(project, path, own);
    if (!stated || stated.value === null || sameJson(stated.value, official)) return [];
    // The names of the venues, as visitors read them.
    return [{ ...stated, name: namesOfVenues(project, path) }];
  });
}

/** One entry per value, in the order of the places. */
function grouped(stated: readonly StatedValue[], role: Role) {
  const byPlace = stated.toSorted(({ place: a }, { place: b }) => {
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.line - b.line || a.column - b.column;
  });
  const byValue = Map.groupBy(byPlace, ({ value }) => canonicalJson(value));
  return [...byValue.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ value: first.value, role, places: same.map(({ place }) => place) }] : [];
  });
}
