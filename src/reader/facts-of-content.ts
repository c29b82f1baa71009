import { isObject, type Json, type JsonObject } from '../content/json.ts';
import { camelCase, kebabCase } from '../content/paths.ts';
import type { Fact, FactKind, Material, Venue } from './fact.ts';

/** Content and schemas as they lie in their folders, by path: `facts/prices.json`, `facts/prices.schema.json`. */
export interface ContentAndSchemas {
  readonly files: ReadonlyMap<string, Json>;
  readonly schemas: ReadonlyMap<string, JsonObject>;
}

const KINDS: Readonly<Record<string, FactKind>> = {
  euro: 'money',
  positiveEuro: 'money',
  percent: 'percent',
  count: 'count',
  positiveCount: 'count',
  age: 'age',
  ageRange: 'ageRange',
  year: 'year',
  date: 'date',
  dateRange: 'dateRange',
  time: 'time',
  timeWithSeconds: 'time',
  timeRange: 'timeRange',
  weekday: 'weekday',
  phone: 'phone',
  email: 'email',
};

const NOTES = new Set(['$schema', 'confirm']);
const LONGEST_NAME = 40;

/** A part of a schema on the way to a value, with the name of the definition that it refers to. */
interface Described {
  readonly node: JsonObject;
  readonly definition: string;
  readonly file: string;
  /** The key is free: a venue, an event. */
  readonly isFree: boolean;
  /** Its place in its group, from 1, where the key is free. */
  readonly position?: number;
}

/** The one way from content and schemas to what the reader needs. @param year that of the season */
export function materialOf(
  content: ContentAndSchemas,
  about: Pick<Material, 'language' | 'titleLanguage' | 'year'>,
): Material {
  const names = namesOf(content.files, about.language);
  const venues = venuesOf(content.files);
  const walk = new Walk(content.schemas, names, new Set(venues.map(({ id }) => id)));
  const files = [...content.files].filter(([path]) => path.startsWith('facts/'));
  const facts = files.flatMap(([path, value]) => walk.file(path, value));
  return { ...about, venues, facts };
}

class Walk {
  readonly #schemas: ReadonlyMap<string, JsonObject>;
  readonly #names: ReadonlyMap<string, readonly string[]>;
  readonly #venues: ReadonlySet<string>;

  constructor(
    schemas: ReadonlyMap<string, JsonObject>,
    names: ReadonlyMap<string, readonly string[]>,
    venues: ReadonlySet<string>,
  ) {
    this.#schemas = schemas;
    this.#names = names;
    this.#venues = venues;
  }

  file(path: string, value: Json): Fact[] {
    const schema = path.replace('.json', '.schema.json');
    const node = this.#schemas.get(schema);
    const root = camelCase(path.slice('facts/'.length, -'.json'.length));
    if (!node) return [];
    return this.#facts(
      value,
      [root],
      [{ node, definition: '', file: schema, isFree: false }],
      undefined,
    );
  }

  #facts(
    value: Json,
    steps: readonly string[],
    way: readonly Described[],
    held: string | undefined,
  ): Fact[] {
    const venue = this.#venueOf(value, steps) ?? held;
    const own = way.length > 1 ? this.#fact(value, steps, way, venue) : [];
    if (typeof value !== 'object' || value === null) return own;
    const parts = Object.entries(value).filter(([key]) => !NOTES.has(key));
    return [
      ...own,
      ...parts.flatMap(([key, part], index) => {
        const found = this.#step(way.at(-1), key, Array.isArray(value));
        const next = found?.isFree ? { ...found, position: index + 1 } : found;
        return next ? this.#facts(part, [...steps, key], [...way, next], venue) : [];
      }),
    ];
  }

  #venueOf(value: Json, steps: readonly string[]): string | undefined {
    const step = steps.at(-1) ?? '';
    if (this.#venues.has(step)) return step;
    if (!isObject(value)) return undefined;
    const named = [value.venue, value.lessonsAt].find((one) => typeof one === 'string');
    return typeof named === 'string' && this.#venues.has(named) ? named : undefined;
  }

  #step(from: Described | undefined, key: string, isItem: boolean): Described | undefined {
    if (!from) return undefined;
    const { properties, additionalProperties, items } = from.node;
    const named =
      isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : undefined;
    const next = isItem ? items : (named ?? additionalProperties);
    if (!isObject(next)) return undefined;
    return this.#followed(next, from.file, !isItem && named === undefined);
  }

  /** A reference gives the kind; what stands beside it counts before what it leads to. */
  #followed(node: JsonObject, file: string, isFree: boolean): Described {
    if (typeof node.$ref !== 'string') return { node, definition: '', file, isFree };
    const [target = '', pointer = ''] = node.$ref.split('#');
    const path = target ? target.replace('../', '') : file;
    const name = pointer.split('/').at(-1) ?? '';
    const definitions = this.#schemas.get(path)?.definitions;
    const led = isObject(definitions) ? definitions[name] : undefined;
    const merged = isObject(led) ? { ...led, ...node } : node;
    return { node: merged, definition: name, file: path, isFree };
  }

  /** On the page of the same name, then under the same group: the first open day is no first course. */
  #named(steps: readonly string[], key: string): readonly string[] {
    const group = `${steps[steps.indexOf(key) - 1]}.${key}`;
    const own = `${kebabCase(steps[0] ?? '')}/${key}`;
    return this.#names.get(own) ?? this.#names.get(group) ?? this.#names.get(key) ?? [];
  }

  #fact(value: Json, steps: readonly string[], way: readonly Described[], venue?: string): Fact[] {
    const own = way.at(-1);
    const kind = own && kindOf(own, value, steps.at(-1) ?? '');
    if (!own || !kind) return [];
    const free = steps.filter((_, at) => way[at]?.isFree && !this.#venues.has(steps[at] ?? ''));
    const described = way.toReversed();
    return [
      {
        path: steps.join('.'),
        kind,
        value,
        venue,
        titles: described.map(({ node }) => ({
          title: String(node.title ?? ''),
          synonyms: listOf(node.synonyms).map(String),
        })),
        nouns: listOf(own.node.nouns).map(String),
        names: free.flatMap((key) => likeliest(this.#named(steps, key))),
        position: way.findLast(({ position }) => position !== undefined)?.position,
      },
    ];
  }
}

/** The text that stands most often under a key, the shortest of several. */
function likeliest(texts: readonly string[]): string[] {
  const counted = [...Map.groupBy(texts, (text) => text)].map(([text, all]) => ({
    text,
    n: all.length,
  }));
  const [best] = counted.toSorted((a, b) => b.n - a.n || a.text.length - b.text.length);
  return best ? [best.text] : [];
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function kindOf({ definition }: Described, value: Json, key: string): FactKind | undefined {
  if (definition === 'dateOrMonth') return String(value).length === 7 ? 'month' : 'date';
  if (definition === 'name')
    return typeof value === 'string' && /\d/.test(value) ? 'address' : undefined;
  const known = KINDS[definition];
  if (known) return known;
  if (isObject(value)) return rangeKind(String(value.from), String(value.to));
  if (typeof value !== 'number') return undefined;
  return ['average', 'rating', 'max'].includes(key) ? 'rating' : 'count';
}

/** A group that holds more than its two ends is a range all the same: a slot of the programme. */
function rangeKind(from: string, to: string): FactKind | undefined {
  if ([from, to].every((end) => /^\d\d:\d\d/.test(end))) return 'timeRange';
  return [from, to].every((end) => /^\d{4}-\d\d-\d\d$/.test(end)) ? 'dateRange' : undefined;
}

function venuesOf(files: ReadonlyMap<string, Json>): Venue[] {
  const venues = files.get('facts/venues.json');
  return Object.entries(isObject(venues) ? venues : {}).flatMap(([id, venue]) =>
    isObject(venue) && typeof venue.name === 'string' ? [{ id, name: venue.name }] : [],
  );
}

/** Short texts by the key under which they stand: `snack` is «Merenda». */
function namesOf(files: ReadonlyMap<string, Json>, language: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const learn = (value: Json, keys: readonly string[], page: string) => {
    if (typeof value === 'string') {
      if (value.length > LONGEST_NAME || value.includes('{')) return;
      for (const [at, key] of keys.entries())
        if (at >= keys.length - 2)
          for (const name of [key, `${keys[at - 1]}.${key}`, `${page}/${key}`])
            names.set(name, [...(names.get(name) ?? []), value]);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) learn(part, [...keys, key], page);
  };
  const folder = `texts/${language}/`;
  for (const [path, value] of files)
    if (path.startsWith(folder)) learn(value, [], path.slice(folder.length, -'.json'.length));
  return names;
}
