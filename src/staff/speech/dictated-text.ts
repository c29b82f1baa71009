/** A text that is dictated into: what the current run of the recogniser wrote stands in one span. */
export interface DictatedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Words heard last, and how many of them are settled: a person changed them. */
  readonly heard: readonly string[];
  readonly settled: number;
}

/** Ready to write at the cursor. */
export function dictateAt(text: string, cursor: number): DictatedText {
  const at = Math.min(Math.max(cursor, 0), text.length);
  return { text, start: at, end: at, heard: [], settled: 0 };
}

/** Puts all that this run has heard in the place of what it had written before. */
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

/** A new run starts from nothing, after what the last one wrote. */
export function nextRun(dictated: DictatedText): DictatedText {
  return dictateAt(dictated.text, dictated.end);
}

/**
 * Takes over what a person has typed meanwhile. Typed elsewhere, it moves the span; typed into the
 * span, it stays, and what was heard until then is not written again.
 */
export function edit(dictated: DictatedText, text: string): DictatedText {
  const { from, to, grown } = changeBetween(dictated.text, text);
  const { start, end } = dictated;
  if (to <= start) return { ...dictated, text, start: start + grown, end: end + grown };
  if (from >= end) return { ...dictated, text };
  const at = Math.min(Math.max(end + grown, from), text.length);
  return { ...dictated, text, start: at, end: at, settled: dictated.heard.length };
}

/** The part of the old text, from `from` to `to`, that became another in the new one. */
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

/** Where a cursor goes when the span is written anew: behind the span it moves along. */
export function cursorAfter(cursor: number, before: DictatedText, after: DictatedText): number {
  if (cursor >= before.end) return cursor + after.end - before.end;
  return Math.min(cursor, after.end);
}
