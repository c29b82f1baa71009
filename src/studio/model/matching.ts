import alikeWords from './alike-words.json' with { type: 'json' };

/**
 * What somebody looks for: words in any order, typed with or without accents, with any apostrophe; who
 * types «prezzo» finds what the contents call «tariffa».
 */
export interface Wanted {
  fits(text: string): boolean;
  /** How many of the words stand in the text. */
  share(text: string): number;
  /**
   * How far something is by its name and by all that is shown of it: 0 is the name that was typed, below
   * 1 the larger part of the name, or one that means the same; 1 the words as they were typed, 2 words that mean the same, 3 letters
   * inside of others, of «orto» transport.
   */
  closeness(name: string, shown: string): number;
}

/** Who looks for «orario di uscita» means the hour, and not every «di»; «dalle» and «alle» are names of fields. */
const SMALL_WORDS = new Set(
  'a ad al con da de dei del della delle di e ed fra gli i il in la le lo nel nella per un una uno'.split(
    ' ',
  ),
);

export function wanted(query: string): Wanted {
  const typed = folded(query).split(/\s+/).filter(Boolean);
  const telling = typed.filter((part) => !SMALL_WORDS.has(part));
  const parts = telling.length > 0 ? telling : typed;
  const meant = parts.map((part) => [part, ...inflected(part), ...alike(part)]);
  const holds =
    (plain: string) =>
    ([own = '', ...others]: readonly string[]) =>
      plain.includes(own) || others.some((stem) => hasForm(plain, stem));
  return {
    share: (text) => meant.filter(holds(folded(text))).length,
    fits: (text) => {
      const plain = folded(text);
      return meant.every(holds(plain));
    },
    closeness: (name, shown) => {
      const [own, whole] = [folded(name), ` ${folded(shown)}`];
      if (parts.every((part) => beginsWord(` ${own}`, part)))
        return Math.max(0, 1 - parts.join(' ').length / own.length);
      if (meant.every(([, ...stems]) => stems.some((stem) => hasForm(own, stem)))) return SAME_NAME;
      if (parts.every((part) => beginsWord(whole, part))) return 1;
      return meant.every(
        ([own = '', ...others]) =>
          beginsWord(whole, own) || others.some((stem) => hasForm(whole, stem)),
      )
        ? 2
        : 3;
    },
  };
}

/** How far a name is that says the same in other words: nearer than one of which what was typed is a small part. */
const SAME_NAME = 0.6;

/** «avviso» means «avvisi», too. */
function inflected(part: string): readonly string[] {
  return /^\p{L}{4,}[aeio]$/u.test(part) ? [part.slice(0, -1)] : [];
}

/** The beginnings of the words for what a word means: «prezzi» and «tariffa» beside «prezzo». */
function alike(part: string): readonly string[] {
  return alikeWords.find((stems) => stems.some((stem) => isFormOf(part, stem))) ?? [];
}

/** Letters of the ending: «prezzo», «fascia». */
const ENDING = 2;

/** «festa» is a form of `fest`, and «Festival» is none. */
function hasForm(plain: string, stem: string): boolean {
  return plain.split(/[^\p{L}\p{N}]+/u).some((word) => isFormOf(word, stem));
}

function isFormOf(word: string, stem: string): boolean {
  return word.startsWith(stem) && word.length <= stem.length + ENDING;
}

function beginsWord(plain: string, part: string): boolean {
  return plain.split(part).slice(0, -1).some(isBetweenWords);
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
