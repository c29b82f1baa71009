import type { Span } from './mention.ts';

/** A text as a visitor sees it, and where each of its characters was typed. */
export interface SeenText {
  readonly text: string;
  /** The stretch of the typed text that shows as a stretch of the seen one. */
  typedSpan(span: Span): Span;
}

/** Something that may show otherwise than it is typed. */
const UNUSUAL =
  /[&<>*~]|_|\d[Oo\u00BA]|[lIO]\d|[^\0-\x7F\u20AC\uFFFC\u00C0-\u00FF\u2018\u2019\u201C\u201D\u2013\u2014\u2026\u00B0\u00AA\u00AB\u00BB]/u;
/** Shown as nothing: soft hyphens, joiners, marks of direction, selectors, key caps. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u20E3/u;
const PIECE = new RegExp(
  [
    '</?[a-z][^<>]{0,300}>',
    '&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z]{2,8});',
    '(?<emphasis>\\*+|(?<![\\p{L}\\d])_+(?=\\S)|(?<=\\S)_+(?![\\p{L}\\d]))',
    '~~',
    '\\p{L}\\p{M}+',
    '(?<=\\d)(?:⁰|¹|²|³|[⁴-⁹]){2}',
    '(?<=\\d)[ºo]{2}(?![\\p{L}\\d])',
    '.',
  ].join('|'),
  'gisu',
);
const BLOCK = /^<\/?(?:p|div|li|ul|ol|td|th|tr|table|br|h\d|dt|dd|section|article)\b/i;
// biome-ignore format: a row for each of 24 names would hide that it is one list
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ', euro: '€', ndash: '–', mdash: '—', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'",
  rsquo: '’', lsquo: '‘', laquo: '«', raquo: '»', agrave: 'à', egrave: 'è', eacute: 'é', igrave: 'ì',
  ograve: 'ò', ugrave: 'ù', deg: '°', ordm: 'º', ordf: 'ª', thinsp: ' ', ensp: ' ', hellip: '…', shy: '',
  percnt: '%', sol: '/', colon: ':', comma: ',', period: '.',
};
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Tags, entities, signs of emphasis, digits of any script and letters typed for digits, seen through. */
export function seenText(typed: string): SeenText {
  if (!UNUSUAL.test(typed)) return { text: typed, typedSpan: (span) => span };
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  for (const { 0: piece, index, groups } of typed.matchAll(PIECE)) {
    const isEmphasis = groups?.emphasis !== undefined;
    const shown =
      piece === '½' && /\d/.test(text.at(-1) ?? '') ? ',5' : isEmphasis ? '' : shownAs(piece);
    text += shown;
    for (let at = 0; at < shown.length; at += 1) {
      starts.push(index);
      ends.push(index + piece.length);
    }
  }
  return {
    text: withDashes(withDigitsForLetters(text)),
    typedSpan: ({ start, end }) => ({
      start: starts[start] ?? typed.length,
      end: ends[end - 1] ?? typed.length,
    }),
  };
}

/** Most signs of an unusual text: they show as they are typed. */
const PLAIN = /^[\0-\x7F\u00C0-\u024F\uFFFC]$/;

function shownAs(piece: string): string {
  if (PLAIN.test(piece)) return piece;
  if (piece.startsWith('<')) return BLOCK.test(piece) ? '\n' : '';
  if (piece.startsWith('&')) return entity(piece);
  if (piece === '~~') return ' ';
  if (INVISIBLE.test(piece) && [...piece].length === 1) return '';
  if (/^\p{Zs}$/u.test(piece)) return ' ';
  if (/^(?:⁰|¹|²|³|[⁴-⁹]){2}$/.test(piece))
    return `:${[...piece].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('')}`;
  if (/^[ºo]{2}$/i.test(piece)) return ':00';
  if (/^\p{L}\p{M}+$/u.test(piece)) return piece.normalize('NFC');
  if (/^[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E①-⑳]$/u.test(piece)) return piece.normalize('NFKC');
  return /^\p{Nd}$/u.test(piece) ? digit(piece) : piece;
}

function entity(piece: string): string {
  const name = piece.slice(1, -1);
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? piece;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? shownAs(String.fromCodePoint(code)) : piece;
}

/** Decimal digits of a script stand in a row of ten, from its zero on. */
function digit(piece: string): string {
  const code = piece.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

const ARROWS = /[→➜➔➝⇒➡⟶►▶]|(?<=[\p{L}\d.]\s?)>(?=\s?[\p{L}\d])/gu;

/** «LUN > VEN», «8 ➜ 17»: an arrow between two ends says what a dash says. */
function withDashes(text: string): string {
  return text.replace(ARROWS, '–');
}

const FALSE_DIGITS =
  /(?<![\p{L}\d])(?=[lIO]{0,9}\d)[lIO\d]{2,}(?=(?:[.,]\d+)?\s?(?:€|euro?|%|anni|per cento)|[/:.]\d)|(?<=\d[/:])(?=[lIO]?\d)[lIO\d]{2}(?![\p{L}\d])|(?<![\p{L}\d])2[O0][\dO]\d(?![\p{L}\d])/gu;

/** `1O euro`, `l35 €`: O and l typed for 0 and 1. */
function withDigitsForLetters(text: string): string {
  return text.replace(FALSE_DIGITS, (word) => word.replace(/O/g, '0').replace(/[lI]/g, '1'));
}
