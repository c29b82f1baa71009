/** Marks are invisible characters: OPEN, the digits of a place, END; then the text, and CLOSE. */
const OPEN = '\u{E0001}';
const END = '\u{E0020}';
const CLOSE = '\u{E007F}';
const DIGIT = 0xe0030;
const BASE = 10;
const MARK = /\u{E0001}([\u{E0030}-\u{E0039}]*)\u{E0020}|\u{E007F}/gu;

/** Marks in a URL are percent-encoded; they are removed, because a URL leads to no field. */
const ENCODED = /(?:%F3%A0%8[01]%[0-9A-F]{2})+/g;

/** The text between marks. @param place index in a list of places */
export function marked(text: string, place: number): string {
  return `${OPEN}${digits(place)}${END}${text}${CLOSE}`;
}

function digits(place: number): string {
  return [...String(place)].map((digit) => String.fromCodePoint(DIGIT + Number(digit))).join('');
}

/** A part of a text that came from a place; offsets count without marks. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly place: number;
}

/** A text without its marks. */
interface Unmarked {
  readonly text: string;
  readonly spans: readonly Span[];
  /** Places that were opened and not closed. */
  readonly open: readonly number[];
}

/**
 * The text as visitors read it, and where its parts came from, outer spans first.
 * @param before places that the text node before left open: `<wbr>` splits an address in two
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

/** The text without its marks. */
export function stripped(text: string): string {
  return text.replace(ENCODED, '').replace(MARK, '');
}

function numberOf(typed: string): number {
  const plain = [...typed].map((digit) => (digit.codePointAt(0) ?? DIGIT) - DIGIT);
  return plain.reduce((sum, digit) => sum * BASE + digit, 0);
}
