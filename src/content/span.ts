/** Part of a text, in characters; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether a span of a text is inside some words, wherever they occur. */
export function isWithinWords(text: string, words: string, { start, end }: Span): boolean {
  const at = text.indexOf(words, Math.max(0, end - words.length));
  return at >= 0 && at <= start;
}
