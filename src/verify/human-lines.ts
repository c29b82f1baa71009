/** What programs add to a text: date and name of a chat message, times of a subtitle. */
const NOT_SAID =
  /^\u200E?\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]m)?\]?(?: -)? (?:[^:\r\n]{1,60}: )?|^\d+\r?\n(?=\d\d:\d\d:\d\d)|^(?:\d\d:)?\d\d:\d\d[.,]\d{3} --> .*$|^WEBVTT.*$/gimu;
/** A hard-wrapped line: its sentence goes on in the next. */
const WRAPPED = /(?<=[^\n]{50}[^\n\r.!?:;])\r?\n(?=\p{Ll})/gu;

/** Blanks what programs added and joins hard-wrapped lines; offsets stay the same. */
export function humanLines(text: string): string {
  return text
    .replace(NOT_SAID, (mark) => mark.replace(/[^\n]/g, ' '))
    .replace(WRAPPED, (end) => ' '.repeat(end.length));
}
