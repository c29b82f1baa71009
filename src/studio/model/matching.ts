/** What somebody looks for: words in any order, typed with or without accents, with any apostrophe. */
export interface Wanted {
  fits(text: string): boolean;
  /** A word of the text begins with each: of «orto» the garden, and not transport. */
  begins(text: string): boolean;
}

export function wanted(query: string): Wanted {
  const parts = folded(query).split(/\s+/).filter(Boolean);
  return {
    fits: (text) => {
      const plain = folded(text);
      return parts.every((part) => plain.includes(part));
    },
    begins: (text) => {
      const plain = ` ${folded(text)}`;
      return parts.every((part) => plain.split(part).slice(0, -1).some(isBetweenWords));
    },
  };
}

function isBetweenWords(before: string): boolean {
  return !/[\p{L}\p{N}]$/u.test(before);
}

const MARKED = /[^\0-\x7F]/;

/** «Perché l’età» → `perche l'eta`: as a keyboard without them types it. */
function folded(text: string): string {
  const low = text.toLowerCase();
  if (!MARKED.test(low)) return low;
  return low.replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '');
}
