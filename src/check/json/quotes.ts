import { replacing, type Slip } from './slip.ts';
import { unclosedQuote } from './unclosed-quote.ts';

const STRING = /"(?:[^"\\\r\n]|\\.)*"/g;
const NAME = /^"[\w$.-]+"$/;
const AFTER_KEY = /^\s*:/;
/** After a text inside a group comes the next key, after one of a list the next item. */
const AFTER_VALUE = /^\s*(?:,\s*(?:$|"[^"]*"\s*:)|[}\]]|$)/;
const AFTER_ITEM = /^\s*(?:,\s*(?:$|["{[\d-]|true|false|null)|[}\]]|$)/;

/** The first text that its own words close too early, that breaks over lines, or that never closes. */
export function quoteSlip(text: string): Slip | undefined {
  const unclosed = unclosedQuote(text);
  return (
    innerQuotes(text, unclosed?.offset ?? text.length) ?? lineBreak(text, unclosed) ?? unclosed
  );
}

/** `"Il "nostro" campus"`: straight quotes inside a text close it too early, on any line. */
function innerQuotes(text: string, before: number): Slip | undefined {
  let start = 0;
  for (const line of text.split(/(?<=[\r\n])/)) {
    if (start > before) return undefined;
    const slip = inLine(line.trimEnd(), start);
    if (slip) return slip;
    start += line.length;
  }
  return undefined;
}

function inLine(line: string, lineStart: number): Slip | undefined {
  for (let at = line.indexOf('"'); at >= 0; ) {
    STRING.lastIndex = at;
    const string = STRING.exec(line);
    if (!string) return undefined;
    const end = string.index + string[0].length;
    const rest = line.slice(end);
    const isKey = AFTER_KEY.test(rest);
    if (!isKey && !AFTER_ITEM.test(rest)) return slipAt(line, lineStart, string.index, end - 1);
    at = line.indexOf('"', end);
  }
  return undefined;
}

/** @param open where the text opens, @param early where it closes too early: both in the line */
function slipAt(line: string, lineStart: number, open: number, early: number): Slip | undefined {
  const isMember = /:\s*$/.test(line.slice(0, open));
  const after = isMember ? AFTER_VALUE : AFTER_ITEM;
  // Two texts with nothing but space between them miss a comma.
  if (/^\s*"/.test(line.slice(early + 1))) return undefined;
  // A name before a bracket misses its colon.
  if (NAME.test(line.slice(open, early + 1)) && /^\s*[[{]/.test(line.slice(early + 1)))
    return undefined;
  for (let end = line.indexOf('"', early + 1); end >= 0; end = line.indexOf('"', end + 1)) {
    if (!after.test(line.slice(end + 1))) continue;
    const inside = line.slice(open + 1, end);
    if (/"\s*:\s*["{[\d]/.test(inside)) return undefined;
    const found = inside.slice(inside.indexOf('"'), inside.lastIndexOf('"') + 1);
    return {
      code: 'json-inner-quotes',
      offset: lineStart + early,
      length: found.length,
      args: { found, instead: found.length > 2 ? `«${found.slice(1, -1)}»` : '' },
      mend: replacing(lineStart + open + 1, inside.length, inside.replaceAll('"', "'")),
    };
  }
  return undefined;
}

const MOST_LINES = 30;
const STRUCTURE = /^(?:"[^"]*"\s*[:,]|["{[}\]]|(?:-?[\d.]+|true|false|null)\s*,?\s*$)/;

/** A text that goes on after the end of its line. */
function lineBreak(text: string, unclosed: Slip | undefined): Slip | undefined {
  if (!unclosed) return undefined;
  const rest = text.slice(unclosed.offset);
  const [first = '', ...lines] = rest.split(/(?<=\n|\r(?!\n))/, MOST_LINES);
  let length = first.length;
  for (const line of lines) {
    const words = line.trim();
    const isEnd = /^"\s*(?:[}\]]|,|$)/.test(words);
    if (!isEnd && STRUCTURE.test(words)) return undefined;
    const end = closingQuote(line);
    if (end !== undefined) return broken(unclosed.offset, first, rest.slice(0, length + end));
    length += line.length;
  }
  return undefined;
}

function closingQuote(line: string): number | undefined {
  const quote = [...line.matchAll(/"/g)].find(({ index }) =>
    AFTER_ITEM.test(line.slice(index + 1).trimEnd()),
  );
  return quote?.index;
}

function broken(offset: number, first: string, whole: string): Slip {
  const written = first.trimEnd();
  return {
    code: 'json-line-break',
    offset: offset + written.length - 1,
    length: 1,
    args: { found: written.slice(1).slice(-30) },
    mend: replacing(offset, whole.length, whole.replace(/[\r\n\t]/g, ' ')),
  };
}

/** A tab or another control character inside a text, which JSON refuses and nobody sees. */
export function controlCharacter(text: string): Slip | undefined {
  const inside = /\p{Cc}/u;
  for (const string of text.matchAll(/"(?:[^"\\]|\\.)*"/gs)) {
    const hidden = inside.exec(string[0]);
    if (!hidden) continue;
    const offset = string.index + hidden.index;
    return { code: 'json-invisible', offset, length: 1, args: {}, mend: replacing(offset, 1) };
  }
  return undefined;
}
