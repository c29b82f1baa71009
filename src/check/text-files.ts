import { eachText, isObject, type Json, valueAt } from '../content/json.ts';
import { type Placeholder, placeholdersOf } from '../content/placeholders.ts';
import type { JsonDocument } from './json/json-document.ts';
import { once } from './once.ts';
import type { Project } from './project.ts';

/** A text that visitors read, in the file where it was typed, and its placeholders. */
export interface TypedText {
  readonly document: JsonDocument;
  readonly pointer: string;
  readonly text: string;
  readonly placeholders: readonly Placeholder[];
}

/** Keys of a text file whose value is no text for readers. */
const NO_TEXTS = new Set(['$schema', 'showLanguage']);

/** Every text of a file in its order. */
export const textsOf = once((document: JsonDocument): readonly TypedText[] =>
  eachText(document.value ?? null)
    .filter(({ pointer }) => !NO_TEXTS.has(pointer.slice(pointer.lastIndexOf('/') + 1)))
    .map(({ text, pointer }) => ({ document, pointer, text, placeholders: placeholdersOf(text) })),
);

/** One long word that nobody knows in place of each, so that every character stays where it is. */
export function withoutPlaceholders(text: string): string {
  return placeholdersOf(text).reduce(
    (read, { start, end }) => read.slice(0, start) + 'x'.repeat(end - start) + read.slice(end),
    text,
  );
}

/** A file of texts, and the page whose facts they show. */
export interface TextFile {
  readonly path: string;
  readonly document: JsonDocument;
  readonly value: Json;
  readonly locale: string;
  readonly pageId: string;
}

/** Every file of texts that can be read. */
export const textFiles = once((project: Project): readonly TextFile[] =>
  project.expected.flatMap(({ path }) => {
    const [, locale, pageId] = /^texts\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    const document = project.document(path);
    if (!locale || !pageId || document?.value === undefined) return [];
    return [{ path, document, value: document.value, locale, pageId }];
  }),
);

/** Keys under which files that are no texts hold words for visitors. */
const SHOWN = /\/(?:brand|name|provider|alt|title|label)$/;

/** The words for visitors in site.json, links.json and pictures.json, in the first language. */
export function wordsElsewhere(project: Project): TextFile[] {
  const [locale = ''] = project.locales;
  return ['site.json', 'links.json', 'pictures.json'].flatMap((path) => {
    const document = project.document(path);
    if (document?.value === undefined) return [];
    return [{ path, document, value: document.value, locale, pageId: 'layout' }];
  });
}

export function isShown({ pointer }: TypedText): boolean {
  return SHOWN.test(pointer);
}

/** Keys of the texts that say what those beside and below them are about. */
const HEADINGS = ['title', 'heading', 'question', 'label', 'name', 'eyebrow', 'term'];

/** The headings over a text, the nearest first, and the name of its page. */
export function headingsOver({ value, pageId }: TextFile, pointer: string): string {
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

/** What a text begins with that nobody has written yet: `npm run add` puts it there. */
export const TO_WRITE = 'DA SCRIVERE';

export function isToWrite(text: string): boolean {
  return text.startsWith(TO_WRITE);
}

/** What somebody who writes a text begins with: nothing, where it is to write, but the facts that it has to show. */
export function writtenSoFar(text: string): string {
  if (!isToWrite(text)) return text;
  return placeholdersOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');
}

/** A sentence of a text; offsets count characters. */
interface SentenceSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Up to a mark that a space follows, which the point of an hour or of a name of a fact does not have. */
const SENTENCE = /(?:[^.!?;\n]|[.](?=\S))+[.!?;\n]*/gu;

export function sentencesOf(text: string): SentenceSpan[] {
  return [...text.matchAll(SENTENCE)].map(({ 0: own, index }) => ({
    text: own,
    start: index,
    end: index + own.length,
  }));
}
