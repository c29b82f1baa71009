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
 * Whether a text may state a value: a digit, a link, a number word, a month, a weekday, a sign
 * of money or percent, a named hour. It never misses a listed word; it may find too much.
 */
export function valueFilterOf(language: Language): (text: string) => boolean {
  const lexicon = Lexicon.of(language);
  const numbers = NumberWords.of(language);
  const isOfValue = (tag: string) =>
    TAGS.has(tag) || PREFIXES.some((prefix) => tag.startsWith(prefix));
  const isNumber = (norm: string) =>
    (numbers.partsOf(norm) ?? numbers.collective(norm) ?? numbers.ordinal(norm)) !== undefined;
  const may = ({ token, tags, norm }: Node) =>
    token === 'digits' ||
    token === 'link' ||
    [...tags].some(isOfValue) ||
    (isNumber(norm) && !tags.has('#article'));
  return (text) => nodesOf(tokensOf(text), lexicon).some(may);
}
