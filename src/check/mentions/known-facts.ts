import { type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { camelCase, FACT_FILES } from '../../content/paths.ts';
import { venuesWith } from '../../content/scope.ts';
import { Kept } from '../kept.ts';
import type { SchemaSet } from '../schema/schema-set.ts';
import { comparable, type FactKind, factKind } from './fact-kinds.ts';
import { IT } from './language.ts';
import { nounStem } from './noun-stem.ts';

/** A fact that a text can state. */
export interface KnownFact {
  /** As placeholders call it. */
  readonly path: string;
  readonly kind: FactKind;
  readonly value: Json;
  /** Stems of the nouns that it counts. */
  readonly nouns: ReadonlySet<string>;
  /** Stems of the words of its titles, its own first. */
  readonly words: readonly ReadonlySet<string>[];
  /** Its title and those of the groups around it, its own first. */
  readonly titles?: readonly string[];
  /** The venues where the value holds, by their ids; undefined where it has nothing to do with venues. */
  readonly venues?: readonly string[] | undefined;
}

/** The facts as one page shows them, found by kind and value; in the order of their paths, whatever the files’. */
export class KnownFacts {
  readonly all: readonly KnownFact[];
  readonly nouns: ReadonlySet<string>;
  /** The years that some fact states, alone or in a date. */
  readonly years: ReadonlySet<number>;
  /** The days that some fact states, from 1970 on. */
  readonly days: readonly number[];
  readonly #byValue = new Map<string, KnownFact[]>();

  constructor(all: readonly KnownFact[]) {
    this.all = all.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    this.nouns = new Set(all.flatMap((fact) => [...fact.nouns]));
    this.years = new Set(this.all.flatMap(yearsOf));
    this.days = this.ofKind('date').map(({ value }) => dayOf(String(value)));
    for (const fact of this.all) {
      const key = `${fact.kind}|${comparable(fact.kind, fact.value)}`;
      const same = this.#byValue.get(key);
      if (same) same.push(fact);
      else this.#byValue.set(key, [fact]);
    }
  }

  /** Facts of a kind with this value, in the order of their paths. */
  equal(kind: FactKind, value: string): readonly KnownFact[] {
    return this.#byValue.get(`${kind}|${value}`) ?? [];
  }

  ofKind(kind: FactKind): readonly KnownFact[] {
    return this.all.filter((fact) => fact.kind === kind);
  }
}

const DATED: ReadonlySet<FactKind> = new Set(['year', 'date', 'month']);

function yearsOf({ kind, value }: KnownFact): number[] {
  return DATED.has(kind) ? [Number(String(value).slice(0, 4))] : [];
}

const DAY = 86_400_000;

/** @param date such as 2025-06-09 */
export function dayOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY;
}

/** Reads from the schemas what each fact is; a fact is described once, however many pages are read. */
export class FactReader {
  readonly #schemas: SchemaSet;
  readonly #described = new Map<string, readonly JsonObject[]>();

  readonly #read = new Kept<readonly KnownFact[]>();

  constructor(schemas: SchemaSet) {
    this.#schemas = schemas;
  }

  /** The one of these schemas, which remembers what it read. */
  static of(schemas: SchemaSet): FactReader {
    const reader = readers.get(schemas) ?? new FactReader(schemas);
    readers.set(schemas, reader);
    return reader;
  }

  /** @param venue the facts are those of the page of this venue, by the names that they have there */
  read(facts: JsonObject, venue?: string): KnownFacts {
    const at = ({ path }: KnownFact) => {
      const venues = venuesWith(facts, path);
      return venue === undefined || path.startsWith('venues.') ? venues : venues && [venue];
    };
    const found = FACT_FILES.flatMap((file) => {
      const root = camelCase(file);
      const value = valueAt(facts, [root]);
      if (typeof value !== 'object' || value === null) return [];
      return this.#read.of(value, [file, facts.venues, venue], () =>
        this.#walk(value, file, []).map((fact) => ({ ...fact, venues: at(fact) })),
      );
    });
    return new KnownFacts(found);
  }

  #walk(value: Json, file: string, steps: readonly string[]): KnownFact[] {
    if (value === null) return [];
    const fact = steps.length > 0 ? this.#fact(value, file, steps) : [];
    if (typeof value !== 'object') return fact;
    const children = Object.entries(value).filter(
      ([key]) => key !== '$schema' && key !== 'confirm',
    );
    return [
      ...fact,
      ...children.flatMap(([key, child]) => this.#walk(child, file, [...steps, key])),
    ];
  }

  #fact(value: Json, file: string, steps: readonly string[]): KnownFact[] {
    const described = this.#describe(file, steps);
    const own = described[0];
    const kind = own && factKind(String(own.definition), value);
    if (!own || !kind) return [];
    const path = [camelCase(file), ...steps].join('.');
    const nouns = Array.isArray(own.nouns) ? own.nouns.map(String) : [];
    const words = described.map(wordsOf);
    const titles = described.map(({ title }) => String(title ?? ''));
    return [{ path, kind, value, nouns: new Set(nouns.map(nounStem)), words, titles }];
  }

  /** What the schema says of a value, then of each group around it. */
  #describe(file: string, steps: readonly string[]): readonly JsonObject[] {
    const key = `${file}.${steps.join('.')}`;
    const known = this.#described.get(key);
    if (known) return known;
    const all = this.#schemas.alongPath(`facts/${file}.schema.json`, steps);
    const described = all.length > steps.length ? all.slice(1).toReversed() : [];
    this.#described.set(key, described);
    return described;
  }
}

const readers = new WeakMap<SchemaSet, FactReader>();

/** Titles are Italian, whatever the language of a text. */
const EMPTY = stems(IT.language.emptyWords.join(' '));

/** The words by which texts call a fact or a group: its title, what it counts, its synonyms. */
function wordsOf({ title, nouns, synonyms }: JsonObject): Set<string> {
  const more = [nouns, synonyms].flatMap((list) => (Array.isArray(list) ? list : []));
  const words = stems([title ?? '', ...more].map(String).join(' '));
  return new Set([...words].filter((word) => !EMPTY.has(word)));
}

/** Stems of the words of a text that are long enough to mean something. */
export function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 6)));
}
