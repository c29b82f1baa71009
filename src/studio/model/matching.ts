import alikeWords from './alike-words.json' with { type: 'json' };

/**
 * A search query: words in any order, with or without accents, with any apostrophe. «prezzo» also
 * finds what the content calls «tariffa».
 */
export interface Wanted {
  fits(text: string): boolean;
  /** How many of the words the text contains. */
  share(text: string): number;
  /**
   * How far a hit is from the query: 0 if its name was typed in full, below 1 if part of the name
   * or a synonym was; 1 if its text holds the words as typed, 2 if it holds synonyms, 3 if it has
   * only letters inside other words, as «orto» in «trasporto».
   */
  closeness(name: string, shown: string): number;
}

/** Words that a query ignores, as «di» in «orario di uscita»; «dalle» and «alle» name fields. */
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

/** The closeness of a synonymous name: nearer than a name of which the query is a small part. */
const SAME_NAME = 0.6;

/** The stem of a word: «avviso» also finds «avvisi». */
function inflected(part: string): readonly string[] {
  return /^\p{L}{4,}[aeio]$/u.test(part) ? [part.slice(0, -1)] : [];
}

/** The stems of a word's synonyms: for «prezzo», those of «prezzi» and «tariffa». */
function alike(part: string): readonly string[] {
  return alikeWords.find((stems) => stems.some((stem) => isFormOf(part, stem))) ?? [];
}

/** The longest ending after a stem, in letters: «prezz-o», «fasc-ia». */
const ENDING = 2;

/** «festa» is a form of `fest`, «Festival» is not. */
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

/** «Perché l’età» → `perche l'eta`: lower case, without accents. */
function folded(text: string): string {
  const low = text.toLowerCase();
  if (!MARKED.test(low)) return low;
  return low.replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '');
}
