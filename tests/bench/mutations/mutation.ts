import { JsonDocument, type SourceFile } from '../../../src/check/json/json-document.ts';
import type { Span } from '../../../src/content/span.ts';

/** Lines of a file, both ends included. A mistake is caught when a new finding is on one of them. */
export interface Target {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** Whole files: for a mistake that may be reported in more than one place. */
export const anywhereIn = (...files: readonly string[]): Target[] =>
  files.map((file) => ({ file, from: 1, to: 10_000 }));

/** One edit of the live content. */
export interface Mutation {
  /** `slip`: must be reported. `harmless`: must not. */
  readonly sort: 'slip' | 'harmless';
  readonly kind: string;
  /** What was typed, for the list of missed mistakes. */
  readonly title: string;
  readonly content: readonly SourceFile[];
  readonly targets: readonly Target[];
}

/** The live content, and edits of it by offset. */
export class Original {
  readonly content: readonly SourceFile[];
  readonly documents: readonly JsonDocument[];

  constructor(content: readonly SourceFile[]) {
    this.content = content;
    this.documents = content.map((source) => new JsonDocument(source));
  }

  /** @throws RangeError when there is no such file */
  document(path: string): JsonDocument {
    const document = this.documents.find((document) => document.path === path);
    if (!document) throw new RangeError(`no content file ${path}`);
    return document;
  }

  files(prefix: string): JsonDocument[] {
    return this.documents.filter(({ path }) => path.startsWith(prefix));
  }

  /** A mistake: replaces a span of a file; its targets are the lines of the new text. */
  slip(kind: string, path: string, span: Span | undefined, typed: string): Mutation {
    if (!span) throw new RangeError(`nothing stands there in ${path}`);
    const { text } = this.document(path);
    const from = text.slice(0, span.start).split('\n').length;
    const to = from + typed.split('\n').length - 1;
    const instead = text.slice(0, span.start) + typed + text.slice(span.end);
    const around = text
      .slice(Math.max(0, span.start - 30), span.start)
      .split('\n')
      .at(-1)
      ?.trim();
    return {
      ...{ sort: 'slip', kind, title: `${path}:${from} «${around}${typed.slice(0, 70)}»` },
      content: this.withFile(path, instead),
      targets: [{ file: path, from, to }],
    };
  }

  withFile(path: string, text: string): SourceFile[] {
    return [...this.content.filter((source) => source.path !== path), { path, text }];
  }
}
