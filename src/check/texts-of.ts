import { eachText } from '../content/json.ts';
import { type Placeholder, placeholdersOf } from '../content/placeholders.ts';
import type { JsonDocument } from './json/json-document.ts';

/** A text as it was typed, and its placeholders. */
export interface TypedText {
  readonly text: string;
  readonly pointer: string;
  readonly placeholders: readonly Placeholder[];
}

/** Keys of a text file whose value is no text for readers. */
const NO_TEXTS = new Set(['$schema', 'showLanguage']);

const read = new WeakMap<JsonDocument, readonly TypedText[]>();

/** Every text of a file in its order; read once, however many rules ask. */
export function textsOf(document: JsonDocument): readonly TypedText[] {
  const known = read.get(document);
  if (known) return known;
  const texts = document.value === undefined ? [] : eachText(document.value);
  const typed = texts
    .filter(({ pointer }) => !NO_TEXTS.has(pointer.slice(pointer.lastIndexOf('/') + 1)))
    .map(({ text, pointer }) => ({ text, pointer, placeholders: placeholdersOf(text) }));
  read.set(document, typed);
  return typed;
}
