import { withCounts } from '../../content/collection.ts';
import { isFactKey } from '../../content/facts.ts';
import { isObject, type Json, type JsonObject } from '../../content/json.ts';
import { camelCase, kebabCase } from '../../content/paths.ts';
import { venuesWith } from '../../content/scope.ts';
import type { Fact, FactKind, Material, Venue } from './fact.ts';
import { listOf, mostFrequent, namesOf, venuesOf } from './names-of-content.ts';
import { relatedTo, weeksOf } from './related.ts';
import { rulesInWords } from './rules-in-words.ts';

export interface ContentAndSchemas {
  /** The content files by path, such as `facts/prices.json`. */
  readonly files: ReadonlyMap<string, Json>;
  /** The schemas along a path, the whole file first; `definition` names the target of a `$ref`. */
  readonly alongPath: (schema: string, steps: readonly string[]) => readonly JsonObject[];
}

/** The kinds of what content states as a value. */
type StatedKind = Exclude<FactKind, 'answer'>;

const KINDS: Readonly<Record<string, StatedKind>> = {
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

/** The path to a value, and what holds along it. */
interface FactLocation {
  readonly file: string;
  readonly steps: readonly string[];
  readonly venue: string | undefined;
  /** The position of its group among free keys, from 1. */
  readonly position: number | undefined;
}

/**
 * Builds the reader's material from content and schemas. `year` is that of the season.
 * @param includeRelated adds facts that no placeholder can name: answers, days of dishes, themes
 */
export function materialOf(
  content: ContentAndSchemas,
  about: Pick<Material, 'language' | 'titleLanguage' | 'year'>,
  includeRelated = false,
): Material {
  const names = namesOf(content.files, about.language);
  const venues = venuesOf(content.files, names);
  const venueIds = venues.map(({ id }) => id);
  const walk = new Walk(content, names, venues, includeRelated);
  const files = [...content.files].filter(([path]) => path.startsWith('facts/'));
  const all = withCounts(Object.fromEntries(files.map(([path, value]) => [rootOf(path), value])));
  const facts = Object.entries(all)
    .flatMap(([root, value]) => walk.file(`facts/${kebabCase(root)}.json`, value))
    .map((fact) => {
      const scope = venuesWith(all, fact.path)?.filter((id) => venueIds.includes(id));
      return { ...fact, venues: scope ?? fact.venues };
    });
  if (!includeRelated) return { ...about, venues, facts };
  const rules = rulesInWords(content.files, all, about.language);
  return { ...about, venues, facts: [...facts.flatMap((fact) => weeksOf(fact, all)), ...rules] };
}

function rootOf(path: string): string {
  return camelCase(path.slice('facts/'.length, -'.json'.length));
}

class Walk {
  readonly #content: ContentAndSchemas;
  readonly #names: ReadonlyMap<string, readonly string[]>;
  readonly #venues: ReadonlySet<string>;
  readonly #includeRelated: boolean;

  constructor(
    content: ContentAndSchemas,
    names: ReadonlyMap<string, readonly string[]>,
    venues: readonly Venue[],
    includeRelated: boolean,
  ) {
    this.#includeRelated = includeRelated;
    this.#content = content;
    this.#names = names;
    this.#venues = new Set(venues.map(({ id }) => id));
  }

  file(path: string, value: Json): Fact[] {
    return this.#facts(value, { file: path, steps: [], venue: undefined, position: undefined });
  }

  #facts(value: Json, location: FactLocation): Fact[] {
    const venue = this.#venueOf(value, location.steps) ?? location.venue;
    const own = value === null ? [] : this.#fact(value, { ...location, venue });
    if (typeof value !== 'object' || value === null) return own;
    const free = this.#isFree(location);
    const parts = Object.entries(value).filter(([key]) => isFactKey(key));
    return [
      ...own,
      ...parts.flatMap(([key, part], index) => {
        const position = free(key) ? index + 1 : location.position;
        return this.#facts(part, { ...location, steps: [...location.steps, key], venue, position });
      }),
    ];
  }

  #along({ file, steps }: FactLocation): readonly JsonObject[] {
    return this.#content.alongPath(file.replace('.json', '.schema.json'), steps);
  }

  /** Tells which keys of a group the schema does not name: ids of venues, of events. */
  #isFree(location: FactLocation): (key: string) => boolean {
    const { properties } = this.#along(location)[location.steps.length] ?? {};
    return (key) => !(isObject(properties) && Object.hasOwn(properties, key)) && !Number(key);
  }

  #venueOf(value: Json, steps: readonly string[]): string | undefined {
    const step = steps.at(-1) ?? '';
    if (this.#venues.has(step)) return step;
    if (!isObject(value)) return undefined;
    const named = [value.venue, value.lessonsAt].find((id) => typeof id === 'string');
    return typeof named === 'string' && this.#venues.has(named) ? named : undefined;
  }

  /** The names of a key: on the page of the same name, else in the same group, else anywhere. */
  #named(steps: readonly string[], key: string): readonly string[] {
    const group = `${steps[steps.indexOf(key) - 1]}.${key}`;
    const own = `${kebabCase(steps[0] ?? '')}/${key}`;
    return this.#names.get(own) ?? this.#names.get(group) ?? this.#names.get(key) ?? [];
  }

  #fact(value: Json, location: FactLocation): Fact[] {
    const steps = [rootOf(location.file), ...location.steps];
    const described = this.#along(location);
    const own = described[location.steps.length];
    const kind =
      location.steps.length > 0 && own && kindOf(String(own.definition), value, steps.at(-1) ?? '');
    if (!own) return [];
    const related = this.#includeRelated ? relatedTo(value, own, location.steps) : [];
    const stated = [...(kind ? [{ kind, value, at: [], names: [] }] : []), ...related];
    const free = location.steps.filter((step, at) => {
      const group = { ...location, steps: location.steps.slice(0, at) };
      const isIndex = Number.isInteger(Number(step));
      return !isIndex && !this.#venues.has(step) && this.#isFree(group)(step);
    });
    return stated.map(({ kind, value, at, names }) => ({
      path: [...steps, ...at].join('.'),
      kind,
      value,
      venues: location.venue === undefined ? undefined : [location.venue],
      // The own title of an answer, such as «Stato» (status), says less than that of its group.
      titles: described
        .toReversed()
        .slice(kind === 'answer' && at.length === 0 ? 1 : 0)
        .map(({ title, synonyms }) => ({
          title: String(title ?? ''),
          synonyms: listOf(synonyms).map(String),
        })),
      nouns: listOf(own.nouns).map(String),
      names: [
        ...names.flatMap((name) => mostFrequent(this.#names.get(name) ?? [])),
        ...(names.length > 0 ? [] : free.flatMap((key) => mostFrequent(this.#named(steps, key)))),
      ],
      position: location.position,
      ...(names.length > 0 && { isRelated: true }),
    }));
  }
}

/**
 * The kind of a value; undefined for one that no text can state, such as the name of an icon.
 * @param definition its shared definition, if any @param key the last step of its path
 */
export function kindOf(definition: string, value: Json, key: string): StatedKind | undefined {
  if (definition === 'dateOrMonth') return String(value).length === 7 ? 'month' : 'date';
  if (definition === 'name')
    return typeof value === 'string' && /\d/.test(value) ? 'address' : undefined;
  const known = KINDS[definition];
  if (known) return known;
  if (isObject(value)) return rangeKind(String(value.from), String(value.to));
  if (typeof value !== 'number') return undefined;
  return ['average', 'rating', 'max'].includes(key) ? 'rating' : 'count';
}

/** A group with `from` and `to` is a range even if it holds more: a slot of the programme. */
function rangeKind(from: string, to: string): StatedKind | undefined {
  if ([from, to].every((end) => /^\d\d:\d\d/.test(end))) return 'timeRange';
  return [from, to].every((end) => /^\d{4}-\d\d-\d\d$/.test(end)) ? 'dateRange' : undefined;
}
