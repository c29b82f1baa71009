import type { Language } from './language.ts';
import type { Mention } from './mention.ts';
import { nounStem } from './noun-stem.ts';

/** Before the noun of a place in an order: «º figlio». */
const IN_ORDER = 'º ';

/** The nouns of facts stand in their schemas, in one language; these are the words of another for them. */
export class FactNouns {
  readonly #names: Language['factNouns'];
  readonly #said = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

  constructor({ factNouns }: Language) {
    this.#names = factNouns;
  }

  /** The stems of what facts count, as this language says it. */
  said(stems: ReadonlySet<string>): ReadonlySet<string> {
    if (this.#names === undefined) return stems;
    const names = Object.entries(this.#names);
    const said =
      this.#said.get(stems) ??
      new Set(names.flatMap(([word, name]) => (stems.has(nounStem(name)) ? [nounStem(word)] : [])));
    this.#said.set(stems, said);
    return said;
  }

  /** A mention that counts what its fact counts, under the name of the fact’s schema. */
  named(one: Mention): Mention {
    if (this.#names === undefined || one.noun === undefined) return one;
    const name =
      one.ordinal === undefined
        ? this.#names[one.noun]
        : this.#names[IN_ORDER + one.noun]?.replace(IN_ORDER, '');
    return name === undefined ? one : { ...one, noun: name };
  }
}
