import type { Mend, Slip } from './slip.ts';

const CLOSER: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

interface Opener {
  readonly char: string;
  readonly line: number;
  /** How far its line is indented. */
  readonly indent: number;
}

interface Line {
  readonly start: number;
  readonly text: string;
}

/**
 * What indentation tells of a bracket that is missing or too many; the caller proves each by reading
 * on. Nothing for a file whose brackets are even.
 */
export function bracketSlips(text: string): Slip[] {
  const marks = bracketsOf(text);
  const uneven = ['{}', '[]'].some(
    ([open, close]) => count(marks, open ?? '') !== count(marks, close ?? ''),
  );
  return uneven ? slipsIn(text, marks) : [];
}

interface Mark {
  readonly char: string;
  readonly offset: number;
}

/** The brackets outside of texts. */
function bracketsOf(text: string): Mark[] {
  return [...text.matchAll(/"(?:[^"\\\r\n]|\\.)*"|[{}[\]]/g)]
    .filter(([found]) => !found.startsWith('"'))
    .map(({ 0: char, index: offset }) => ({ char, offset }));
}

function count(marks: readonly Mark[], char: string): number {
  return marks.filter((mark) => mark.char === char).length;
}

function slipsIn(text: string, marks: readonly Mark[]): Slip[] {
  const open: Opener[] = [];
  const spare: Slip[] = [];
  let last: Line = { start: 0, text: '' };
  let next = 0;
  for (const [number, line] of linesOf(text).entries()) {
    const words = line.text.trim();
    if (words === '') continue;
    const indent = line.text.search(/\S/);
    const top = open.at(-1);
    const isCloser = /^[}\]]/.test(words);
    if (top && (isCloser ? indent < top.indent : indent <= top.indent))
      return [missing(top, last, !isCloser && !words.startsWith(',')), ...spare];
    const end = line.start + line.text.length;
    for (; next < marks.length && (marks[next]?.offset ?? end) < end; next += 1) {
      const { char, offset } = marks[next] as Mark;
      if (CLOSER[char]) {
        open.push({ char, line: number + 1, indent });
        continue;
      }
      const opener = open.pop();
      if (!opener || CLOSER[opener.char] !== char) {
        if (opener && open.some((other) => CLOSER[other.char] === char))
          return [missingAt(opener, offset), ...spare];
        return [...spare, extra(char, offset)];
      }
      const isFirst = offset === line.start + indent;
      if (opener.line !== number + 1 && (!isFirst || opener.indent !== indent))
        spare.push(extra(char, offset));
    }
    last = line;
  }
  const left = open.at(-1);
  return left ? [missing(left, last, false), ...spare] : spare;
}

function linesOf(text: string): Line[] {
  return [...text.matchAll(/([^\r\n]*)(?:\r\n|\r|\n|$)/g)].map(
    ({ 1: line = '', index: start }) => ({
      start,
      text: line,
    }),
  );
}

/** Missing at the end of a line, before the comma that it ends with. */
function missing(opener: Opener, { start, text }: Line, goesOn: boolean): Slip {
  const written = text.trimEnd();
  const before = written.replace(/\s*,$/, '');
  const comma = written === before && goesOn ? ',' : '';
  return unclosed(opener, start + before.length, comma);
}

function missingAt(opener: Opener, offset: number): Slip {
  return unclosed(opener, offset, '');
}

function unclosed({ char, line }: Opener, offset: number, comma: string): Slip {
  const bracket = CLOSER[char] ?? '';
  const mend: Mend = { offset, remove: 0, insert: bracket + comma };
  const args = { bracket, char, opened: line, instead: bracket + comma };
  return { code: 'json-bracket-missing', offset: Math.max(offset - 1, 0), length: 1, args, mend };
}

function extra(found: string, offset: number): Slip {
  const mend: Mend = { offset, remove: 1, insert: ' ' };
  return { code: 'json-extra-bracket', offset, length: 1, args: { found }, mend };
}
