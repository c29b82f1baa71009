/** A text with dictation: the current run of the recogniser occupies one span of it. */
export interface DictatedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The last words heard, and how many of them are fixed because the person edited them. */
  readonly heard: readonly string[];
  readonly settled: number;
}

/** Starts dictation at the cursor. */
export function dictateAt(text: string, cursor: number): DictatedText {
  const at = Math.min(Math.max(cursor, 0), text.length);
  return { text, start: at, end: at, heard: [], settled: 0 };
}

/** Replaces the span of this run with everything that it has heard so far. */
export function applyHeard(dictated: DictatedText, heard: readonly string[]): DictatedText {
  const before = dictated.text.slice(0, dictated.start);
  const after = dictated.text.slice(dictated.end);
  const words = heard.slice(dictated.settled).join(' ');
  const written = words && `${gapAfter(before)}${words}${gapBefore(after)}`;
  return {
    ...dictated,
    heard,
    text: before + written + after,
    end: dictated.start + written.length,
  };
}

/** Starts a new run with an empty span, after the last one. */
export function nextRun(dictated: DictatedText): DictatedText {
  return dictateAt(dictated.text, dictated.end);
}

/**
 * Applies what the person has typed meanwhile. Typing elsewhere moves the span; typing inside it is
 * kept, and words heard before are not inserted again.
 */
export function edit(dictated: DictatedText, text: string): DictatedText {
  const { from, to, grown } = changeBetween(dictated.text, text);
  const { start, end } = dictated;
  if (to <= start) return { ...dictated, text, start: start + grown, end: end + grown };
  if (from >= end) return { ...dictated, text };
  const at = Math.min(Math.max(end + grown, from), text.length);
  return { ...dictated, text, start: at, end: at, settled: dictated.heard.length };
}

/** The changed part of the old text, from `from` to `to`, and by how much it grew. */
function changeBetween(old: string, now: string): { from: number; to: number; grown: number } {
  const shorter = Math.min(old.length, now.length);
  let from = 0;
  while (from < shorter && old[from] === now[from]) from += 1;
  let same = 0;
  while (same < shorter - from && old.at(-1 - same) === now.at(-1 - same)) same += 1;
  return { from, to: old.length - same, grown: now.length - old.length };
}

function gapAfter(before: string): string {
  return before === '' || /[\s(«“"'’]$/.test(before) ? '' : ' ';
}

function gapBefore(after: string): string {
  return after === '' || /^[\s.,;:!?)»”"]/.test(after) ? '' : ' ';
}

/** The cursor position after the span is rewritten; behind the span it shifts along. */
export function cursorAfter(cursor: number, before: DictatedText, after: DictatedText): number {
  if (cursor >= before.end) return cursor + after.end - before.end;
  return Math.min(cursor, after.end);
}
