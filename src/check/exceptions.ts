import { isObject, type Json, valueAt } from '../content/json.ts';
import type { Span } from '../reader/grammar.ts';

/** A text that looks like a typed value but is declared not to be one. */
interface Exception {
  readonly id: string;
  readonly text: string;
}

/** The exceptions of a run; remembers which were needed. */
export class Exceptions {
  readonly all: readonly Exception[];
  readonly #needed = new Set<string>();

  /** @param file the value of exceptions.json; malformed entries are skipped */
  constructor(file: Json | undefined) {
    const entries = valueAt(file, ['exceptions']);
    this.all = Object.entries(isObject(entries) ? entries : {}).flatMap(([id, entry]) => {
      if (!isObject(entry) || typeof entry.text !== 'string' || entry.text === '') return [];
      return [{ id, text: entry.text }];
    });
  }

  /** True when an exception covers a span of a text. */
  covers(text: string, { start, end }: Span): boolean {
    const covering = this.all.filter((one) => {
      const at = text.indexOf(one.text, Math.max(0, end - one.text.length));
      return at >= 0 && at <= start;
    });
    for (const { id } of covering) this.#needed.add(id);
    return covering.length > 0;
  }

  /** The exceptions that have covered nothing so far. */
  unneeded(): Exception[] {
    return this.all.filter(({ id }) => !this.#needed.has(id));
  }
}
