import { eachText, isSentence, type Json } from '../../content/json.ts';
import { placeholdersOf } from '../../content/placeholders.ts';
import { hasStates } from '../../content/sentences.ts';
import type { Project } from '../project.ts';

/** The facts whose state chooses the words of some text, and those that words of another state show. */
export function factsOfOtherStates(project: Project): ReadonlySet<string> {
  const texts = project.expected.filter(({ path }) => path.startsWith('texts/'));
  return new Set(texts.flatMap(({ path }) => [...namedIn(project.value(path) ?? null)]));
}

function* namedIn(value: Json): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (isSentence(value) && hasStates(value)) {
    yield value.state;
    for (const { text } of eachText(value)) for (const { name } of placeholdersOf(text)) yield name;
  }
  for (const child of Object.values(value)) yield* namedIn(child);
}
