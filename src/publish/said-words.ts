import { stems } from '../check/mentions/known-facts.ts';
import type { ContentFiles } from '../content/content.ts';
import { eachText, pointerSteps } from '../content/json.ts';
import { placeholdersOf } from '../content/placeholders.ts';

const SENTENCE = /[^.!?;\n]+(?:[.!?;](?!\s)[^.!?;\n]*)*/g;
const LONGEST_NAME = 40;
const ENDS = [
  ['.from', '.to'],
  ['.min', '.max'],
] as const;

/** What the texts of a language teach of the facts: stems of words. */
export interface SaidWords {
  /** By the path of a fact, from the sentences that show it. */
  readonly said: ReadonlyMap<string, ReadonlySet<string>>;
  /** By a key of the content, from the short texts that stand under it: `snack` is «Merenda». */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
}

/** @param isRead which pages teach, by their id */
export function saidWords(
  files: ContentFiles,
  locale: string,
  isRead: (pageId: string) => boolean,
): SaidWords {
  const said = new Map<string, Set<string>>();
  const names = new Map<string, Set<string>>();
  const folder = `texts/${locale}/`;
  for (const [path, value] of files) {
    if (!path.startsWith(folder) || !isRead(path.slice(folder.length, -'.json'.length))) continue;
    for (const { text, pointer } of eachText(value)) {
      for (const [sentence] of text.matchAll(SENTENCE)) learnSentence(sentence, said);
      if (text.length <= LONGEST_NAME)
        for (const key of pointerSteps(pointer)) learn(names, key, stems(withoutValues(text)));
    }
  }
  return { said, names };
}

function learnSentence(sentence: string, said: Map<string, Set<string>>): void {
  const facts = placeholdersOf(sentence).filter(({ kind }) => kind === 'fact');
  if (facts.length === 0) return;
  const words = stems(withoutValues(sentence));
  const names = new Set(facts.map(({ name }) => name));
  for (const name of [...names, ...wholes(names)]) learn(said, name, words);
}

/** A sentence that shows both ends of a range speaks of the range. */
function wholes(names: ReadonlySet<string>): string[] {
  return ENDS.flatMap(([start, end]) =>
    [...names]
      .filter((name) => name.endsWith(start) && names.has(name.slice(0, -start.length) + end))
      .map((name) => name.slice(0, -start.length)),
  );
}

function learn(known: Map<string, Set<string>>, key: string, words: ReadonlySet<string>): void {
  known.set(key, new Set([...(known.get(key) ?? []), ...words]));
}

function withoutValues(text: string): string {
  return text.replace(/\{\{[^{}]*\}\}/g, ' ');
}
