/** A text, and the words of the recogniser's current run, which are appended to it. */
export interface DictatedText {
  /** What precedes the words of this run. */
  readonly before: string;
  /** All words heard in this run, and how many of them the person has edited: those stay as they are. */
  readonly heard: readonly string[];
  readonly settled: number;
}

/** Starts a run after a text. */
export function dictateAfter(before: string): DictatedText {
  return { before, heard: [], settled: 0 };
}

export function textOf({ before, heard, settled }: DictatedText): string {
  const words = heard.slice(settled).join(' ');
  const gap = words === '' || before === '' || /[\s(«“"'’]$/.test(before) ? '' : ' ';
  return before + gap + words;
}

/** Applies what the person typed during dictation: before the words heard, or into them. */
export function edit(dictated: DictatedText, text: string): DictatedText {
  const written = textOf(dictated).length - dictated.before.length;
  const moved = { ...dictated, before: text.slice(0, Math.max(text.length - written, 0)) };
  if (textOf(moved) === text) return moved;
  return { ...dictated, before: text, settled: dictated.heard.length };
}
