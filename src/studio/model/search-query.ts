import alikeWords from './alike-words.json' with { type: 'json' };

/**
 * A search query: words in any order, with or without accents, with any apostrophe. «prezzo» also
 * finds what the content calls «tariffa».
 */
export interface SearchQuery {
  matches(text: string): boolean;
  /** How many of the words the text contains. */
  matchCount(text: string): number;
  /**
   * How far a hit is from the query: 0 if its name was typed in full, below 1 if part of the name
   * or a synonym was, 2 to 3 if only the beginning of a word of the name was; 1 if its text holds
   * the words as typed, 2 if it holds synonyms, 3 if it has only letters inside other words, as
   * «orto» in «trasporto».
   */
  distance(name: string, shown: string): number;
}

/** Words that a query ignores, as «di» in «orario di uscita»; «dalle» and «alle» name fields. */
const STOP_WORDS = new Set(
  'a ad al con da de dei del della delle di e ed fra gli i il in la le lo nel nella per un una uno'.split(
    ' ',
  ),
);

export function parseQuery(query: string): SearchQuery {
  const typed = folded(query).split(/\s+/).filter(Boolean);
  const contentWords = typed.filter((part) => !STOP_WORDS.has(part));
  const parts = contentWords.length > 0 ? contentWords : typed;
  const stems = new Map(parts.map((part) => [part, [...stemsOf(part), ...synonymStems(part)]]));
  const levels = (text: string) => {
    const plain = folded(text);
    let all: readonly string[] | undefined;
    const hasForm = (stem: string) => {
      all ??= plain.split(BETWEEN_WORDS);
      return all.some((word) => isFormOf(word, stem));
    };
    return parts.map((part) => {
      if (plain.split(part).slice(0, -1).some(isBetweenWords)) return AS_TYPED;
      if (stems.get(part)?.some(hasForm)) return ALIKE;
      return plain.includes(part) ? INSIDE : NOWHERE;
    });
  };
  return {
    matchCount: (text) => levels(text).filter((level) => level < NOWHERE).length,
    matches: (text) => levels(text).every((level) => level < NOWHERE),
    distance: (name, shown) => {
      const own = Math.max(...levels(name));
      const all = folded(name).split(BETWEEN_WORDS);
      const hasWholeWords = parts.every((part) => all.includes(part));
      const isForm = (part: string, at: number) =>
        [part, ...stemsOf(part)].some((stem) => isFormOf(all[at] ?? '', stem));
      // «chiusura» is as near to «Chiusure» as a name that was typed.
      if (!hasWholeWords && all.length === parts.length && parts.every(isForm)) return OTHER_FORM;
      if (own === AS_TYPED)
        return (
          Math.max(0, SAME_NAME * (1 - parts.join(' ').length / name.length)) +
          (hasWholeWords ? 0 : PREFIX_PENALTY)
        );
      return own === ALIKE ? SAME_NAME : Math.min(INSIDE, Math.max(...levels(shown)));
    },
  };
}

/** How a text holds a word: as typed, at the start of a word; as a form or a synonym; inside. */
const [AS_TYPED, ALIKE, INSIDE, NOWHERE] = [1, 2, 3, 4];
/**
 * The distance of a synonymous name: nearer than a name that contains the query as a small part.
 */
const SAME_NAME = 0.6;
/** The distance of a name that was typed in another form, such as the singular. */
const OTHER_FORM = 0.1;
/** The penalty of a name if only the beginning of a word was typed: «circo» in «circolo». */
const PREFIX_PENALTY = 2;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** The stem of a word: «avviso» also finds «avvisi». */
function stemsOf(part: string): readonly string[] {
  return /^\p{L}{4,}[aeio]$/u.test(part) ? [part.slice(0, -1)] : [];
}

/** The stems of a word's synonyms: for «prezzo», those of «prezzi» and «tariffa». */
function synonymStems(part: string): readonly string[] {
  return alikeWords.find((stems) => stems.some((stem) => isFormOf(part, stem))) ?? [];
}

/** The longest ending after a stem, in letters: «prezz-o», «fasc-ia». */
const ENDING = 2;

/** «festa» is a form of `fest`, «Festival» is not. */
function isFormOf(word: string, stem: string): boolean {
  return word.startsWith(stem) && word.length <= stem.length + ENDING;
}

function isBetweenWords(before: string): boolean {
  return !/[\p{L}\p{N}]$/u.test(before);
}

const MARKED = /[^\0-\x7F]/;

/** «Perché l’età» → `perche l'eta`: lower case, without accents. */
function folded(text: string): string {
  const low = text.toLowerCase().replaceAll('€', 'euro');
  if (!MARKED.test(low)) return low;
  return low.replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '');
}
