import type { Span } from './mention.ts';

/**
 * What is read at once, in characters. The patterns of forms cost more than their text grows, so that
 * they see no more than this; our longest texts are cut between two sentences.
 */
export const WINDOW = 300;

/** Where a text may be cut, the best first: nothing that states a value spans these. */
const CUTS = [/[.!?;\n]\s(?=\P{Ll})/gu, /[,:()–—•|\n]\s/g, /\s/g];

/** The stretches of a text that are read one by one; together they are the whole text. */
export function windowsOf(text: string): Span[] {
  const windows: Span[] = [];
  let start = 0;
  while (text.length - start > WINDOW) {
    const end = start + lastCut(text.slice(start, start + WINDOW));
    windows.push({ start, end });
    start = end;
  }
  return [...windows, { start, end: text.length }];
}

/** A cut in the first half would leave windows that say too little. */
function lastCut(window: string): number {
  for (const cut of CUTS) {
    const last = [...window.matchAll(cut)].at(-1);
    const end = last ? last.index + last[0].length : 0;
    if (end > WINDOW / 2) return end;
  }
  return WINDOW;
}
