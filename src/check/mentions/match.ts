import { mention } from './find.ts';
import type { Language } from './language.ts';
import type { Mention, MentionContext, MentionKind, MentionValue, Span } from './mention.ts';
import type { Values } from './values.ts';

/** A match of a form: the words of its slots, and where they stand. */
export interface Match {
  /** The text as seen, and with what is already found hidden. */
  readonly text: string;
  readonly left: string;
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly span: Span;
  readonly faint: boolean;
  spanOf(group: string): Span;
  readonly values: Values;
  readonly language: Language;
  readonly context: MentionContext;
}

type Extras = NonNullable<Parameters<typeof mention>[4]>;

export type Reader = (match: Match) => Mention[];

export const one = (
  match: Match,
  kind: MentionKind,
  value: MentionValue | undefined,
  extras: Extras = {},
) => (value === undefined ? [] : [mention(match.text, kind, match.span, value, extras)]);

/** The two ends of a range of amounts, the unit with the second. */
export function pair(
  { text, span, spanOf: at }: Match,
  kind: MentionKind,
  low: number,
  high: number,
): Mention[] {
  const second = at('second');
  const first = at('n');
  return [
    mention(text, kind, { start: span.start, end: Math.max(first.end, span.start + 1) }, low),
    mention(text, kind, { start: second.start, end: span.end }, high),
  ];
}

/** «un anno» is an article and a noun, where no number is meant. */
export function isArticle({ language }: Match, typed: string | undefined): boolean {
  return typed !== undefined && new RegExp(`^(?:${language.numbers.articles})$`, 'iu').test(typed);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** «tre anni e mezzo», «2 ore e ½», «2 ore e 1/2». */
export function hasHalf({ text, span, language }: Match): boolean {
  const typed = text.slice(span.start, span.end).toLowerCase();
  return typed.includes(language.halfWord) || /(?:½|[\s-]1\/2)(?![\d/])/.test(typed);
}
