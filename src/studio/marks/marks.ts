/** A mark opens with the number of a place and closes; it is made of characters that no font draws. */
const OPEN = '\u{E0001}';
const END = '\u{E0020}';
const CLOSE = '\u{E007F}';
const DIGIT = 0xe0030;
const BASE = 10;
const MARK = /\u{E0001}([\u{E0030}-\u{E0039}]*)\u{E0020}|\u{E007F}/gu;

/** In an address marks are written out; nobody looks at where an address came from. */
const ENCODED = /(?:%F3%A0%8[01]%[0-9A-F]{2})+/g;

/** A text between the marks of a place, which is a number in a list that is kept beside. */
export function marked(text: string, place: number): string {
  return `${OPEN}${digits(place)}${END}${text}${CLOSE}`;
}

function digits(place: number): string {
  return [...String(place)].map((digit) => String.fromCodePoint(DIGIT + Number(digit))).join('');
}

/** A stretch of a text that came from a place; offsets are those of the text without marks. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly place: number;
}

/** A text without its marks. */
interface Unmarked {
  readonly text: string;
  readonly spans: readonly Span[];
  /** The places that were opened and not closed. */
  readonly open: readonly number[];
}

/**
 * The text as visitors get it, and where its parts came from, the outer ones first.
 * @param before what the text in front of it left open: an address is written in two halves, so that it may break
 */
export function unmarked(typed: string, before: readonly number[] = []): Unmarked {
  const text = typed.replace(ENCODED, '');
  if (before.length === 0 && !text.includes(OPEN) && !text.includes(CLOSE))
    return { text, spans: [], open: [] };
  const spans: Span[] = [];
  const open = before.map((place) => ({ place, start: 0 }));
  let plain = '';
  let at = 0;
  for (const match of text.matchAll(MARK)) {
    plain += text.slice(at, match.index);
    at = match.index + match[0].length;
    if (match[1] !== undefined) open.push({ place: numberOf(match[1]), start: plain.length });
    else {
      const last = open.pop();
      if (last) spans.push({ ...last, end: plain.length });
    }
  }
  plain += text.slice(at);
  for (const { place, start } of open) spans.push({ place, start, end: plain.length });
  return {
    text: plain,
    spans: spans.toSorted((a, b) => a.start - b.start || b.end - a.end),
    open: open.map(({ place }) => place),
  };
}

/** The same without a look at where it came from. */
export function stripped(text: string): string {
  return text.replace(ENCODED, '').replace(MARK, '');
}

function numberOf(typed: string): number {
  const plain = [...typed].map((digit) => (digit.codePointAt(0) ?? DIGIT) - DIGIT);
  return plain.reduce((sum, digit) => sum * BASE + digit, 0);
}
