import type { Slip } from './slip.ts';

interface Mark {
  readonly char: string;
  readonly offset: number;
  readonly line: number;
  /** How far its line is indented; any depth will do for a bracket alone on a line that lost it. */
  readonly indent: number | undefined;
  readonly isFirst: boolean;
}

interface Slot extends Mark {
  /** What to type there: the bracket beside the word before or after it. */
  readonly instead: string;
  /** Where the finding points. */
  readonly at: number;
}

interface Fit extends Slot {
  readonly odd: number;
  /** The line of the bracket that closes it. */
  readonly closed: number;
}

const PAIRS = [
  ['{', '}'],
  ['[', ']'],
] as const;
const TOKEN = /"(?:[^"\\\r\n]|\\.)*"|[{}[\]:,]|[^\s{}[\]:,"]+/g;
const EMPTY_START = /^[^\S\r\n]*(?=[\r\n])/;
const EMPTY_LINE = /^[^\r\n]*(?:\r\n|\r|\n)[^\S\r\n]*(?=[\r\n])/;
/** A file that nobody typed is not worth the search. */
const MOST_STEPS = 20_000_000;
/** Each costs a whole reading. */
const MOST_TRIED = 60;

/**
 * Where an opening bracket may be missing before the stop of a reader, the likeliest first: every
 * place is tried, and counts only if all brackets of the file then find their own. Indentation
 * chooses among them; the caller proves each by reading on.
 */
export function missingOpeners(text: string, stop: number): Slip[] {
  const tokens = tokensOf(text);
  const marks = tokens.filter(({ char }) => /^[{}[\]]$/.test(char));
  const count = (char: string) => marks.filter((mark) => mark.char === char).length;
  return PAIRS.filter(([open, close]) => count(close) === count(open) + 1)
    .flatMap(([open]) => slotsOf(text, tokens, open, stop).slice(-MOST_STEPS / marks.length))
    .flatMap((slot) => fitOf(slot, marks))
    .sort((a, b) => a.odd - b.odd || b.offset - a.offset)
    .slice(0, MOST_TRIED)
    .map(({ char, offset, at, instead, closed }) => ({
      code: 'json-opener-missing' as const,
      offset: at,
      length: 1,
      args: { char, closed, instead },
      mend: { offset, remove: 0, insert: char },
    }));
}

function tokensOf(text: string): Mark[] {
  const tokens: Mark[] = [];
  let line = 1;
  let read = 0;
  for (const { 0: char, index: offset } of text.matchAll(TOKEN)) {
    const between = text.slice(read, offset);
    const breaks = between.match(/\r\n|\r|\n/g)?.length ?? 0;
    line += breaks;
    const isFirst = breaks > 0 || tokens.length === 0;
    const indent = isFirst ? (/[^\r\n]*$/.exec(between)?.[0].length ?? 0) : tokens.at(-1)?.indent;
    tokens.push({ char, offset, line, indent, isFirst });
    read = offset + char.length;
  }
  return tokens;
}

/** One place in each gap between two words in which such a value may begin. */
function slotsOf(text: string, tokens: readonly Mark[], open: string, stop: number): Slot[] {
  const around: string[] = [];
  return tokens.flatMap((next, index) => {
    const last = tokens[index - 1];
    if (last && /^[{[]$/.test(last.char)) around.push(last.char);
    else if (last && /^[}\]]$/.test(last.char)) around.pop();
    if (last && (last.offset > stop || !isBeforeValue(last, around.at(-1)))) return [];
    if (!mayFollow(open, next, tokens[index + 1])) return [];
    // A list inside a list on one line is a list closed twice.
    const isInline = last?.line === next.line;
    if (open === '[' && isInline && (next.char === '[' || last.char !== ':')) return [];
    if (last?.char === ':') return [afterKey(last, tokens[index - 2], open)];
    const start = last ? last.offset + 1 : 0;
    const alone = (last ? EMPTY_LINE : EMPTY_START).exec(text.slice(start, next.offset))?.[0];
    if (alone === undefined) return [beforeWord(next, open)];
    return [aloneAt(start + alone.length, last ? last.line + 1 : 1, open)];
  });
}

function isBeforeValue({ char }: Mark, group: string | undefined): boolean {
  return char === ':' || ((char === ',' || char === '[') && group === '[');
}

/** A group begins with a name, a list with anything else: most places end here, and are not read on. */
function mayFollow(open: string, next: Mark, second: Mark | undefined): boolean {
  const isName = next.char.startsWith('"') && second?.char === ':';
  return open === '{' ? isName || next.char === '}' : !isName && !/^[}:,]$/.test(next.char);
}

function aloneAt(offset: number, line: number, char: string): Slot {
  return { char, offset, at: offset, line, indent: undefined, isFirst: true, instead: char };
}

function afterKey(colon: Mark, key: Mark | undefined, char: string): Slot {
  const instead = `${key?.char ?? ''}: ${char}`;
  return { ...colon, char, offset: colon.offset + 1, at: colon.offset, instead };
}

function beforeWord(word: Mark, char: string): Slot {
  return { ...word, char, at: word.offset, instead: `${char} ${word.char}` };
}

/** How the brackets stand with the one put in; nothing when one of them does not find its own. */
function fitOf(slot: Slot, marks: readonly Mark[]): Fit[] {
  const after = marks.findIndex(({ offset }) => offset >= slot.offset);
  const at = after < 0 ? marks.length : after;
  const open: Mark[] = [];
  let odd = 0;
  let closed = 0;
  for (let index = 0; index <= marks.length; index += 1) {
    const mark = index === at ? slot : (marks[index < at ? index : index - 1] as Mark);
    if (/[{[]/.test(mark.char)) {
      open.push(mark);
      continue;
    }
    const opener = open.pop();
    if (!opener || !PAIRS.some(([a, b]) => a === opener.char && b === mark.char)) return [];
    if (!isEven(opener, mark)) odd += 1;
    if (opener === slot) closed = mark.line;
  }
  return [{ ...slot, odd, closed }];
}

function isEven(opener: Mark, closer: Mark): boolean {
  if (opener.line === closer.line) return true;
  return closer.isFirst && (opener.indent === undefined || opener.indent === closer.indent);
}
