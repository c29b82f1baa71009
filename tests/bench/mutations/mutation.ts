import type { Place } from '../../../src/check/finding.ts';
import { JsonDocument, type SourceFile } from '../../../src/check/json/json-document.ts';

/** Lines of a file, both ends included. A slip is caught when a new finding points at one of them. */
export interface Target {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** One edit of the real content. */
export interface Mutation {
  /** `slip`: must be reported. `harmless`: must not. `invisible`: no checker can tell. */
  readonly sort: 'slip' | 'harmless' | 'invisible';
  readonly kind: string;
  /** What was typed, for the list of what was missed. */
  readonly title: string;
  readonly content: readonly SourceFile[];
  readonly targets: readonly Target[];
  /** What a harmless edit changes, so that others must be read again: a fact by its path, or a text. */
  readonly changes?:
    | { readonly fact: string }
    | { readonly file: string; readonly pointer: string };
}

/** The real content, and edits of it by offsets. */
export class Original {
  readonly content: readonly SourceFile[];
  readonly #documents: ReadonlyMap<string, JsonDocument>;

  constructor(content: readonly SourceFile[]) {
    this.content = content;
    this.#documents = new Map(content.map((source) => [source.path, new JsonDocument(source)]));
  }

  get documents(): JsonDocument[] {
    return [...this.#documents.values()];
  }

  /** @throws RangeError when there is no such file */
  document(path: string): JsonDocument {
    const document = this.#documents.get(path);
    if (!document) throw new RangeError(`no content file ${path}`);
    return document;
  }

  files(prefix: string): JsonDocument[] {
    return this.documents.filter(({ path }) => path.startsWith(prefix));
  }

  /** The content with one stretch of one file replaced, and the lines that the new text takes. */
  replace(place: Place, text: string): { content: SourceFile[]; targets: Target[] } {
    const { start, end } = offsetsOf(this.document(place.file).text, place);
    return this.replaceSpan(place.file, start, end, text);
  }

  replaceSpan(
    path: string,
    start: number,
    end: number,
    text: string,
  ): { content: SourceFile[]; targets: Target[] } {
    const before = this.document(path).text;
    const from = before.slice(0, start).split('\n').length;
    const to = from + text.split('\n').length - 1;
    const after = before.slice(0, start) + text + before.slice(end);
    return { content: this.withFile(path, after), targets: [{ file: path, from, to }] };
  }

  withFile(path: string, text: string): SourceFile[] {
    const others = this.content.filter((source) => source.path !== path);
    return [...others, { path, text }];
  }
}

/** Offsets of a place in a text whose lines end with \n. */
export function offsetsOf(text: string, place: Place): { start: number; end: number } {
  const lines = text.split('\n');
  const at = (line: number, column: number) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
  return { start: at(place.line, place.column), end: at(place.endLine, place.endColumn) };
}
