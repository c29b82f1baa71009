import { isObject, type JsonObject, valueAt } from '../../content/json.ts';
import { campPath, statedPath, venuesWith } from '../../content/scope.ts';
import type { Project } from '../project.ts';
import { factAddress } from './fact-place.ts';

/** What the schemas say of each value on the way to a fact, the whole file first. */
function described({ schemas }: Project, path: string): readonly JsonObject[] {
  const { file, steps } = factAddress(path);
  return schemas.alongPath(file.replace(/\.json$/, '.schema.json'), steps);
}

/** The name of the definition in `shared.schema.json` that a fact refers to, such as `euro`. */
export function definitionOf(project: Project, path: string): string {
  return String(described(project, path).at(-1)?.definition ?? '');
}

/**
 * What a manager calls a fact: the Italian titles on the way to it. A value that does not hold at every
 * venue says where it does; a group with free names gives the name itself.
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
  const ofCamp = campPath(project.facts, path);
  const { steps } = factAddress(ofCamp);
  const [whole, ...parts] = described(project, ofCamp);
  const titles = parts.map((part, index) => {
    const group = index === 0 ? whole : parts[index - 1];
    const step = steps[index] ?? '';
    if (index === 0 && ofCamp.startsWith('venues.')) return venueName(project, step);
    const isNamed = isObject(group?.properties) && Object.hasOwn(group.properties, step);
    const title = say(String(part.title));
    return isNamed || title === undefined || step === '*' ? title : `${title} (${step})`;
  });
  const all = [say(String(whole?.title ?? path)), ...venueNames(project, path), ...titles];
  return all.includes(undefined) ? undefined : all.join(' › ');
}

/** In a path: at each venue. */
const ANY = '*';

/** The venues where a value holds, as one name, else the one that its path names; nothing where it holds at all. */
function venueNames(project: Project, path: string): string[] {
  const isOwn = campPath(project.facts, path) !== path;
  if (!isOwn && otherVenues(project, path).length === 0) return [];
  if (path.startsWith('venues.') && !isOwn) return [];
  const [, own = ANY] = path.split('.');
  const names = namesOfVenues(project, path) || (own === ANY ? '' : venueName(project, own));
  return names === '' ? [] : [names];
}

/** «Sport City»; a venue that is not listed is named only where no other has the value. */
export function namesOfVenues(project: Project, path: string): string {
  const all = venuesWith(project.facts, path) ?? [];
  const listed = all.filter((id) => valueAt(project.facts, ['venues', id, 'listed']) === true);
  return (listed.length > 0 ? listed : all).map((id) => venueName(project, id)).join(', ');
}

/**
 * The paths under which the same fact stands for other venues: `venues.scOstiense.prices.week` for
 * `prices.week`, and the other way round.
 */
export function otherVenues(project: Project, path: string): string[] {
  const { facts } = project;
  const here = venuesWith(facts, path);
  const ofCamp = campPath(facts, path);
  if (here === undefined || ofCamp.startsWith('venues.')) return [];
  const ids = Object.keys(isObject(facts.venues) ? facts.venues : {});
  const others = ids.filter((id) => !here.includes(id)).map((id) => statedPath(facts, ofCamp, id));
  return [...new Set(others)];
}

/** The fact as which pages show this one while both have the same value, as the schema declares it. */
export function shownAs(project: Project, path: string): string | undefined {
  const step = path.slice(path.lastIndexOf('.') + 1);
  const declared = described(project, path).at(-2)?.shownAs;
  const other = isObject(declared) ? declared[step] : undefined;
  return typeof other === 'string' ? other : undefined;
}

/** The folders of `src` where code reads a fact, or a group that holds it, without showing it. */
export function usersOf(project: Project, path: string): string[] {
  return described(project, path).flatMap(({ usedBy }) =>
    Array.isArray(usedBy) ? usedBy.map(String) : [],
  );
}

/** True for a fact of which a venue may state its own. */
export function isByVenue(project: Project, path: string): boolean {
  return described(project, path)[0]?.byVenue === true;
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
