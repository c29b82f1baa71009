import { FREE_BEFORE } from './digits.ts';
import { mention, pattern, spanOf, wholeOf } from './find.ts';
import type { Mention } from './mention.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Patterns {
  readonly money: readonly RegExp[];
  readonly percent: readonly RegExp[];
}

const known = new WeakMap<Vocabulary, Patterns>();

function patternsOf(words: Vocabulary): Patterns {
  const made = known.get(words) ?? makePatterns(words);
  known.set(words, made);
  return made;
}

function makePatterns({ number, euro, percent, to }: Vocabulary): Patterns {
  const unit = (mark: string) => `(?:${mark})(?!\\p{L})`;
  const amount = (name: string) => `${FREE_BEFORE}(?<${name}>${number})`;
  const either = (mark: string) => [
    pattern(`${amount('first')}(?:${to})(?:i\\s+)?(?<second>${number})\\s?${unit(mark)}`),
    pattern(`${amount('first')}(?:,-)?\\s?${unit(mark)}`),
  ];
  return {
    money: [pattern(`(?<!\\p{L})(?:€|eur)\\s?(?<first>${number})`), ...either(euro)],
    percent: either(percent),
  };
}

/** Money in euros: 135 euro · € 135 · 135,00 € · EUR 135 · centotrentacinque euro. */
export function moneyIn(text: string, words: Vocabulary): Mention[] {
  return patternsOf(words).money.flatMap((regex) => amounts(text, 'money', regex, words));
}

/** Percentages: 20% · 20 per cento · venti percento. */
export function percentsIn(text: string, words: Vocabulary): Mention[] {
  return patternsOf(words).percent.flatMap((regex) => amounts(text, 'percent', regex, words));
}

function amounts(
  text: string,
  kind: 'money' | 'percent',
  regex: RegExp,
  words: Vocabulary,
): Mention[] {
  return [...text.matchAll(regex)].flatMap((match) => {
    const { first = '', second } = match.groups ?? {};
    const [low, high] = [words.valueOf(first), second && words.valueOf(second)];
    if (low === undefined) return [];
    if (typeof high !== 'number') return [mention(text, kind, wholeOf(match), low)];
    const { start } = spanOf(match, 'second');
    return [
      mention(text, kind, spanOf(match, 'first'), low),
      mention(text, kind, { start, end: wholeOf(match).end }, high),
    ];
  });
}
