import { eachText } from '../content/json.ts';
import { type Placeholder, placeholdersOf } from '../content/placeholders.ts';
import type { JsonDocument } from './json/json-document.ts';
import { once } from './once.ts';

/** A text as it was typed, and its placeholders. */
export interface TypedText {
  readonly text: string;
  readonly pointer: string;
  readonly placeholders: readonly Placeholder[];
}

/** Keys of a text file whose value is no text for readers. */
const NO_TEXTS = new Set(['$schema', 'showLanguage']);

/** Every text of a file in its order; read once, however many rules ask. */
export const textsOf = once((document: JsonDocument): readonly TypedText[] => {
  const texts = document.value === undefined ? [] : eachText(document.value);
  return texts
    .filter(({ pointer }) => !NO_TEXTS.has(pointer.slice(pointer.lastIndexOf('/') + 1)))
    .map(({ text, pointer }) => ({ text, pointer, placeholders: placeholdersOf(text) }));
});
