import type { Language } from './language.ts';
import { latin } from './latin.ts';

type Numbers = Language['numbers'];

/** Stand for each letter of a number in words, so that the patterns of forms stay short. */
const [WORD, YEAR] = ['\uE000', '\uE001'];
export const MASKED = `[${WORD}${YEAR}]+`;
export const MASKED_YEAR = `${YEAR}+`;

export interface NumberWords {
  /** The source of a pattern for a number in words. */
  readonly source: string;
  /** A text in which letters of numbers are masked; those that can be articles stay. */
  masked(text: string): string;
  /** The value of a number in words; undefined when the words make none. */
  valueOf(typed: string): number | undefined;
}

type Part = readonly [word: string, value: number, place: 'small' | 'tens' | 'hundreds' | 'scale'];

/** After its first: «novecentonovantanovemilanovecentonovantanove» has eight. */
const MOST_PARTS = 10;

/** Reads cardinals of any language whose words stand for parts of a number, joined or apart. */
export function numberWords(numbers: Numbers): NumberWords {
  const parts = partsOf(numbers);
  const shortened = numbers.shortened ? new RegExp(`^(?:${numbers.shortened})$`) : /^$/;
  const words = parts.map(([word]) =>
    shortened.test(word) ? `${escaped(word)}(?=['’uo])` : escaped(word),
  );
  const part = `(?:${words.join('|')})`;
  const links = [numbers.joined, numbers.spaced]
    .filter(Boolean)
    .map((link) => link.replaceAll(' ', '\\s'));
  const apart = numbers.apart === '' ? '' : `|\\s(?:${numbers.apart})`;
  const glue = new RegExp(`['’\\s-]|(?<=\\s)(?:${numbers.and})(?=\\s)`, 'giu');
  const known = new Map<string, number | undefined>();
  const source = `(?:${part}(?:(?:${links.join('|')})${part}${apart}){0,${MOST_PARTS}})`;
  const article = `(?!(?:${numbers.articles})(?!\\p{L}))`;
  const whole = latin(`(?<!\\p{L})${article}(?!${numbers.unit})${source}(?!\\p{L})`, 'gi');
  const read: NumberWords = {
    source,
    masked: (text) => text.replace(whole, (words) => masked(words, read.valueOf)),
    valueOf(typed) {
      const word = typed.toLowerCase().replace(glue, '');
      if (!known.has(word)) known.set(word, split(word, parts, []));
      return known.get(word);
    },
  };
  return read;
}

/** «eight forty» are two numbers, one after the other. */
function masked(words: string, read: NumberWords['valueOf']): string {
  const value = read(words);
  const last = words.search(/\s\S+$/);
  if (value !== undefined || last < 0) return mask(words, value);
  const [before, after] = [words.slice(0, last), words.slice(last + 1)];
  return `${masked(before, read)}${words[last]}${mask(after, read(after))}`;
}

function mask(words: string, value: number | undefined): string {
  if (value === undefined) return words;
  return (value >= 1000 && value < 3000 ? YEAR : WORD).repeat(words.length);
}

function partsOf({ below20, tens, hundreds, scales }: Numbers): readonly Part[] {
  const of = (words: Readonly<Record<string, number>>, place: Part[2]): Part[] =>
    Object.entries(words).map(([word, value]) => [word, value, place]);
  return [
    ...of(below20, 'small'),
    ...of(tens, 'tens'),
    ...of(hundreds, 'hundreds'),
    ...of(scales, 'scale'),
  ].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
}

/** The first way of splitting a word into parts that makes a number. */
function split(rest: string, parts: readonly Part[], found: readonly Part[]): number | undefined {
  if (rest === '') return found.length === 0 ? undefined : worth(found);
  for (const part of parts) {
    if (!rest.startsWith(part[0])) continue;
    const value = split(rest.slice(part[0].length), parts, [...found, part]);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** What the parts are worth together; undefined for «duetre» or «ventiquindici». */
function worth(parts: readonly Part[]): number | undefined {
  let [total, group, lowest] = [0, 0, Number.POSITIVE_INFINITY];
  for (const [word, value, place] of parts) {
    const low = group % 100;
    if (value === 0 && parts.length > 1) return undefined;
    if (place === 'small') {
      if (value >= 10 ? low !== 0 : low % 10 !== 0 || (low > 0 && low < 20)) return undefined;
      group += value;
    } else if (place === 'tens') {
      if (low !== 0) return undefined;
      group += value;
    } else if (place === 'hundreds') {
      if (group > 9) return undefined;
      group = (group || 1) * 100;
    } else {
      if (value >= lowest || (word === 'mille' && group > 0) || (word === 'mila' && group < 2))
        return undefined;
      total += (group || 1) * value;
      [group, lowest] = [0, value];
    }
  }
  return total + group;
}

export function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
