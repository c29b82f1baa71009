import { type Json, sameJson } from '../../content/json.ts';
import type { FactPlace } from '../finding.ts';
import type { Project } from '../project.ts';
import { factPlace, officialValue } from './fact-place.ts';
import { namesOfVenues, otherVenues } from './fact-schema.ts';
import { shownFacts } from './shown-facts.ts';

/** A value of a fact, where it is stated, the URLs where visitors read it, and who states it. */
export type StatedValue = { readonly value: Json; readonly place: FactPlace } & (
  | { readonly role: 'authority' }
  /** With the names of the venues, as visitors read them. */
  | { readonly role: 'venue'; readonly name: string }
  | { readonly role: 'page'; readonly pageId: string; readonly overriddenPath: string }
);

/**
 * Everyone who states a value of a fact: the authority, the other venues that differ (declared, so
 * not a contradiction), then pages, in file order. Nobody without an official value.
 */
export function statedValues(project: Project, fact: string): StatedValue[] {
  const shown = shownFacts(project).get(fact);
  const official = shown && stated(project, fact);
  if (!official) return [];
  const venues = otherVenues(project, fact).flatMap((path) => {
    const own = stated(project, path);
    // A venue that removes a value with `null` states none.
    if (!own || own.value === null || sameJson(own.value, official.value)) return [];
    return [{ ...own, role: 'venue', name: namesOfVenues(project, path) } as const];
  });
  const onPages = shown.overrides.map(({ place, ...one }) => {
    const pages = project.urls(one.pageId);
    return { ...one, place: { ...place, pages }, role: 'page' } as const;
  });
  return [
    { ...official, role: 'authority' },
    ...venues,
    ...onPages.sort((a, b) => (a.place.file < b.place.file ? -1 : 1)),
  ];
}

function stated(project: Project, path: string) {
  const [value, place] = [officialValue(project, path), factPlace(project, path)];
  if (value === undefined || !place) return undefined;
  const pages = project.urlsOf(shownFacts(project).get(path)?.official ?? []);
  return { value, place: { ...place, pages } };
}
