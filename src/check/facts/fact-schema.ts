import { isObject, type JsonObject, valueAt } from '../../content/json.ts';
import type { Project } from '../project.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { factAddress } from './fact-place.ts';

/** What the schemas say of each value on the way to a fact, the whole file first. */
function described(project: Project, path: string): readonly JsonObject[] {
  const ways = ofSchemas.get(project.schemas) ?? new Map<string, readonly JsonObject[]>();
  ofSchemas.set(project.schemas, ways);
  const known = ways.get(path);
  if (known) return known;
  const { file, steps } = factAddress(path);
  const way = project.schemas.alongPath(file.replace(/\.json$/, '.schema.json'), steps);
  ways.set(path, way);
  return way;
}

/** A fact is asked for by its path again and again. */
const ofSchemas = new WeakMap<SchemaSet, Map<string, readonly JsonObject[]>>();

/** The name of the definition in `shared.schema.json` that a fact refers to, such as `euro`. */
export function definitionOf(project: Project, path: string): string {
  return String(described(project, path).at(-1)?.definition ?? '');
}

/**
 * What a manager calls a fact: the Italian titles on the way to it. A group that is keyed by venue
 * gives the venue's name, any other group with free names the name itself.
 */
export function labelOf(project: Project, path: string): string {
  return labelIn(project, path, (title) => title) ?? path;
}

/**
 * The same in another language.
 * @param say a title in that language; undefined where nobody has written it, and then there is no label
 */
export function labelIn(
  project: Project,
  path: string,
  say: (title: string) => string | undefined,
): string | undefined {
  const { steps } = factAddress(path);
  const [whole, ...parts] = described(project, path);
  const titles = parts.map((part, index) => {
    const group = index === 0 ? whole : parts[index - 1];
    const step = steps[index] ?? '';
    if (isKeyedByVenue(group) || (index === 0 && path.startsWith('venues.')))
      return venueName(project, step);
    const isNamed = isObject(group?.properties) && Object.hasOwn(group.properties, step);
    const title = say(String(part.title));
    return isNamed || title === undefined ? title : `${title} (${step})`;
  });
  const all = [say(String(whole?.title ?? path)), ...titles];
  return all.includes(undefined) ? undefined : all.join(' › ');
}

/**
 * The paths under which the same fact stands for each other venue: `prices.scOstiense.week` for
 * `prices.sportCity.week`. Declared by the schema, where the names of a group must be venues.
 */
export function sameForOtherVenues(
  project: Project,
  path: string,
): { readonly path: string; readonly venue: string }[] {
  const steps = path.split('.');
  const at = described(project, path).findIndex(isKeyedByVenue) + 1;
  if (at === 0 || at >= steps.length) return [];
  const group = valueAt(project.facts, steps.slice(0, at));
  return Object.keys(isObject(group) ? group : {})
    .filter((venue) => venue !== steps[at] && venue !== '$schema' && venue !== 'confirm')
    .map((venue) => ({ path: steps.with(at, venue).join('.'), venue }));
}

/** The fact as which pages show this one while both have the same value, as the schema declares it. */
export function shownAs(project: Project, path: string): string | undefined {
  const step = path.slice(path.lastIndexOf('.') + 1);
  const declared = described(project, path).at(-2)?.shownAs;
  const other = isObject(declared) ? declared[step] : undefined;
  return typeof other === 'string' ? other : undefined;
}

/** What the manager calls a fact and the groups around it, where the schema leaves the name free. */
export function freeNames(project: Project, path: string): string[] {
  const { steps } = factAddress(path);
  const groups = described(project, path);
  return steps.filter((step, index) => {
    const properties = groups[index]?.properties;
    return !(isObject(properties) && Object.hasOwn(properties, step)) && !/^\d+$/.test(step);
  });
}

/** The folders of `src` where code reads a fact, or a group that holds it, without showing it. */
export function usersOf(project: Project, path: string): string[] {
  return described(project, path).flatMap(({ usedBy }) =>
    Array.isArray(usedBy) ? usedBy.map(String) : [],
  );
}

/** True for a fact that no page needs: it stands beside another so that the check finds slips. */
export function isOnlyChecked(project: Project, path: string): boolean {
  const usedBy = described(project, path).at(-1)?.usedBy;
  return Array.isArray(usedBy) && usedBy.join() === 'check';
}

/** The name that visitors read of a venue, by its id. */
export function venueName(project: Project, id: string): string {
  const name = valueAt(project.facts, ['venues', id, 'name']);
  return typeof name === 'string' ? name : id;
}

function isKeyedByVenue(group: JsonObject | undefined): boolean {
  return isObject(group?.propertyNames) && group.propertyNames.reference === 'venue';
}
