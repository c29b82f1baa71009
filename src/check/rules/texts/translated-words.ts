import {
  eachText,
  isObject,
  isSentence,
  type Json,
  type JsonObject,
  type Sentence,
} from '../../../content/json.ts';
import { placeholdersOf } from '../../../content/placeholders.ts';

/** A text of one language: words, or words by state. */
export type Words = string | Sentence;

export function isWords(value: Json): value is Words {
  return typeof value === 'string' || isSentence(value);
}

export function formsOf(words: Words): JsonObject | undefined {
  return isSentence(words) && isObject(words.forms) ? words.forms : undefined;
}

export function plainText(words: Words): string {
  return typeof words === 'string' ? words : String(words.text ?? '');
}

/** The facts and the running values that its words name. */
export function namesIn(words: Words): Set<string> {
  const all = eachText(words).flatMap(({ text }) => placeholdersOf(text));
  return new Set(
    all
      .filter(({ kind }) => kind !== 'broken')
      .map(({ name, kind }) => (kind === 'variable' ? `$${name}` : name)),
  );
}
