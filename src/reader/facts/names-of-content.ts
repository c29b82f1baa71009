import { isObject, type Json } from '../../content/json.ts';
import type { Venue } from './fact.ts';

const MAX_NAME_LENGTH = 40;

/** The most frequent text, the shortest of several; none if there are no texts. */
export function mostFrequent(texts: readonly string[]): string[] {
  const counted = [...Map.groupBy(texts, (text) => text)].map(([text, all]) => ({
    text,
    n: all.length,
  }));
  const [best] = counted.toSorted((a, b) => b.n - a.n || a.text.length - b.text.length);
  return best ? [best.text] : [];
}

export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

export function venuesOf(
  files: ReadonlyMap<string, Json>,
  names: ReadonlyMap<string, string[]>,
): Venue[] {
  const venues = files.get('facts/venues.json');
  return Object.entries(isObject(venues) ? venues : {}).flatMap(([id, venue]): Venue[] => {
    if (!isObject(venue) || typeof venue.name !== 'string') return [];
    const keys = listOf(venue.features).map(String);
    const features = keys.flatMap((key) =>
      mostFrequent(names.get(`features.${key}`) ?? names.get(key) ?? []),
    );
    const isPlanned = venue.status === 'in-definition';
    return [{ id, name: venue.name, city: String(venue.city ?? ''), isPlanned, features }];
  });
}

/** Short texts by key: «Merenda» (snack) for `snack`. */
export function namesOf(files: ReadonlyMap<string, Json>, language: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const put = (name: string, value: string) => {
    const known = names.get(name);
    if (known) known.push(value);
    else names.set(name, [value]);
  };
  const learn = (value: Json, keys: readonly string[], page: string) => {
    if (typeof value === 'string') {
      if (value.length > MAX_NAME_LENGTH || value.includes('{') || /[.!?]$/.test(value)) return;
      // Who is there is no name of a slot: «con tutto lo staff» (with all the staff).
      const first = keys.length - (keys.at(-1) === 'who' ? 1 : 2);
      for (const [at, key] of keys.entries()) {
        if (at < first) continue;
        for (const name of [key, `${keys[at - 1]}.${key}`, `${page}/${key}`]) put(name, value);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) learn(part, [...keys, key], page);
    }
  };
  const folder = `texts/${language}/`;
  for (const [path, value] of files) {
    if (path.startsWith(folder)) learn(value, [], path.slice(folder.length, -'.json'.length));
  }
  return names;
}
