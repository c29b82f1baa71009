import type { Mention, MentionKind, MentionValue, Span } from './mention.ts';

/** Stands where a placeholder was, or a value that is already found; nothing matches it. */
export const OPAQUE = '\uFFFC';

/** A regular expression over words of any script, with the places of its groups. */
export function pattern(source: string): RegExp {
  return new RegExp(source, 'dgiu');
}

/** Where a group of a match stands. */
export function spanOf(match: RegExpExecArray | RegExpMatchArray, group: string): Span {
  const [start = 0, end = 0] = match.indices?.groups?.[group] ?? [];
  return { start, end };
}

export function wholeOf(match: RegExpMatchArray): Span {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}

type Extras = Partial<Omit<Mention, 'kind' | 'start' | 'end' | 'value' | 'typed'>>;

/** A mention of a stretch of the text. */
export function mention(
  text: string,
  kind: MentionKind,
  { start, end }: Span,
  value: MentionValue,
  extras: Extras = {},
): Mention {
  return { kind, start, end, value, typed: text.slice(start, end), ...extras };
}

/** Hides stretches of a text and keeps every offset; they may overlap, and stand in any order. */
export function hide(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    parts.push(text.slice(at, from), OPAQUE.repeat(end - from));
    at = end;
  }
  return parts.join('') + text.slice(at);
}
