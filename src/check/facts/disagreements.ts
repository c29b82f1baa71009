import { type Json, sameJson } from '../../content/json.ts';
import type { FactPlace, Place, RelatedPlace } from '../finding.ts';
import type { Project } from '../project.ts';
import { factPlace, officialValue } from './fact-place.ts';
import { labelOf, namesOfVenues, otherVenues } from './fact-schema.ts';
import { type ShownFact, shownFacts } from './shown-facts.ts';

/** A fact that pages state in more than one way. */
export interface Disagreement {
  readonly fact: string;
  readonly label: string;
  readonly official: Json;
  /** The differing values of other venues: no contradiction, but shown beside one. */
  readonly venues: readonly VenueValue[];
  /** What pages say instead, in file order. */
  readonly said: readonly Said[];
  /** True when a page that says another value also shows the official one, as in an example. */
  readonly showsOfficial: boolean;
  /** The authority, the venues, then every page. */
  readonly related: readonly RelatedPlace[];
}

export interface Said {
  readonly pageId: string;
  readonly value: Json;
  readonly place: Place;
  /** Addresses of the page. */
  readonly pages: readonly string[];
}

/** Every fact on which pages disagree, sorted by path. */
export function disagreements(project: Project): Disagreement[] {
  return [...shownFacts(project)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([fact, shown]) => disagreementOn(project, fact, shown));
}

function disagreementOn(project: Project, fact: string, shown: ShownFact): Disagreement[] {
  const own = shown.said.filter(({ said }) => said === fact);
  const official = officialValue(project, fact);
  const place = factPlace(project, fact);
  if (own.length === 0 || official === undefined || !place) return [];
  const said = own
    .map(({ pageId, value, place }) => ({
      pageId,
      value,
      place,
      pages: project.addresses(pageId),
    }))
    .sort((a, b) => (a.place.file < b.place.file ? -1 : 1));
  const venues = venueValues(project, fact, official);
  const authority = { ...place, value: official, pages: project.addressesOf(shown.official) };
  return [
    {
      fact,
      label: labelOf(project, fact),
      official,
      venues,
      said,
      showsOfficial: said.some(({ pageId }) => shown.official.has(pageId)),
      related: [
        { ...authority, role: 'authority' },
        ...venues.map(({ name: _, ...venue }): RelatedPlace => ({ ...venue, role: 'venue' })),
        ...said.map(
          ({ place, value, pages }): RelatedPlace => ({ ...place, value, pages, role: 'page' }),
        ),
      ],
    },
  ];
}

/** The value of a fact at other venues. */
interface VenueValue extends FactPlace {
  readonly value: Json;
  /** The names of the venues, as visitors read them. */
  readonly name: string;
}

/** The values that other venues state for themselves: declared, so no contradiction. */
export function venueValues(project: Project, fact: string, official: Json): VenueValue[] {
  return otherVenues(project, fact).flatMap((path) => {
    const value = officialValue(project, path);
    const place = factPlace(project, path);
    if (value === undefined || value === null || !place || sameJson(value, official)) return [];
    const pages = project.addressesOf(shownFacts(project).get(path)?.official ?? []);
    return [{ ...place, value, pages, name: namesOfVenues(project, path) }];
  });
}
