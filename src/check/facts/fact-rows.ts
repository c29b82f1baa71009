import { canonicalJson, type Json } from '../../content/json.ts';
import type { FactPlace, FactRow, FactValue } from '../finding.ts';
import type { Project } from '../project.ts';
import { venueValues } from './disagreements.ts';
import { factPlace, officialValue } from './fact-place.ts';
import { labelOf } from './fact-schema.ts';
import { type ShownFact, shownFacts } from './shown-facts.ts';

/** Every fact and each value that the site shows for it, sorted by path. */
export function factRows(project: Project): FactRow[] {
  const shown = shownFacts(project);
  return [...shown.keys()].sort().flatMap((path) => rowOf(project, path, shown));
}

function rowOf(project: Project, path: string, shown: ReadonlyMap<string, ShownFact>): FactRow[] {
  const official = officialValue(project, path);
  const place = factPlace(project, path);
  const fact = shown.get(path);
  // A venue that removes a value with `null` states none.
  if (official === undefined || official === null || !place || !fact) return [];
  const authority: FactValue = {
    value: official,
    role: 'authority',
    places: [{ ...place, pages: project.addressesOf(fact.official) }],
  };
  const label = labelOf(project, path);
  const venues = venueValues(project, path, official).map(({ value, name: _, ...place }) => ({
    value,
    place,
  }));
  const values = [authority, ...grouped(venues, 'venue'), ...pageValues(project, fact)];
  return [{ fact: path, label, values }];
}

function pageValues(project: Project, { said }: ShownFact): FactValue[] {
  const places = said.map(({ value, place, pageId }) => ({
    value,
    place: { ...place, pages: project.addresses(pageId) },
  }));
  return grouped(places, 'page');
}

/** One entry per value, in the order of the places. */
function grouped(
  stated: readonly { readonly value: Json; readonly place: FactPlace }[],
  role: FactValue['role'],
): FactValue[] {
  const inOrder = stated.toSorted((a, b) => comparePlaces(a.place, b.place));
  const byValue = Map.groupBy(inOrder, ({ value }) => canonicalJson(value));
  return [...byValue.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ value: first.value, role, places: same.map(({ place }) => place) }] : [];
  });
}

function comparePlaces(a: FactPlace, b: FactPlace): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
