import { type Json, type JsonObject, valueAt } from '../../content/json.ts';
import { camelCase, FACT_FILES } from '../../content/paths.ts';
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

/** What schemas say of a fact, whatever its value. */
interface Described extends Pick<KnownFact, 'nouns' | 'words' | 'titles'> {
  readonly definition: string;
}

/** What was read from schemas stays true for every content that is held against them. */
const readFrom = new WeakMap<SchemaSet, FactReader>();

export function factReader(schemas: SchemaSet): FactReader {
  const reader = readFrom.get(schemas) ?? new FactReader(schemas);
  readFrom.set(schemas, reader);
  return reader;
}

/** Reads from the schemas what each fact is; a fact is described once, however many pages are read. */
class FactReader {
  readonly #schemas: SchemaSet;
  readonly #described = new Map<string, Described | undefined>();

  constructor(schemas: SchemaSet) {
    this.#schemas = schemas;
  }

  read(facts: JsonObject): KnownFacts {
    const found = FACT_FILES.flatMap((file) => {
      const root = camelCase(file);
      const value = valueAt(facts, [root]);
      return value === undefined ? [] : this.#walk(value, file, []);
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
    const path = [camelCase(file), ...steps].join('.');
    const described = this.#describe(path, file, steps);
    const kind = described && factKind(described.definition, value);
    if (!described || !kind) return [];
    const { nouns, words, titles } = described;
    return [{ path, kind, value, nouns, words, titles: titles ?? [] }];
  }

  #describe(path: string, file: string, steps: readonly string[]): Described | undefined {
    if (this.#described.has(path)) return this.#described.get(path);
    const all = this.#schemas.alongPath(`facts/${file}.schema.json`, steps);
    const described = all.length > steps.length ? this.#fromSchema(all) : undefined;
    this.#described.set(path, described);
    return described;
  }

  /** @param along what the schema says of the whole, then of each group on the way, last of the value */
  #fromSchema(along: readonly JsonObject[]): Described | undefined {
    const described = along.slice(1).toReversed();
    const own = described[0];
    if (!own) return undefined;
    const nouns = Array.isArray(own.nouns) ? own.nouns.map(String) : [];
    return {
      definition: String(own.definition),
      nouns: new Set(nouns.map(nounStem)),
      words: described.map(wordsOf),
      titles: described.map(({ title }) => String(title ?? '')),
    };
  }
}

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
