import { isObject, type Json, valueAt } from '../content/json.ts';
import { memoize } from '../content/memoize.ts';
import { type Placeholder, placeholdersOf } from '../content/placeholders.ts';
import { eachText } from '../content/sentences.ts';
import type { Span } from '../content/span.ts';
import { NOTICES } from '../time/in-force.ts';
import type { JsonDocument } from './json/json-document.ts';
import type { Project } from './project.ts';

/** A text for visitors, the file where it was typed, and its placeholders. */
export interface TypedText {
  readonly document: JsonDocument;
  readonly pointer: string;
  readonly text: string;
  readonly placeholders: readonly Placeholder[];
}

/** Keys of text files whose values visitors do not read. */
export const NON_TEXT_KEYS: ReadonlySet<string> = new Set(['$schema', 'showLanguage']);

/** The texts of a page, or the content generator's instruction, which no page shows. */
export const TEXT_FILE = /^(?:texts\/([^/]+)|generator)\/([^/]+)\.json$/;

/** Every text of a file, in order. */
export const textsOf = memoize((document: JsonDocument): readonly TypedText[] =>
  eachText(document.value ?? null)
    .filter(({ pointer }) => !NON_TEXT_KEYS.has(pointer.slice(pointer.lastIndexOf('/') + 1)))
    .map(({ text, pointer }) => ({ document, pointer, text, placeholders: placeholdersOf(text) })),
);

/** Replaces each placeholder with as many `x`, so that offsets stay valid. */
export function withoutPlaceholders(text: string): string {
  return placeholdersOf(text).reduce(
    (read, { start, end }) => read.slice(0, start) + 'x'.repeat(end - start) + read.slice(end),
    text,
  );
}

/** A text file, and the page whose facts it shows. */
export interface TextFile {
  readonly path: string;
  readonly document: JsonDocument;
  readonly value: Json;
  readonly locale: string;
  readonly pageId: string;
  /** Whether a text of the file is for visitors; without it, all are. */
  readonly isShown?: (typed: TypedText) => boolean;
  /** Nothing fills placeholders in its texts. */
  readonly isPlain?: boolean;
}

/** Every text file of a published language that can be read. */
export const textFiles = memoize((project: Project): readonly TextFile[] =>
  project.expected.flatMap(({ path }) => {
    const [, locale, pageId] = /^texts\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    const document = project.document(path);
    if (!locale || !pageId || document?.value === undefined) return [];
    return [{ path, document, value: document.value, locale, pageId }];
  }),
);

/** Keys that hold words for visitors in files other than texts. */
const SHOWN = /\/(?:brand|name|provider|alt|title|label)$/;

/** Other files with words for visitors, in the first language. */
export function wordsElsewhere(project: Project): TextFile[] {
  const [first = ''] = project.locales;
  const files = ['site.json', 'links.json', 'pictures.json'];
  return files.flatMap((path) => partOf(project, path, first, SHOWN));
}

/** The notices, in each language. */
export function notices(project: Project): TextFile[] {
  return project.locales.flatMap((locale) =>
    partOf(project, NOTICES, locale, new RegExp(`/${locale}$`)).map((file) => ({
      ...file,
      isPlain: true,
    })),
  );
}

function partOf(project: Project, path: string, locale: string, shown: RegExp): TextFile[] {
  const document = project.document(path);
  if (document?.value === undefined) return [];
  const isShown = ({ pointer }: TypedText) => shown.test(pointer);
  return [{ path, document, value: document.value, locale, pageId: 'layout', isShown }];
}

/** Keys of texts that say what the texts beside and below them are about. */
const HEADINGS = ['title', 'heading', 'question', 'label', 'name', 'eyebrow', 'term'];

/** The headings over a text, nearest first, then the id and title of its page, as one text. */
export function headingTextOf({ value, pageId }: TextFile, pointer: string): string {
  const steps = pointer.split('/').slice(1, -1);
  const groups = steps.map((_, index) => valueAt(value, steps.slice(0, steps.length - index)));
  const headings = [...groups, value].flatMap((group) =>
    isObject(group)
      ? HEADINGS.flatMap((key) => (typeof group[key] === 'string' ? [group[key]] : []))
      : [],
  );
  const title = valueAt(value, ['meta', 'title']);
  return [...headings, pageId.replaceAll('-', ' '), String(title ?? '')].join(' · ');
}

/** The start of a text still to be written; `npm run add` puts it there. */
export const TO_WRITE = 'DA SCRIVERE';

export function isToWrite(text: string): boolean {
  return text.startsWith(TO_WRITE);
}

/** What a writer starts from: the text, or only its placeholders while it is to be written. */
export function writtenSoFar(text: string): string {
  if (!isToWrite(text)) return text;
  return placeholdersOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
}

/** Ends at a mark; a dot with no space after it, as in an hour or a fact name, does not count. */
const SENTENCE = /(?:[^.!?;\n]|[.](?=\S))+[.!?;\n]*/gu;

/** The sentences of a text; offsets count characters. */
export function sentencesOf(text: string): (Span & { readonly text: string })[] {
  return [...text.matchAll(SENTENCE)].map(({ 0: own, index }) => ({
    text: own,
    start: index,
    end: index + own.length,
  }));
}
