import { canonicalJson, type Json } from '../../content/json.ts';
import type { FactPlace, FactRow, FactValue } from '../finding.ts';
import type { Project } from '../project.ts';
import { factPlace, officialValue } from './fact-place.ts';
import { labelOf, sameForOtherVenues } from './fact-schema.ts';
import { type ShownFact, shownFacts } from './shown-facts.ts';

/** Every fact and each value of it that the site shows, in the order of their paths. */
export function factRows(project: Project): FactRow[] {
  const shown = shownFacts(project);
  const addresses = new AddressBook(project);
  return [...shown.keys()].sort().flatMap((path) => rowOf(project, path, shown, addresses));
}

function rowOf(
  project: Project,
  path: string,
  shown: ReadonlyMap<string, ShownFact>,
  addresses: AddressBook,
): FactRow[] {
  const official = officialValue(project, path);
  const place = factPlace(project, path);
  const fact = shown.get(path);
  if (official === undefined || !place || !fact) return [];
  const authority: FactValue = {
    value: official,
    role: 'authority',
    places: [{ ...place, pages: addresses.of(fact.official) }],
  };
  const label = labelOf(project, path);
  const venues = venueValues(project, path, official, shown, addresses);
  return [{ fact: path, label, values: [authority, ...venues, ...pageValues(fact, addresses)] }];
}

/** The same fact where another venue has a value of its own. */
function venueValues(
  project: Project,
  path: string,
  official: Json,
  shown: ReadonlyMap<string, ShownFact>,
  addresses: AddressBook,
): FactValue[] {
  const places = sameForOtherVenues(project, path).flatMap(({ path: other }) => {
    const value = officialValue(project, other);
    const place = factPlace(project, other);
    if (value === undefined || !place || canonicalJson(value) === canonicalJson(official))
      return [];
    const pages = addresses.of(shown.get(other)?.official ?? new Set());
    return [{ value, place: { ...place, pages } }];
  });
  return grouped(places, 'venue');
}

function pageValues({ said }: ShownFact, addresses: AddressBook): FactValue[] {
  const places = said.map(({ value, place, pageId }) => ({
    value,
    place: { ...place, pages: addresses.of(new Set([pageId])) },
  }));
  return grouped(places, 'page');
}

/** One entry for each value, in the order of the places. */
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

/** Addresses of many pages at once; what all pages share stands at every address, so the list is made once. */
export class AddressBook {
  readonly #project: Project;
  readonly #everywhere: readonly string[];
  constructor(project: Project) {
    this.#project = project;
    this.#everywhere = project.addresses('layout');
  }
  /** The addresses of some pages, sorted. */
  of(pageIds: ReadonlySet<string>): readonly string[] {
    if (pageIds.has('layout')) return this.#everywhere;
    return [...new Set([...pageIds].flatMap((id) => this.#project.addresses(id)))].sort();
  }
}
