import type { HtmlText } from './html-texts.ts';

/** Marks of headings and lists, rules of tables, targets of links, escapes: what a reader does not read. */
const MARKS =
  /^\s*(?:(?:#{1,6}|[-*+>]|\d{1,3}[.)])\s+)+|^[\s|:-]+$|\]\([^)\s]*\)|<https?:[^>]*>|[*~]{1,2}|\[|\\(?=[^\w\s])/g;

/** The texts of a Markdown file: one for each line, or each cell of a table. */
export function markdownTexts(markdown: string): HtmlText[] {
  return [...markdown.matchAll(/[^\n|·]+/g)].flatMap(({ 0: piece, index }) => {
    const kept = withoutMarks(piece);
    const text = kept.map(({ character }) => character).join('');
    const offsets = [...kept.map(({ at }) => index + at), index + piece.length];
    return text.trim() === '' ? [] : [{ text, offsets, shared: false }];
  });
}

interface Kept {
  readonly character: string;
  readonly at: number;
}

/** A mark is a space to the reader, an escape is nothing. */
function withoutMarks(piece: string): Kept[] {
  const kept: Kept[] = [];
  let from = 0;
  const keep = (until: number) => {
    for (let at = from; at < until; at += 1)
      kept.push({
        character: /[\u00A0\u202F]/.test(piece[at] ?? '') ? ' ' : (piece[at] ?? ''),
        at,
      });
  };
  for (const { 0: mark, index } of piece.matchAll(MARKS)) {
    keep(index);
    if (mark !== '\\') kept.push({ character: ' ', at: index });
    from = index + mark.length;
  }
  keep(piece.length);
  return kept;
}
