import { isObject, type Json, valueAt } from '../content/json.ts';
import type { Span } from '../reader/grammar.ts';

/** A typed value that was declared to be none, and where that holds. */
interface Exception {
  readonly id: string;
  readonly text: string;
  /** The only file in which it holds; undefined for every text. */
  readonly file: string | undefined;
}

/** The exceptions that a run can use; it notes which of them it needed. */
export class Exceptions {
  readonly all: readonly Exception[];
  readonly #needed = new Set<string>();

  /** @param file the value of exceptions.json, slips and all */
  constructor(file: Json | undefined) {
    const entries = valueAt(file, ['exceptions']);
    this.all = Object.entries(isObject(entries) ? entries : {}).flatMap(([id, entry]) => {
      if (!isObject(entry) || typeof entry.text !== 'string' || entry.text === '') return [];
      const only = typeof entry.file === 'string' ? entry.file : undefined;
      return [{ id, text: entry.text, file: only }];
    });
  }

  /** True when an exception covers a stretch of a text; without a file only the words count. */
  covers(text: string, { start, end }: Span, file?: string): boolean {
    const covering = this.all.filter(
      (exception) =>
        (exception.file === undefined || file === undefined || exception.file === file) &&
        occurrences(text, exception.text).some(
          (at) => at <= start && at + exception.text.length >= end,
        ),
    );
    for (const { id } of covering) this.#needed.add(id);
    return covering.length > 0;
  }

  /** Those that covered nothing so far. */
  unneeded(): Exception[] {
    return this.all.filter(({ id }) => !this.#needed.has(id));
  }
}

function occurrences(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}
