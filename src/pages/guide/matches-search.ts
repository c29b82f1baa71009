/**
 * True if each word of `query` begins a word of the texts. Accents, capitals and the endings of
 * gender and number do not count: «allergia» finds «allergico», “prices” finds “price”.
 */
export function matchesSearch(query: string, texts: readonly string[]): boolean {
  const there = wordsOf(texts.join(' '));
  return wordsOf(query).every((word) => there.some((one) => one.startsWith(stemOf(word))));
}

/** A shorter stem would find unrelated words. */
const MIN_STEM = 4;

function stemOf(word: string): string {
  const stem = word.replace(/(?:[aeiouy]+s?|s)$/, '');
  return stem.length < MIN_STEM ? word : stem;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
