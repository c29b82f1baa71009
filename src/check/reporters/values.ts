import { canonicalJson, type Json, valueAt } from '../../content/json.ts';
import { statedValues } from '../facts/fact-values.ts';
import { writtenValue } from '../facts/written-value.ts';
import { comparePlaces, type FactPlace, type Finding, type RelatedPlace } from '../finding.ts';
import { written } from '../message-args.ts';
import type { Project } from '../project.ts';

/** A value of a fact with its places, for reports; `known` values come from a question. */
export interface ShownValue {
  /** As visitors read it. */
  readonly text: string;
  readonly role: RelatedPlace['role'];
  readonly places: readonly FactPlace[];
}

export const roleWords: Readonly<Record<ShownValue['role'], string>> = {
  authority: 'fa fede',
  venue: 'dichiarato per sede',
  page: 'diverso',
  known: 'questione aperta',
};

const ORDER = Object.keys(roleWords) as ShownValue['role'][];

/** Every value of a fact, the authority's first: as the site shows it, or else as findings say. */
export function shownValues(
  project: Project,
  fact: string | undefined,
  findings: readonly Finding[],
): ShownValue[] {
  if (fact === undefined) return [];
  const site = statedValues(project, fact)
    .map(({ place, value, role }): RelatedPlace => ({ ...place, value, role }))
    .sort(comparePlaces);
  const isKnown = site.some(({ role, value }) => role === 'authority' && value !== null);
  const reported = findings.flatMap(placesOf).filter(({ role }) => !isKnown || role === 'known');
  const inOrder = [...(isKnown ? site : []), ...reported].sort(
    (a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role),
  );
  const byValue = Map.groupBy(inOrder, ({ role, value }) => `${role} ${canonicalJson(value)}`);
  return [...byValue.values()].flatMap((places) => {
    const once = new Map(places.map((place) => [`${place.file}#${place.pointer}`, place]));
    return places.slice(0, 1).map(({ value, role }) => {
      return { text: valueText(project, fact, value), role, places: [...once.values()] };
    });
  });
}

function placesOf(finding: Finding): RelatedPlace[] {
  const { value, pages = [], related = [] } = finding;
  return value === undefined
    ? [...related]
    : [...related, { ...finding, value, pages, role: 'page' }];
}

/** A value as visitors read it; a list of names with its length. */
export function valueText(project: Project, fact: string, value: Json): string {
  if (value === null) return 'non lo dice';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return `${value.length} voci: ${value.map(nameBeside(project, fact)).join(', ')}`;
  return written(writtenValue(project, fact, value)).replace(/[\u00A0\u202F]/g, ' ');
}

/** What visitors read of an entry that facts name beside its list: «Istituto di credito» for `bank`. */
function nameBeside({ facts }: Project, list: string): (id: string) => string {
  const names = valueAt(facts, [...list.split('.').slice(0, -1), 'names']);
  return (id) => String(valueAt(names, [id]) ?? id);
}

/** Cuts a long value to fit on its line. */
export function shortened(text: string, maxLength = 90): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
}
