import alikeWords from './alike-words.json' with { type: 'json' };

/**
 * What somebody looks for: words in any order, typed with or without accents, with any apostrophe; who
 * types «prezzo» finds what the contents call «tariffa».
 */
export interface Wanted {
  fits(text: string): boolean;
  /** How many of the words stand in the text. */
  share(text: string): number;
  /** A word of the text begins with each: of «orto» the garden, and not transport. */
  begins(text: string): boolean;
}

export function wanted(query: string): Wanted {
  const parts = folded(query).split(/\s+/).filter(Boolean);
  const meant = parts.map((part) => [part, ...alike(part)]);
  const holds = (plain: string) => (ways: readonly string[]) =>
    ways.some((way) => plain.includes(way));
  return {
    share: (text) => meant.filter(holds(folded(text))).length,
    fits: (text) => {
      const plain = folded(text);
      return meant.every(holds(plain));
    },
    begins: (text) => {
      const plain = ` ${folded(text)}`;
      return meant.every((ways) =>
        ways.some((way) => plain.split(way).slice(0, -1).some(isBetweenWords)),
      );
    },
  };
}

/** The beginnings of the words for what a word means: «prezzi» and «tariffa» beside «prezzo». */
function alike(part: string): readonly string[] {
  return alikeWords.find((stems) => stems.some((stem) => isFormOf(part, stem))) ?? [];
}

/** Letters of the ending: «prezzo», «fascia». */
const ENDING = 2;

function isFormOf(word: string, stem: string): boolean {
  return word.startsWith(stem) && word.length <= stem.length + ENDING;
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
