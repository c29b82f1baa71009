import { factKeys } from '../../content/facts.ts';
import { isObject, type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { memoize } from '../../content/memoize.ts';
import { factLocation } from '../../content/paths.ts';
import { campPath, statedPath, venuesWith } from '../../content/scope.ts';
import { formatsOf } from '../locales.ts';
import type { Project } from '../project.ts';
import { choiceTitle } from '../schema/schema-tree.ts';
import { nameFromTexts } from './names-from-texts.ts';

/** The schema parts along the path to a fact, the whole file first. */
function described({ schemas }: Project, path: string): readonly JsonObject[] {
  const { schema, steps } = factLocation(path);
  return schemas.alongPath(schema, steps);
}

/** The name of a fact's definition in `shared.schema.json`, such as `euro`; empty without one. */
export function definitionOf(project: Project, path: string): string {
  return String(described(project, path).at(-1)?.definition ?? '');
}

/** One of the values that a fact may take, as people say it. */
export function choiceOf(project: Project, path: string, value: Json): string | undefined {
  return choiceTitle(described(project, path).at(-1) ?? {}, value);
}

/**
 * What a manager calls a fact: the Italian titles along its path, with the venues where the value
 * holds if not at all of them, and in a group with free names what visitors read for the key:
 * «Periodo di chiusura “Chiusura di Ferragosto”», «Riga della tabella 1».
 */
export function labelOf(project: Project, path: string): string {
  const ofCamp = campPath(project.facts, path);
  const [root = ''] = ofCamp.split('.', 1);
  const nameOf = (steps: readonly string[]) => nameAt(project, [root, ...steps]);
  return labelIn(project, path, (title) => title, nameOf) ?? path;
}

/** A free name: its own text, or the words of the texts; else its number in the list or group. */
function nameAt(project: Project, path: readonly string[]): string {
  const step = path.at(-1) ?? '';
  const group = valueAt(project.facts, path.slice(0, -1));
  const own = valueAt(group, [step]);
  if (typeof own === 'string' && /^\p{L}/u.test(own) && isObject(group)) return `“${own}”`;
  const names = factKeys(Object(group));
  const weekday = formatsOf(project, project.locales[0] ?? '')?.weekday;
  const words =
    nameFromTexts(step, names, firstTexts(project), path.at(-2)) ??
    (weekday?.accepts(step) ? weekday.format(step) : undefined);
  if (words !== undefined) return `“${words}”`;
  return names.includes(step) ? String(names.indexOf(step) + 1) : `(${step})`;
}

/** What people call the items of a list of names: the words of the facts, or else of the texts. */
export function namesOfItems(project: Project, path: string, ids: readonly string[]): string[] {
  const { weekday } = formatsOf(project, project.locales[0] ?? '') ?? {};
  const group = path.split('.').at(-1);
  return ids.map((id) => {
    if (weekday?.accepts(id)) return weekday.format(id);
    return nameInFacts(project, id) ?? nameFromTexts(id, ids, firstTexts(project), group) ?? id;
  });
}

/** The name of a body or a venue by its id. */
export function nameInFacts({ facts }: Project, id: string): string | undefined {
  const name =
    valueAt(facts, ['agreements', 'names', id]) ?? valueAt(facts, ['venues', id, 'name']);
  return typeof name === 'string' ? name : undefined;
}

/** The text files of the first language. */
const firstTexts = memoize((project: Project): readonly Json[] => {
  const folder = `texts/${project.locales[0]}/`;
  return project.documents.flatMap(({ path, value }) =>
    path.startsWith(folder) && value !== undefined ? [value] : [],
  );
});

/** Items of a list are counted from 1. */
function keyIn(step: string): string {
  return /^\d+$/.test(step) ? String(Number(step) + 1) : `(${step})`;
}

/**
 * The titles in another language, or with the keys of free names: labels that differ wherever the
 * facts do.
 * @param say translates a title; when it returns undefined, so does this
 * @param nameOf names the last of the steps, which is a free name
 */
export function labelIn(
  project: Project,
  path: string,
  say: (title: string) => string | undefined,
  nameOf = (steps: readonly string[]) => keyIn(steps.at(-1) ?? ''),
): string | undefined {
  const ofCamp = campPath(project.facts, path);
  const { steps } = factLocation(ofCamp);
  const [whole, ...parts] = described(project, ofCamp);
  const titles = parts.map((part, index) => {
    const group = index === 0 ? whole : parts[index - 1];
    const step = steps[index] ?? '';
    if (index === 0 && ofCamp.startsWith('venues.')) return venueName(project, step);
    const isNamed = isObject(group?.properties) && Object.hasOwn(group.properties, step);
    const title = say(String(part.title));
    if (isNamed || title === undefined || step === '*') return title;
    return `${title} ${nameOf(steps.slice(0, index + 1))}`;
  });
  const all = [say(String(whole?.title ?? path)), ...venueNames(project, path), ...titles];
  return all.includes(undefined) ? undefined : all.join(' › ');
}

/** In a path: at each venue. */
const ANY = '*';

/** The names of the venues where a value holds, joined; nothing where it holds at all of them. */
function venueNames(project: Project, path: string): string[] {
  const isOwn = campPath(project.facts, path) !== path;
  if (!isOwn && otherVenues(project, path).length === 0) return [];
  if (path.startsWith('venues.') && !isOwn) return [];
  const [, own = ANY] = path.split('.');
  const names =
    namesOfVenues(project, path) || (own.startsWith(ANY) ? '' : venueName(project, own));
  return names === '' ? [] : [names];
}

/** Venue names, joined; unlisted venues only where no listed one has the value. */
export function namesOfVenues(project: Project, path: string): string {
  const all = venuesWith(project.facts, path) ?? [];
  const listed = all.filter((id) => valueAt(project.facts, ['venues', id, 'listed']) === true);
  return (listed.length > 0 ? listed : all).map((id) => venueName(project, id)).join(', ');
}

/**
 * The paths of the same fact at other venues: `venues.scOstiense.prices.week` for `prices.week`,
 * and the reverse.
 */
export function otherVenues(project: Project, path: string): string[] {
  const { facts } = project;
  const here = venuesWith(facts, path);
  const ofCamp = campPath(facts, path);
  if (here === undefined || ofCamp.startsWith('venues.')) return [];
  const others = project
    .venues()
    .filter((id) => !here.includes(id))
    .map((id) => statedPath(facts, ofCamp, id));
  return [...new Set(others)];
}

/** The fact that pages show for this one while their values are equal, as the schema declares. */
export function shownAs(project: Project, path: string): string | undefined {
  const step = path.slice(path.lastIndexOf('.') + 1);
  const declared = described(project, path).at(-2)?.shownAs;
  const other = isObject(declared) ? declared[step] : undefined;
  return typeof other === 'string' ? other : undefined;
}

/** The folders of `src` whose code reads a fact, or a group that holds it, without showing it. */
export function usersOf(project: Project, path: string): string[] {
  return described(project, path).flatMap(({ usedBy }) =>
    Array.isArray(usedBy) ? usedBy.map(String) : [],
  );
}

/** True for a fact that a venue may override. */
export function isByVenue(project: Project, path: string): boolean {
  return described(project, path).some((part) => part.byVenue === true);
}

/** True for a fact that no page needs: the check compares it with another to find mistakes. */
export function isOnlyChecked(project: Project, path: string): boolean {
  const usedBy = described(project, path).at(-1)?.usedBy;
  return Array.isArray(usedBy) && usedBy.join() === 'check';
}

/** The name of a venue, as visitors read it. */
export function venueName(project: Project, id: string): string {
  const name = valueAt(project.facts, ['venues', id, 'name']);
  return typeof name === 'string' ? name : id;
}
