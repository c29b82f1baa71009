import { FormPattern, type SlotTable } from './forms.ts';
import type { Grammar } from './grammar.ts';
import type { Language } from './language.ts';
import type { MentionContext } from './mention.ts';
import type { Reading } from './read-forms.ts';
import type { Values } from './values.ts';

/** The forms of counts in a language, ready to be looked for. */
export interface Patterns {
  readonly counted: FormPattern;
  readonly ordinal: FormPattern;
  readonly group: FormPattern;
  readonly nounFirst: readonly FormPattern[];
  readonly range: FormPattern;
  readonly ratio: FormPattern;
  readonly bare: readonly FormPattern[];
  readonly stating: RegExp;
  readonly article: RegExp;
  readonly noNoun: RegExp;
  readonly half: RegExp;
  /** The end of an ordinal, where a language tells its gender. */
  readonly feminine: RegExp;
}

export function countPatterns(language: Language, slots: SlotTable): Patterns {
  const pattern = (form: string) => new FormPattern(form, slots);
  const list = (source: string) => new RegExp(source, 'iu');
  return {
    counted: pattern(
      "{n:count}(?<mark>_[º°ª](?!\\p{L})|\\+| \\({w}\\))?(?=(?<words>_[’']?_[\\p{L}²\uE000\uE001]+( [\\p{L}²\uE000\uE001]+){0,2}))",
    ),
    ordinal: pattern('{ordinal:count} (?<noun>\\p{L}+)'),
    group: pattern(language.counts.group),
    nounFirst: language.counts.nounFirst.map((form) => pattern(form)),
    range: pattern(language.counts.range),
    ratio: pattern(language.counts.ratio),
    bare: language.counts.bare.map((form) => pattern(form)),
    stating: list(`(?<!\\p{L})(?:${language.counts.stating})(?:\\s+\\p{L}+)?\\s*$`),
    article: list(`^(?:${language.numbers.articles})$`),
    half: list(`^(?:${language.counts.half})(?!\\p{L})`),
    feminine: list(language.numbers.feminineOrdinal ?? '$^'),
    noNoun: list(`^(?:${language.counts.noNoun})$`),
  };
}

/** Every pattern of counts, in one order: a text is asked once which of them it may hold. */
export function allCounts(patterns: Patterns): FormPattern[] {
  const { counted, ordinal, group, nounFirst, range, ratio, bare } = patterns;
  return [counted, ordinal, group, ...nounFirst, range, ratio, ...bare];
}

export interface Counting extends Reading {
  /** The matches of one of the patterns, in what is left. */
  readonly find: (pattern: FormPattern) => readonly RegExpExecArray[];
  readonly grammar: Grammar;
  readonly values: Values;
  readonly context: MentionContext;
}
