import { formRegex } from './forms.ts';
import type { Grammar } from './grammar.ts';
import type { MentionContext } from './mention.ts';
import type { Reading } from './read-forms.ts';
import type { Values } from './values.ts';

/** The forms of counts in a language, ready to be looked for. */
export interface Patterns {
  readonly counted: RegExp;
  readonly ordinal: RegExp;
  readonly group: RegExp;
  readonly nounFirst: readonly RegExp[];
  readonly range: RegExp;
  readonly ratio: RegExp;
  readonly bare: readonly RegExp[];
  readonly stating: RegExp;
  readonly article: RegExp;
  readonly noNoun: RegExp;
  readonly half: RegExp;
}

const known = new WeakMap<Grammar, Patterns>();

export function patternsOf(grammar: Grammar): Patterns {
  const { slots, language } = grammar;
  const list = (source: string) => new RegExp(source, 'iu');
  const made = known.get(grammar) ?? {
    counted: formRegex(
      "{n:count}(?<mark>_[º°ª](?!\\p{L}))?(?=(?<words>_[’']?_[\\p{L}²\uE000\uE001]+( [\\p{L}²\uE000\uE001]+){0,2}))",
      slots,
    ),
    ordinal: formRegex('{ordinal:count} (?<noun>\\p{L}+)', slots),
    group: formRegex(language.counts.group, slots),
    nounFirst: language.counts.nounFirst.map((form) => formRegex(form, slots)),
    range: formRegex(language.counts.range, slots),
    ratio: formRegex(language.counts.ratio, slots),
    bare: language.counts.bare.map((form) => formRegex(form, slots)),
    stating: list(`(?<!\\p{L})(?:${language.counts.stating})(?:\\s+\\p{L}+)?\\s*$`),
    article: list(`^(?:${language.numbers.articles})$`),
    half: list(`^(?:${language.counts.half})(?!\\p{L})`),
    noNoun: list(`^(?:${language.counts.noNoun})$`),
  };
  known.set(grammar, made);
  return made;
}

export interface Counting extends Reading {
  readonly grammar: Grammar;
  readonly values: Values;
  readonly context: MentionContext;
}
