/** The texts of a question, each as the site shows it. */
export interface SearchedTexts {
  title: string;
  /** Other words that families search for. */
  searchedAs: string;
  answer: string;
}

export interface Searched<Q> {
  /** Best first; those that match far less than the best are left out. */
  found: readonly Q[];
  /** False if a word of the query is in no question. */
  isComplete: boolean;
}

/** A word of the question itself says more than one of its answer. */
const WEIGHTS = { title: 4, searchedAs: 3, answer: 2 } as const;
const PARTS = ['title', 'searchedAs', 'answer'] as const;
/** A question that matches in its answer is still shown beside one that matches in its title. */
const MIN_SHARE = 0.5;

/**
 * The questions that best match the words of `query`, in order; all of them for an empty one. A
 * word counts less the more questions have it. It must begin a word of theirs, or else be another
 * form of one; accents, capitals and endings do not count: «allergia» finds «allergico», «dormire» «dorme».
 */
export function searchQuestions<Q>(
  query: string,
  questions: readonly Q[],
  textsOf: (question: Q) => SearchedTexts,
): Searched<Q> {
  const indexed = questions.map((question) => ({ question, words: indexOf(textsOf(question)) }));
  const sought = countedWords(query, indexed);
  if (sought.length === 0) return { found: questions, isComplete: true };
  const weights = sought.map((word) => {
    const begun = indexed.map(({ words }) => weightOf(words, startsLike(word)));
    const isBegun = begun.some(Boolean);
    return dividedByFrequency(
      isBegun ? begun : indexed.map(({ words }) => weightOf(words, isFormOf(word))),
    );
  });
  const scored = indexed.map(({ question }, at) => ({
    question,
    score: weights.reduce((sum, ofWord) => sum + (ofWord[at] ?? 0), 0),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return {
    found: scored
      .filter(({ score }) => score > 0 && score >= best * MIN_SHARE)
      .toSorted((a, b) => b.score - a.score)
      .map(({ question }) => question),
    isComplete: weights.every((ofWord) => ofWord.some(Boolean)),
  };
}

type Index = Readonly<Record<keyof SearchedTexts, readonly string[]>>;

function indexOf({ title, searchedAs, answer }: SearchedTexts): Index {
  return { title: wordsOf(title), searchedAs: wordsOf(searchedAs), answer: wordsOf(answer) };
}

/** «si», «per», “my”: words as short as these count only if a question lists them, as it does “bus”. */
const MAX_SMALL_WORD_LENGTH = 3;

function countedWords(query: string, indexed: readonly { words: Index }[]): readonly string[] {
  const all = wordsOf(query);
  const listed = new Set(indexed.flatMap(({ words }) => words.searchedAs));
  const counted = all.filter((word) => word.length > MAX_SMALL_WORD_LENGTH || listed.has(word));
  return counted.length > 0 ? counted : all;
}

function weightOf(index: Index, matches: (there: string) => boolean): number {
  const part = PARTS.find((name) => index[name].some(matches));
  return part ? WEIGHTS[part] : 0;
}

function startsLike(word: string): (there: string) => boolean {
  const stem = stemOf(word);
  return (there) => there.startsWith(stem);
}

/** Endings of verbs: «dorm-ire», «pag-a-re», «piov-esse», “sleep-ing”, “enrol-ling”, never “week-end”. */
const VERB_ENDING = /^(?:[aeiou]\w{0,2}[aeiou]|re|rlo|no|ndo|te|l?ing|l?ed|ers?)$/;

function isFormOf(word: string): (there: string) => boolean {
  return (there) => {
    const stem = stemOf(there);
    const ending = word.startsWith(stem) ? word.slice(stem.length) : '';
    return there.length >= MIN_STEM && VERB_ENDING.test(ending);
  };
}

function dividedByFrequency(weights: readonly number[]): readonly number[] {
  const count = weights.filter(Boolean).length;
  return weights.map((weight) => weight && weight / count);
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
