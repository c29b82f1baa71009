import type { FactPlace, FactRow, FactValue, Finding, RelatedPlace, Role } from '../finding.ts';
import { type Group, rowOf } from './report.ts';

/** A value of a fact with its places, as reports show it; `known` values come from a question. */
export interface ShownValue {
  readonly value: FactValue['value'];
  readonly role: Role | 'known';
  readonly places: readonly FactPlace[];
}

const ORDER: readonly ShownValue['role'][] = ['authority', 'venue', 'page', 'known'];

/** Every value of the fact of a group, the authority's first: from the matrix, else from the findings. */
export function shownValues(group: Group, facts: readonly FactRow[]): readonly ShownValue[] {
  const row = group.fact === undefined ? undefined : rowOf(facts, group.fact);
  const stated = group.findings.flatMap(placesOf);
  if (row) return [...row.values, ...byValue(stated.filter(({ role }) => role === 'known'))];
  return byValue(stated);
}

function byValue(stated: readonly RelatedPlace[]): ShownValue[] {
  const values = new Map<
    string,
    { value: FactValue['value']; role: ShownValue['role']; places: FactPlace[] }
  >();
  for (const place of stated) {
    const key = `${place.role} ${JSON.stringify(place.value)}`;
    const shown = values.get(key) ?? { value: place.value, role: place.role, places: [] };
    if (!shown.places.some((other) => samePlace(other, place))) shown.places.push(place);
    values.set(key, shown);
  }
  return [...values.values()].sort((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
}

function placesOf(finding: Finding): RelatedPlace[] {
  const { value, pages = [], related = [] } = finding;
  return value === undefined
    ? [...related]
    : [...related, { ...finding, value, pages, role: 'page' }];
}

function samePlace(a: FactPlace, b: FactPlace): boolean {
  return a.file === b.file && a.pointer === b.pointer;
}
