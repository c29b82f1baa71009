/** True if each word of `query` begins a word of the texts; accents and capitals do not count. */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const there = wordsOf(texts.join(' '));
  return wordsOf(query).every((word) => there.some((one) => one.startsWith(word)));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
