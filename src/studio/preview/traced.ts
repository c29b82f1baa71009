import type { Location } from '../../author/edit.ts';
import type { PageContent, PageOfFacts, SiteContent } from '../../content/content.ts';
import { factsOf as plainFactsOf } from '../../content/content.ts';
import { asJsonObject } from '../../content/json.ts';
import { statedPath } from '../../content/scope.ts';
import type { Facts } from '../../content/types.ts';
import {
  createFormats as createPlainFormats,
  type Format,
  type Formats,
  type FormatWords,
  joinList as plainListed,
} from '../../i18n/format.ts';
import { marked, sourceOfFact } from '../marks/marks.ts';

/** The edited content of one page, instead of what a build bakes in. */
export interface RenderedContent {
  readonly site: SiteContent;
  readonly page: PageContent;
  /** Where the marks in the texts lead; without them, facts are not traced either. */
  readonly places?: readonly Location[];
}

let active: RenderedContent | undefined;
let trace: FactTrace | undefined;

/** Sets the content that is rendered until the next call. */
export function setContent(content: RenderedContent): void {
  active = content;
  trace = content.places && new FactTrace(content.places);
}

/** The places of all marks that were rendered. */
export function tracedPlaces(): readonly Location[] {
  return trace?.places ?? [];
}

function current(): RenderedContent {
  if (!active) throw new Error('no content was given');
  return active;
}

const givenLoaders = {
  site: () => Promise.resolve({ content: current().site }),
  pages: new Proxy({}, { get: () => () => Promise.resolve({ content: current().page }) }),
};

/** Replaces `virtual:loaders`: loads the given page for any locale and page. */
export const loaders = new Proxy({}, { get: () => () => Promise.resolve(givenLoaders) });

/** Replaces `factsOf` of `src/content`: the same facts, but each read is traced. */
export function factsOf(facts: Facts, page: PageOfFacts): Facts {
  const shown = plainFactsOf(facts, page);
  const { site, page: own } = current();
  const id = page === site.page ? 'layout' : own.entry.id;
  const venue = typeof page.venue === 'string' ? page.venue : undefined;
  const origin = (path: string) =>
    sourceOfFact(
      path,
      statedPath(asJsonObject(facts), path, venue),
      id,
      asJsonObject(page.says ?? {}),
    );
  return trace?.follow(shown, '', origin) ?? shown;
}

/** Replaces `createFormats` of `src/i18n`: the same text, marked with the fact that was read. */
export function createFormats(language: string, words: FormatWords): Formats {
  const formats = Object.entries(createPlainFormats(language, words)).map(
    ([name, format]: [string, Format]) => {
      const write = (value: unknown) => {
        const text = format.format(value);
        return trace?.mark(value, text) ?? text;
      };
      return [name, { ...format, write }];
    },
  );
  return Object.fromEntries(formats);
}

export const joinList = plainListed;

/** Traces which fact is read, for tables and cards, whose numbers are in no text. */
class FactTrace {
  readonly places: Location[];
  readonly #groups = new WeakMap<object, number>();
  /** The fact read last, by value: a value is formatted right after it is read. */
  readonly #last = new Map<string, number>();
  readonly #numbers = new Map<string, number>();

  constructor(places: readonly Location[]) {
    this.places = [...places];
  }

  /** Wraps facts so that each read is traced. */
  follow<T extends object>(group: T, path: string, origin: (path: string) => Location): T {
    const proxy = new Proxy(group, {
      get: (target, key, self) => {
        const value: unknown = Reflect.get(target, key, self);
        if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value;
        const at = path === '' ? key : `${path}.${key}`;
        if (typeof value === 'object' && value !== null) return this.follow(value, at, origin);
        const number = this.#numberOf(origin(at));
        this.#last.set(keyOf(value), number);
        return typeof value === 'string' && isName(value) ? marked(value, number) : value;
      },
    });
    if (path !== '') this.#groups.set(proxy, this.#numberOf(origin(path)));
    return proxy;
  }

  /** The text, marked with the fact that it is from; unmarked if that is unknown. */
  mark(value: unknown, text: string): string {
    const number =
      typeof value === 'object' && value !== null
        ? this.#groups.get(value)
        : this.#last.get(keyOf(value));
    return number === undefined ? text : marked(text, number);
  }

  #numberOf(place: Location): number {
    const key = `${place.file}#${place.pointer}`;
    const known = this.#numbers.get(key) ?? this.places.push(place) - 1;
    this.#numbers.set(key, known);
    return known;
  }
}

function keyOf(value: unknown): string {
  return `${typeof value} ${String(value)}`;
}

/** Whether a value is shown unchanged, and is not a keyword that code compares. */
function isName(value: string): boolean {
  return /^(?:\p{Lu}|\+\d)|[\s@]/u.test(value);
}
