import { type Node, nodesOf } from './grammar.ts';
import { type Language, Lexicon } from './lexicon.ts';
import { NumberWords } from './number-words.ts';
import { tokensOf } from './tokens.ts';

const TAGS = new Set([
  '#currency',
  '#percent',
  '#cents',
  '#noon',
  '#midnight',
  '#weekend',
  '#ordinal',
]);
const PREFIXES = ['month:', 'weekday:'];

/**
 * Whether a text may hold a value at all: a digit, an address, a number word, a month, a weekday, a sign of
 * money or percent, a named hour. It looks at each word by itself, and misses none that stands in the lists.
 */
export function createLexer(language: Language): (text: string) => boolean {
  const lexicon = Lexicon.of(language);
  const numbers = new NumberWords(lexicon.words, language);
  const may = ({ token, tags, norm }: Node) =>
    token === 'digits' ||
    token === 'address' ||
    [...tags].some((tag) => TAGS.has(tag) || PREFIXES.some((one) => tag.startsWith(one))) ||
    (!tags.has('#article') && (numbers.partsOf(norm) ?? numbers.collective(norm)) !== undefined) ||
    numbers.ordinal(norm) !== undefined;
  return (text) => nodesOf(tokensOf(text), lexicon).some(may);
}
