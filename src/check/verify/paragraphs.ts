import { WINDOW, windowsOf } from '../mentions/windows.ts';

/** A part of a text that is read by itself, with what stands over it. */
export interface Paragraph {
  readonly text: string;
  /** Where it begins, in characters of the whole text. */
  readonly start: number;
  /** The last headings over it, and what a long line said before. */
  readonly around: string;
  /** The question that a message answers. */
  readonly asked: string;
  /** Lines that stand together, such as those of a list or a message, have the same number. */
  readonly block: number;
}

/** What programs write around what people say: the date and the name of a chat's message, the time of a subtitle. */
const NOT_SAID =
  /^\u200E?\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?\]?(?: -)? (?:[^:\n]{1,60}: )?|^\d+\r?\n(?=\d\d:\d\d:\d\d)|^(?:\d\d:)?\d\d:\d\d[.,]\d{3} --> .*$|^WEBVTT.*$/gimu;
/** A short line that states no value but a year. */
const HEADING = /^(?:#{1,6}\s+(.*)|((?:[^.!?;:,\d\n]|\b20\d\d\b){3,70}):?)$/u;
/** A line that was cut where it grew too long goes on in the next: it is one sentence with it. */
const WRAPPED = /(?<=[^\n]{50}[^\n\r.!?:;])\r?\n(?=\p{Ll})/gu;

/** The lines of a text of any kind, each with what it is about. */
export function paragraphsOf(text: string): Paragraph[] {
  const messages: number[] = [];
  const said = text
    .replace(NOT_SAID, (mark, index: number) => {
      if (/^\u200E?\[?\d{1,2}[/.]/.test(mark)) messages.push(index);
      return mark.replace(/[^\n]/g, ' ');
    })
    .replace(WRAPPED, (end) => ' '.repeat(end.length));
  const begins = new Set(messages);
  let headings: readonly string[] = [];
  let isUnderHeading = false;
  return cuts(said, messages).flatMap(([start, end], block) => {
    const whole = said.slice(start, end);
    const asked = begins.has(start) ? questionBefore(said.slice(0, start)) : '';
    return linesOf(whole, start).flatMap((line) => {
      const around = headings.join(' ');
      const [, marked, plain] = HEADING.exec(line.text.trim()) ?? [];
      const heading = marked ?? plain;
      if (heading !== undefined)
        headings = isUnderHeading ? [...headings, heading].slice(-MOST_HEADINGS) : [heading];
      isUnderHeading = heading !== undefined;
      return partsOf(line).map((part) => ({
        ...part,
        around: `${around} ${part.before}`.trim(),
        asked,
        block,
      }));
    });
  });
}

/** So many headings stand over one another; a list without any value has more lines. */
const MOST_HEADINGS = 8;

/** The parts of a line that is longer than what is read at once, each with the one before it. */
function partsOf({ text, start }: { text: string; start: number }) {
  const parts = windowsOf(text).map((window) => text.slice(window.start, window.end));
  let at = start;
  return parts.map((part, index) => {
    const begin = at;
    at += part.length;
    return { text: part, start: begin, before: parts[index - 1] ?? '' };
  });
}

function linesOf(text: string, start: number): { text: string; start: number }[] {
  return [...text.matchAll(/[^\n]+/g)]
    .filter(([line]) => line.trim() !== '')
    .map(({ 0: line, index }) => ({ text: line, start: start + index }));
}

/** A message that comes after a question answers it. */
function questionBefore(before: string): string {
  const said = before.trimEnd();
  const line = said.slice(said.lastIndexOf('\n') + 1);
  return line.endsWith('?') ? line.slice(-WINDOW).trim() : '';
}

/** First and last character of each block: cut at empty lines and where a message begins. */
function cuts(text: string, messages: readonly number[]): [start: number, end: number][] {
  const empty = [...text.matchAll(/\n[ \t\r]*\n/g)].map(({ index, 0: gap }) => index + gap.length);
  const starts = [...new Set([0, ...messages, ...empty])].sort((a, b) => a - b);
  return starts.map((start, index) => [start, starts[index + 1] ?? text.length]);
}
