/** One result of a recogniser, by its index in the run. */
export interface Phrase {
  readonly text: string;
  readonly isFinal: boolean;
  /** From 0 to 1. */
  readonly confidence: number;
}

/**
 * The words of one run, rebuilt from all of its results. Android marks each guess as final, with
 * confidence 0, and repeats it in the next, longer result: such guesses are dropped.
 */
export function wordsHeard(phrases: readonly Phrase[]): string[] {
  return phrases
    .filter((_, index) => !isRepeated(phrases, index))
    .flatMap(({ text }) => wordsOf(text));
}

function isRepeated(phrases: readonly Phrase[], index: number): boolean {
  const phrase = phrases[index];
  if (!phrase) return false;
  const next = phrases[index + 1];
  if (isGuess(phrase) && next && startsWith(next.text, phrase.text)) return true;
  const previous = phrases[index - 1];
  return isGuess(phrase) && previous?.isFinal === true && isSame(previous.text, phrase.text);
}

function isGuess({ isFinal, confidence }: Phrase): boolean {
  return isFinal && confidence === 0;
}

function startsWith(longer: string, shorter: string): boolean {
  const words = wordsOf(longer);
  return wordsOf(shorter).every((word, index) => isSame(word, words[index] ?? ''));
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
