import type { Piece } from './printable.ts';

/** The printed width of a piece, in millimetres. */
export type Measure = (piece: Piece) => number;

export interface Line {
  readonly pieces: readonly Piece[];
  /** The indent from the left margin, in millimetres. */
  readonly indent: number;
}

interface Atom {
  readonly piece: Piece;
  readonly width: number;
  readonly isSpace: boolean;
  readonly breaksAfter: boolean;
}

/** A bullet, or the number of a point, at the start of a line. */
const MARKER = /^ *(?:[-*•–—]|\d{1,3}[.)]) +/u;
/** A marker wider than this share of the line is not used as an indent. */
const WIDEST_INDENT = 1 / 4;

/**
 * Breaks one paragraph into lines no wider than a width, in millimetres: between words, and inside
 * a word that no line can hold. The lines of a list item line up after its bullet.
 */
export function wrap(paragraph: readonly Piece[], width: number, measure: Measure): Line[] {
  const atoms = paragraph.flatMap((piece) => atomsOf(piece, measure));
  const indent = hangingIndent(paragraph, width, measure);
  const lines: Line[] = [];
  let rest = atoms;
  do {
    const start = lines.length === 0 ? 0 : indent;
    const end = endOfLine(rest, width - start);
    lines.push({ pieces: mergeRuns(withoutEndSpaces(rest.slice(0, end))), indent: start });
    rest = rest.slice(end);
  } while (rest.length > 0);
  return lines;
}

function atomsOf(piece: Piece, measure: Measure): Atom[] {
  if ('picture' in piece) {
    return [{ piece, width: measure(piece), isSpace: false, breaksAfter: false }];
  }
  return [...piece.text].map((text) => ({
    piece: { text },
    width: measure({ text }),
    isSpace: text === ' ',
    breaksAfter: /[ -]/u.test(text),
  }));
}

function endOfLine(atoms: readonly Atom[], width: number): number {
  let used = 0;
  let lastBreak = 0;
  for (const [place, atom] of atoms.entries()) {
    used += atom.width;
    // Spaces at the end of a line need no room.
    if (used > width && !atom.isSpace) return lastBreak || Math.max(place, 1);
    if (atom.breaksAfter && !isIndentation(atoms, place)) lastBreak = place + 1;
  }
  return atoms.length;
}

/** Whether an atom is leading space or a bullet, which stay with the word after them. */
function isIndentation(atoms: readonly Atom[], place: number): boolean {
  return atoms.slice(0, place + 1).every(({ breaksAfter }) => breaksAfter);
}

function hangingIndent(paragraph: readonly Piece[], width: number, measure: Measure): number {
  const start = paragraph.map((piece) => ('text' in piece ? piece.text : '\uFFFC')).join('');
  const marker = MARKER.exec(start)?.[0] ?? '';
  const indent = [...marker].reduce((sum, text) => sum + measure({ text }), 0);
  return indent > width * WIDEST_INDENT ? 0 : indent;
}

function withoutEndSpaces(atoms: readonly Atom[]): readonly Atom[] {
  const last = atoms.findLastIndex(({ isSpace }) => !isSpace);
  return atoms.slice(0, last + 1);
}

/** Merges adjacent text into runs, so that the words of the PDF can be searched. */
function mergeRuns(atoms: readonly Atom[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { piece } of atoms) {
    const before = pieces.at(-1);
    if (before && 'text' in before && 'text' in piece) {
      pieces[pieces.length - 1] = { text: before.text + piece.text };
    } else pieces.push(piece);
  }
  return pieces;
}

/** Splits lines into pages, at least one; the first holds fewer because of its heading. */
export function paginate<T>(lines: readonly T[], onFirst: number, onOthers: number): T[][] {
  const pages = [lines.slice(0, onFirst)];
  for (let start = onFirst; start < lines.length; start += onOthers) {
    pages.push(lines.slice(start, start + onOthers));
  }
  return pages;
}
