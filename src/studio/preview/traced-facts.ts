import { factAddress } from '../../check/facts/fact-place.ts';
import { escapePointer } from '../../content/json.ts';
import type { MarkedPlace } from '../marks/marked-files.ts';
import { marked } from '../marks/marks.ts';

/** Where facts were read from, for tables and cards, whose numbers stand in no text. */
export class FactTrace {
  readonly places: MarkedPlace[];
  readonly #groups = new WeakMap<object, number>();
  /** The last fact of a value that was read: it is written right after. */
  readonly #last = new Map<string, number>();
  readonly #numbers = new Map<string, number>();

  constructor(places: readonly MarkedPlace[]) {
    this.places = [...places];
  }

  /**
   * The facts as a page shows them; reading one is remembered.
   * @param stated where a fact is stated that the page names
   */
  follow<T extends object>(
    facts: T,
    pageId: string,
    said: readonly string[],
    stated: (path: string) => string,
  ): T {
    const origin = (path: string): MarkedPlace => {
      const own = said.find((one) => isWithin(path, one) || isWithin(one, path));
      if (own) return { file: `pages/${pageId}.json`, pointer: `/says/${escapePointer(own)}` };
      const { file, pointer } = factAddress(stated(path));
      return { file, pointer };
    };
    return this.#followed(facts, '', origin);
  }

  /** A written value with the mark of the fact that it comes from; as it is when nobody knows. */
  mark(value: unknown, text: string): string {
    const number =
      typeof value === 'object' && value !== null
        ? this.#groups.get(value)
        : this.#last.get(keyOf(value));
    return number === undefined ? text : marked(text, number);
  }

  #followed<T extends object>(group: T, path: string, origin: (path: string) => MarkedPlace): T {
    const proxy = new Proxy(group, {
      get: (target, key, self) => {
        const value: unknown = Reflect.get(target, key, self);
        if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value;
        const at = path === '' ? key : `${path}.${key}`;
        if (typeof value === 'object' && value !== null) return this.#followed(value, at, origin);
        const number = this.#numberOf(origin(at));
        this.#last.set(keyOf(value), number);
        return typeof value === 'string' && isName(value) ? marked(value, number) : value;
      },
    });
    if (path !== '') this.#groups.set(proxy, this.#numberOf(origin(path)));
    return proxy;
  }

  #numberOf(place: MarkedPlace): number {
    const key = `${place.file}#${place.pointer}`;
    const known = this.#numbers.get(key) ?? this.places.push(place) - 1;
    this.#numbers.set(key, known);
    return known;
  }
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`);
}

function keyOf(value: unknown): string {
  return `${typeof value} ${String(value)}`;
}

/** A name that is shown as it stands, and no word that code compares. */
function isName(value: string): boolean {
  return (
    /^[\p{Lu}]/u.test(value) || (/\s/.test(value) && !/^[+\d]/.test(value)) || value.includes('@')
  );
}
