import { factValue } from './collection.ts';
import { resolveFacts, withoutNotes } from './facts.ts';
import { asJsonObject, isObject, type Json, type JsonObject, valueAt } from './json.ts';
import { isSentence } from './sentences.ts';

/**
 * Overrides parts of a value: objects merge, `null` deletes, and anything else replaces, sentences
 * included (JSON Merge Patch, except for sentences).
 */
export function merge(base: Json | undefined, part: Json): Json {
  if (!isObject(part) || isSentence(part)) return part;
  const merged: JsonObject = isObject(base) && !isSentence(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(part)) {
    if (value === null) delete merged[key];
    else merged[key] = merge(merged[key], value);
  }
  return merged;
}

/** The fact files (as named in texts) in which a venue overrides values or follows another. */
export function scopedRoots(facts: JsonObject, venue: string): string[] {
  const entry = valueAt(facts, ['venues', venue]);
  if (!isObject(entry)) return [];
  const named = [...Object.keys(entry), ...Object.keys(isObject(entry.like) ? entry.like : {})];
  return [...new Set(named)].filter((root) => isObject(facts[root]));
}

/** The venue that a venue follows in a fact file. */
function likeVenue(facts: JsonObject, venue: string, root: string): string | undefined {
  const other = valueAt(facts, ['venues', venue, 'like', root]);
  return typeof other === 'string' ? other : undefined;
}

/** The cycle of venues that follow each other in a fact file; undefined if there is none. */
export function cycleOf(facts: JsonObject, venue: string, root: string): string[] | undefined {
  const visited: string[] = [];
  for (let at: string | undefined = venue; at !== undefined && !visited.includes(at); ) {
    visited.push(at);
    at = likeVenue(facts, at, root);
    if (at === venue) return visited;
  }
  return undefined;
}

/** A fact file for a venue: its own values over those of the venue it follows, over the camp’s. */
function factFileOfVenue(facts: JsonObject, venue: string, root: string, hops = 0): Json {
  const own = valueAt(facts, ['venues', venue, root]);
  if (isVenueFacts(facts)) return own ?? facts[root] ?? null;
  const other = hops < MAX_HOPS ? likeVenue(facts, venue, root) : undefined;
  const base = other === undefined ? facts[root] : factFileOfVenue(facts, other, root, hops + 1);
  return merge(base, own ?? {});
}

/** Ends a cycle of venues that follow each other: the camp’s values then apply. */
const MAX_HOPS = 8;

/** Whether the facts were made by `factsOfVenue`, which puts each other venue’s values into its entry. */
function isVenueFacts(facts: JsonObject): boolean {
  return facts.venue !== undefined;
}

/** The facts of a venue, with itself as `venue`; other venues’ values are in their entries. */
export function factsOfVenue<T extends object>(facts: T, venue: string): T {
  const all = asJsonObject(facts);
  const entry = valueAt(all, ['venues', venue]);
  if (!isObject(entry)) return facts;
  const files = scopedRoots(all, venue).map((root) => [root, factFileOfVenue(all, venue, root)]);
  return { ...withVenues(facts), ...Object.fromEntries(files), venue: entry };
}

/** The fact files that a venue may override in part, as their schemas declare (`byVenue`). */
export const BY_VENUE = ['agreements', 'hours', 'prices', 'programme', 'season'] as const;

/** The facts with each venue’s values in its entry: pages can name `venues.relax.prices.week`. */
export function withVenues<T extends object>(facts: T): T {
  const all = asJsonObject(facts);
  if (isVenueFacts(all)) return facts;
  const ids = Object.keys(isObject(all.venues) ? all.venues : {});
  const roots = BY_VENUE.filter((root) => isObject(all[root]));
  const venues = ids.map((id) => {
    const files = roots.map((root) => [root, withoutNotes(factFileOfVenue(all, id, root))]);
    const entry = valueAt(all, ['venues', id]) ?? null;
    return [id, isObject(entry) ? { ...entry, ...Object.fromEntries(files) } : entry];
  });
  return { ...facts, venues: Object.fromEntries(venues) };
}

/**
 * The facts as a page shows them: those of its venue, overridden by what it `says`. The official
 * value of a fact that it says differently is under `official`, for sentences that mention both.
 * @param says by the paths that the page uses
 * @throws RangeError for a path without a fact
 */
export function factsOnPage<T extends object>(
  facts: T,
  venue: string | undefined,
  says: Readonly<Record<string, Json>>,
): T {
  const stated = Object.entries(says).map(([path, value]) => [
    statedPath(asJsonObject(facts), path, venue),
    value,
  ]);
  const pageFacts = resolveFacts(facts, Object.fromEntries(stated));
  const scoped = (all: T) => (venue === undefined ? all : factsOfVenue(all, venue));
  const paths = Object.keys(says).map((path) =>
    path.startsWith(`venues.${venue}.`) ? campPath(asJsonObject(facts), path) : path,
  );
  if (paths.length === 0) return scoped(facts);
  return { ...scoped(pageFacts), [OFFICIAL]: partsAt(asJsonObject(scoped(facts)), paths) };
}

const OFFICIAL = 'official';

/** Whether a name means the official value beside the page's own: absent once they agree. */
export function isOfficial(name: string): boolean {
  return name.startsWith(`${OFFICIAL}.`);
}

/** The values at some paths, in groups of their own. */
function partsAt(facts: JsonObject, paths: readonly string[]): JsonObject {
  return paths.reduce<JsonObject>((parts, path) => {
    const part = path
      .split('.')
      .reduceRight<Json>((value, step) => ({ [step]: value }), factValue(facts, path) ?? null);
    return merge(parts, part) as JsonObject;
  }, {});
}

/**
 * The path at which a fact that a page names is stated. On the page of a venue with its own price,
 * `prices.week` is `venues.scOstiense.prices.week`; `venues.sportCity.prices.week` is the camp’s
 * `prices.week` if that venue does not override it; `official.prices.week` is stated where
 * `prices.week` is.
 * @param venue the page’s venue
 */
export function statedPath(facts: JsonObject, path: string, venue?: string): string {
  const [root = '', ...steps] = path.split('.');
  if (root === OFFICIAL) return statedPath(facts, steps.join('.'), venue);
  if (root === 'venue' && venue !== undefined)
    return statedPath(facts, ['venues', venue, ...steps].join('.'));
  const [id = '', file = ''] = root === 'venues' ? steps : [venue, root];
  const inside = root === 'venues' ? steps.slice(2) : steps;
  if (!isObject(facts[file]) || valueAt(facts, ['venues', id]) === undefined) return path;
  return statedForVenue(facts, id, file, inside);
}

function statedForVenue(
  facts: JsonObject,
  venue: string,
  file: string,
  steps: readonly string[],
  hops = 0,
): string {
  const own = ['venues', venue, file, ...steps];
  if (valueAt(facts, own) !== undefined) return own.join('.');
  const other = hops < MAX_HOPS ? likeVenue(facts, venue, file) : undefined;
  return other === undefined
    ? [file, ...steps].join('.')
    : statedForVenue(facts, other, file, steps, hops + 1);
}

/**
 * The venues to which the value at a path applies; undefined if it does not depend on venues.
 * @param path as `statedPath` gives it
 */
export function venuesWith(facts: JsonObject, path: string): string[] | undefined {
  const [root = '', id = '', file = '', ...inside] = path.split('.');
  const ids = Object.keys(isObject(facts.venues) ? facts.venues : {});
  const isOwn = root === 'venues' && isObject(facts[file]);
  if (root === 'venues' && !isOwn) return ids.includes(id) ? [id] : undefined;
  const scoped = isOwn ? [file, ...inside].join('.') : path;
  if (!ids.some((id) => scopedRoots(facts, id).includes(scoped.split('.', 1)[0] ?? ''))) return;
  return ids.filter((id) => statedPath(facts, scoped, id) === path);
}

/** The path of the camp's value that a venue overrides. */
export function campPath(facts: JsonObject, path: string): string {
  const [root, , file = '', ...inside] = path.split('.');
  return root === 'venues' && isObject(facts[file]) ? [file, ...inside].join('.') : path;
}
