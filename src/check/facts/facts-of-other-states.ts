import { eachText, isSentence, type Json } from '../../content/json.ts';
import { placeholdersOf } from '../../content/placeholders.ts';
import { hasStates } from '../../content/sentences.ts';
import type { JsonDocument } from '../json/json-document.ts';
import { once } from '../once.ts';
import type { Project } from '../project.ts';

const namedByStates = once((document: JsonDocument) => [...namedIn(document.value ?? null)]);

/** The facts whose state chooses the words of some text, and those that words of another state show. */
export function factsOfOtherStates(project: Project): ReadonlySet<string> {
  const texts = project.expected.filter(({ path }) => path.startsWith('texts/'));
  const documents = texts.flatMap(({ path }) => project.document(path) ?? []);
  return new Set(documents.flatMap(namedByStates));
}

function* namedIn(value: Json): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (isSentence(value) && hasStates(value)) {
    yield value.state;
    for (const { text } of eachText(value)) for (const { name } of placeholdersOf(text)) yield name;
  }
  for (const child of Object.values(value)) yield* namedIn(child);
}
