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
    em() * ('picture' in piece ? drawingOf(piece.picture).width : helveticaWidth(piece.text));
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

/**
 * The widths of Helvetica's letters in thousandths of an em, as Adobe published them. jsPDF 4.2
 * rounds them, the euro by 5%: lines would be too long, and images overlap letters.
 */
const ASCII = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** The others, by width; accents do not change the width, except on i. */
const OTHERS: Readonly<Record<number, string>> = {
  222: '‘’‚',
  260: '¦',
  278: '·ìíîï',
  333: '¡¨¯´¸¹²³ˆ˜“”„‹›',
  350: '•',
  365: 'º',
  370: 'ª',
  400: '°',
  537: '¶',
  556: '€ƒ†‡¢£¤¥§«»µð–þ',
  584: '¬±×÷',
  611: '¿ßø',
  667: 'Þ',
  722: 'Ð',
  737: '©®',
  778: 'Ø',
  834: '¼½¾',
  889: 'æ',
  944: 'œ',
  1000: '…‰Œ™—Æ',
};

const FIRST = ' '.charCodeAt(0);
const widths = new Map<string, number>([
  ...ASCII.map((width, place) => [String.fromCharCode(FIRST + place), width] as const),
  ...Object.entries(OTHERS).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width)] as const),
  ),
  ['\u00A0', 278],
]);

/**
 * The width of a text in Helvetica, in ems.
 * @throws RangeError for a character outside WinAnsi
 */
export function helveticaWidth(text: string): number {
  let sum = 0;
  for (const letter of text) {
    const width = widths.get(letter) ?? widths.get(letter.normalize('NFD').charAt(0));
    if (width === undefined) throw new RangeError(`Helvetica has no «${letter}»`);
    sum += width;
  }
  return sum / 1000;
}
