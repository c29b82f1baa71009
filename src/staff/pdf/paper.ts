import type { jsPDF } from 'jspdf';
import type { DeviceGlyphs, Drawing } from './device-glyphs.ts';
import { type Line, wrap } from './lay-out.ts';
import { type Piece, toPrintable } from './printable.ts';

/** Pages to write on; lengths are in millimetres, font sizes in points. */
export interface Paper {
  setLetters(size: number, weight?: 'normal' | 'bold'): void;
  /** Breaks a text into lines in the current font. */
  wrap(text: string): Line[];
  /** @param y the baseline */
  write(line: Line, y: number): void;
  rule(y: number, thickness: number): void;
}

const INK = '#16233d';
const MM_PER_POINT = 25.4 / 72;
/** Writes into a jsPDF document in millimetres, in a column of `width` from a left margin. */
export function createPaper(doc: jsPDF, glyphs: DeviceGlyphs, left: number, width: number): Paper {
  const drawings = new Map<string, Drawing>();
  const drawingOf = (cluster: string) => {
    const drawing = drawings.get(cluster) ?? glyphs.draw(cluster, INK);
    drawings.set(cluster, drawing);
    return drawing;
  };
  const em = () => doc.getFontSize() * MM_PER_POINT;
  const measure = (piece: Piece) =>
    em() * ('picture' in piece ? drawingOf(piece.picture).width : widthOf(doc, piece.text));
  const place = (cluster: string, x: number, y: number) => {
    const { picture, baseline, ...size } = drawingOf(cluster);
    const top = y - baseline * em();
    // With this alias, jsPDF stores a repeated image once.
    doc.addImage(picture, 'PNG', x, top, size.width * em(), size.height * em(), cluster, 'FAST');
  };
  return {
    setLetters(size, weight = 'normal') {
      doc.setFont('helvetica', weight).setFontSize(size).setTextColor(INK);
    },
    wrap: (text) =>
      toPrintable(text, glyphs.canDraw).paragraphs.flatMap((line) => wrap(line, width, measure)),
    write({ pieces, indent }, y) {
      let x = left + indent;
      for (const piece of pieces) {
        if ('picture' in piece) place(piece.picture, x, y);
        else doc.text(piece.text, x, y);
        x += measure(piece);
      }
    },
    rule(y, thickness) {
      doc
        .setDrawColor(INK)
        .setLineWidth(thickness)
        .line(left, y, left + width, y);
    },
  };
}

/** What jsPDF 4.2 cuts off: it knows widths to a hundredth of an em. */
const CUT_OFF = 1.012;
/** Letters that jsPDF measures as 0.53 em, but that are up to one em wide. */
const UNMEASURED = /[¦²³¹¼½¾Ð×ÝÞðýþŠŒŽšœž]/gu;

/** The width of a text in ems, never too small: a line must not pass the margin. */
function widthOf(doc: jsPDF, text: string): number {
  const measured = text.replaceAll('€', '0').replaceAll('\u00A0', ' ').replace(UNMEASURED, '@');
  return doc.getStringUnitWidth(measured) * CUT_OFF;
}
