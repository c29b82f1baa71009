/** True when each word that is sought begins a word of the texts, whatever its accents and capitals. */
export function isFound(sought: string, texts: readonly string[]): boolean {
  const there = wordsOf(texts.join(' '));
  return wordsOf(sought).every((word) => there.some((one) => one.startsWith(word)));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
