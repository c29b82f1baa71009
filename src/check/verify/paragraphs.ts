/** A part of a text that is read by itself, with what stands over it. */
export interface Paragraph {
  readonly text: string;
  /** Where it begins, in characters of the whole text. */
  readonly start: number;
  /** The last heading before it. */
  readonly around: string;
}

/** What programs write around what people say: the date and the name of a chat's message, the time of a subtitle. */
const NOT_SAID =
  /^\u200E?\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?\]?(?: -)? (?:[^:\n]{1,60}: )?|^\d+\r?\n(?=\d\d:\d\d:\d\d)|^(?:\d\d:)?\d\d:\d\d[.,]\d{3} --> .*$|^WEBVTT.*$/gimu;
const HEADING = /^(?:#{1,6}\s+(.*)|([^.!?;:,\n]{3,70}))$/u;

/** The paragraphs of a text of any kind; a message of a chat is one. */
export function paragraphsOf(text: string): Paragraph[] {
  const messages: number[] = [];
  const said = text.replace(NOT_SAID, (mark, index: number) => {
    if (/^\u200E?\[?\d{1,2}[/.]/.test(mark)) messages.push(index);
    return mark.replace(/[^\n]/g, ' ');
  });
  let around = '';
  return cuts(said, messages).flatMap(([start, end]) => {
    const part = said.slice(start, end);
    if (part.trim() === '') return [];
    const [, marked, plain] = HEADING.exec(part.trim()) ?? [];
    const paragraph = { text: part, start, around };
    if (marked ?? plain) around = marked ?? plain ?? '';
    return [paragraph];
  });
}

/** First and last character of each part: cut at empty lines and where a message begins. */
function cuts(text: string, messages: readonly number[]): [start: number, end: number][] {
  const empty = [...text.matchAll(/\n[ \t\r]*\n/g)].map(({ index, 0: gap }) => index + gap.length);
  const starts = [...new Set([0, ...messages, ...empty])].sort((a, b) => a - b);
  return starts.map((start, index) => [start, starts[index + 1] ?? text.length]);
}
