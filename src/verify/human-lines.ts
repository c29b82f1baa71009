/** What programs write around what people say: the date and the name of a chat's message, the time of a subtitle. */
const NOT_SAID =
  /^\u200E?\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?\]?(?: -)? (?:[^:\r\n]{1,60}: )?|^\d+\r?\n(?=\d\d:\d\d:\d\d)|^(?:\d\d:)?\d\d:\d\d[.,]\d{3} --> .*$|^WEBVTT.*$/gimu;
/** A line that was cut where it grew too long goes on in the next: it is one sentence with it. */
const WRAPPED = /(?<=[^\n]{50}[^\n\r.!?:;])\r?\n(?=\p{Ll})/gu;

/** A text of any kind as people said it, each character where it stood. */
export function humanLines(text: string): string {
  return text
    .replace(NOT_SAID, (mark) => mark.replace(/[^\n]/g, ' '))
    .replace(WRAPPED, (end) => ' '.repeat(end.length));
}
