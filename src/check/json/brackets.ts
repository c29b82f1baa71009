import type { FindingArgs, FindingCode } from '../finding.ts';

/** A typing mistake in the JSON syntax; offset and length count characters of the file. */
export interface SyntaxSlip {
  readonly code: FindingCode;
  readonly offset: number;
  readonly length: number;
  readonly args: FindingArgs;
}

/** How deep brackets may nest; our deepest content has eight levels. */
export const MAX_DEPTH = 40;

const CLOSER: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const MARKS = /"(?:[^"\\\r\n]|\\.)*"|[{}[\]]/g;

interface Opener {
  readonly char: string;
  readonly offset: number;
}

/** The brackets open before an offset, innermost first; brackets inside strings do not count. */
export function openAt(text: string, end: number): Opener[] {
  const open: Opener[] = [];
  for (const { 0: char, index: offset } of text.slice(0, end).matchAll(MARKS)) {
    if (CLOSER[char]) open.unshift({ char, offset });
    else if (!char.startsWith('"')) open.shift();
  }
  return open;
}

/** The first bracket past the depth limit, in a text too deep to parse. */
export function tooDeep(text: string): SyntaxSlip {
  let depth = 0;
  let offset = 0;
  for (const { 0: found, index } of text.matchAll(MARKS)) {
    if (CLOSER[found]) depth += 1;
    else if (!found.startsWith('"')) depth -= 1;
    offset = index;
    if (depth > MAX_DEPTH) break;
  }
  return { code: 'json-too-deep', offset, length: 1, args: { limit: MAX_DEPTH } };
}

/**
 * The bracket missing where the parser met the wrong one, the end of the file, or a group in place
 * of a key. Indentation shows which: a line starts left of an open bracket.
 */
export function missingCloser(text: string, stop: number): SyntaxSlip | undefined {
  const [opener, ...others] = openAt(text, stop);
  if (!opener) return undefined;
  const found = text.charAt(stop);
  const last = text.slice(0, stop).trimEnd();
  const isOther = found !== '' && others.some(({ char }) => CLOSER[char] === found);
  // The file breaks off before a value: no bracket is missing.
  if (found === '' && /[{[:,]$/.test(last)) return undefined;
  const isUneven = openAt(text, text.length).length > 0;
  const left = isUneven && !/[{[:]$/.test(last) ? outdented(text, stop) : undefined;
  const isNext = opener.char === '{' && found === '{' && /[^}\]],$/.test(last);
  const isName = opener.char === '[' && found === ':' && isUneven;
  return (
    left ?? (found === '' || isOther || isNext || isName ? missing(text, opener, stop) : undefined)
  );
}

/** The bracket left open at the first line that starts left of it. */
function outdented(text: string, stop: number): SyntaxSlip | undefined {
  const open: (Opener & { readonly indent: number })[] = [];
  for (const { 0: line, index: start } of text.slice(0, stop + 1).matchAll(/[^\r\n]+/g)) {
    const indent = line.search(/\S/);
    const top = open.at(-1);
    const isCloser = /^\s*[}\]]/.test(line);
    if (top && indent >= 0 && (isCloser ? indent < top.indent : indent <= top.indent))
      return missing(text, top, start, !/^\s*[,}\]]/.test(line));
    for (const { 0: char, index } of line.matchAll(MARKS)) {
      if (CLOSER[char]) open.push({ char, offset: start + index, indent });
      else if (!char.startsWith('"')) open.pop();
    }
  }
  return undefined;
}

/** @param goesOn whether something follows, so that a comma is needed */
function missing(
  text: string,
  { char, offset }: Opener,
  before: number,
  goesOn = false,
): SyntaxSlip {
  const written = text.slice(0, before).trimEnd();
  const comma = goesOn && !written.endsWith(',') ? ',' : '';
  const at = written.replace(/\s*,$/, '').length - 1;
  const opened = text.slice(0, offset).split(/\r\n|\r|\n/).length;
  const args = { char, opened, instead: `${CLOSER[char]}${comma}` };
  return { code: 'json-bracket-missing', offset: Math.max(at, 0), length: 1, args };
}
