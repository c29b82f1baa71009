import type { SyntaxSlip } from './brackets.ts';

const STRING = /"(?:[^"\\\r\n]|\\.)*("?)/g;
const MAX_SHOWN = 40;
/** A string in a group is followed by the next key, one in a list by the next item. */
const AFTER_VALUE = /^\s*(?:,\s*(?:$|"[^"]*"\s*:)|[}\]]|$)/;
const AFTER_ITEM = /^\s*(?:,\s*(?:$|["{[\d-]|true|false|null)|[}\]]|$)/;

/**
 * A quotation mark missing or extra before the place where the parser stopped; a missing one often
 * shows only lines later, because the parser takes what follows for the rest of the string.
 */
export function quoteSlip(text: string, stop: number): SyntaxSlip | undefined {
  let last: RegExpExecArray | undefined;
  for (const string of text.matchAll(STRING)) {
    if (string.index > stop) break;
    last = string;
    if (string[1] === '"') continue;
    const end = string.index + string[0].length;
    // The parser stopped before this odd mark: something earlier explains it.
    if (stop < end && !lineFrom(text, stop).startsWith('"')) break;
    return notClosed(text, string.index, end);
  }
  return closedEarly(text, last, stop) ?? unopened(text, stop) ?? hidden(text);
}

/** The rest of the line from an offset. */
function lineFrom(text: string, offset: number): string {
  return /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '';
}

/** A string that runs past its line: unless words follow, its closing mark is missing. */
function notClosed(text: string, start: number, end: number): SyntaxSlip {
  const typed = text.slice(start, end).trimEnd();
  const [next = ''] = /\S[^\r\n]*/.exec(text.slice(end)) ?? [];
  const isWord = next !== '' && !/^["{}[\]]|^(?:-?[\d.]+|true|false|null)\s*,?\s*$/.test(next);
  if (isWord) {
    const args = { found: typed.slice(1).slice(-30) };
    return { code: 'json-line-break', offset: start + typed.length - 1, length: 1, args };
  }
  return unclosed(start, /^"[\w$.-]+(?=\s*:)/.exec(typed)?.[0] ?? typed.replace(/[\s,\]]+$/, ''));
}

function unclosed(offset: number, typed: string): SyntaxSlip {
  const args = { found: typed.slice(0, MAX_SHOWN) };
  return { code: 'json-unclosed-quote', offset, length: typed.length, args };
}

/** `week": 144`: the first word of a string without its opening mark. */
function unopened(text: string, stop: number): SyntaxSlip | undefined {
  const at = text.startsWith('{{', stop - 1) ? stop - 1 : stop;
  const [found] = /^(?:[^\s"{}[\],:]|\{\{)[^\s"]*/.exec(text.slice(at)) ?? [];
  if (found === undefined || !/[\s{[:,]$/.test(text.slice(0, at))) return undefined;
  const marks = lineFrom(text, at).match(/(?<!\\)"/g) ?? [];
  if (marks.length % 2 === 0) return undefined;
  return { code: 'json-unopened-quote', offset: at, length: found.length, args: { found } };
}

/** `"Il "nostro" campus"`: straight quotes inside a string close it too early. */
function closedEarly(
  text: string,
  string: RegExpExecArray | undefined,
  stop: number,
): SyntaxSlip | undefined {
  if (!string || !/^[^\s,:{}[\]"\d-]/.test(text.slice(stop))) return undefined;
  const [open, early] = [string.index, string.index + string[0].length - 1];
  if (text.slice(early + 1, stop).trim() !== '') return undefined;
  const [, written] = /^("[^"]*?)[,:]\s*"$/.exec(string[0]) ?? [];
  if (written) return unclosed(open, written);
  const line = lineFrom(text, open);
  const after = /:\s*$/.test(text.slice(0, open)) ? AFTER_VALUE : AFTER_ITEM;
  const ends = [...line.matchAll(/"/g)].map(({ index }) => index).filter((at) => at > early - open);
  const end = ends.find((at) => after.test(line.slice(at + 1)));
  if (end === undefined) return undefined;
  const inside = line.slice(1, end);
  const found = inside.slice(inside.indexOf('"'), inside.lastIndexOf('"') + 1);
  const instead = found.length > 2 ? `«${found.slice(1, -1)}»` : '';
  const args = { found, instead };
  return { code: 'json-inner-quotes', offset: early, length: found.length, args };
}

/** A tab or another control character inside a string, which JSON rejects and nobody sees. */
function hidden(text: string): SyntaxSlip | undefined {
  for (const string of text.matchAll(STRING)) {
    const at = string[0].search(/\p{Cc}/u);
    if (at >= 0) return { code: 'json-invisible', offset: string.index + at, length: 1, args: {} };
  }
  return undefined;
}
