import { type Json, sameJson } from '../../content/json.ts';
import type { FactPlace } from '../finding.ts';
import type { Project } from '../project.ts';
import { factPlace, officialValue } from './fact-place.ts';
import { namesOfVenues, otherVenues } from './fact-schema.ts';
import { shownFacts } from './shown-facts.ts';

/** The value that a fact has for another venue. */
export interface VenueValue extends FactPlace {
  readonly value: Json;
  /** The venues as visitors read them. */
  readonly name: string;
}

/** The same fact where another venue has a value of its own: declared, so no contradiction by itself. */
export function venueValues(project: Project, fact: string, official: Json): VenueValue[] {
  return otherVenues(project, fact).flatMap((path) => {
    const value = officialValue(project, path);
    const place = factPlace(project, path);
    if (value === undefined || value === null || !place || sameJson(value, official)) return [];
    const pages = project.addressesOf(shownFacts(project).get(path)?.official ?? []);
    return [{ ...place, value, pages, name: namesOfVenues(project, path) }];
  });
}
