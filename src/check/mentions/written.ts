import type { KnownFact } from './known-facts.ts';
import type { Mention, Span } from './mention.ts';

/** A placeholder with the words around it that it needs, and the stretch that it takes. */
export interface Replacement {
  readonly slot: Span;
  readonly text: string;
}

/** Why no placeholder can take the place of a value by itself. */
export type Refusal = 'choice' | 'words' | 'marks';

const MARKS = /[<>*_&]/;
const OPEN_VOWEL = /^(?:8|11(?!\d)|1(?!\d))/;

/**
 * What takes the place of a typed value so that the sentence reads as before: «trent’anni» needs a
 * space, and «a mezzogiorno» no number at all.
 */
export function replacementFor(
  text: string,
  { start, end }: Span,
  placeholder: string,
  fact: KnownFact,
  mention: Mention,
): Replacement | Refusal {
  const typed = text.slice(start, end);
  if (mention.spoken) return 'words';
  if (MARKS.test(typed)) return 'marks';
  if (mention.kind === 'count' && !mention.slot && mention.noun !== undefined) return 'words';
  if (/[’']$/.test(text.slice(0, start)) && isMoved(mention, fact)) return 'words';
  const elided = /^[’']/.exec(text.slice(end));
  if (elided) return { slot: { start, end: end + 1 }, text: `${placeholder} ` };
  return { slot: { start, end }, text: placeholder };
}

/** «all’una» holds 13:00, which no «all’» goes before. */
function isMoved({ kind, value }: Mention, fact: KnownFact): boolean {
  return kind === 'time' && !OPEN_VOWEL.test(String(fact.value ?? value).replace(/^0/, ''));
}
