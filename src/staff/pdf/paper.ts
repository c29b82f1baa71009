import type { jsPDF } from 'jspdf';
import type { DeviceGlyphs, Drawing } from './device-glyphs.ts';
import { toPrintable } from './printable.ts';

/** Pages to write on; lengths are in millimetres, font sizes in points. */
export interface Paper {
  setLetters(size: number, weight?: 'normal' | 'bold'): void;
  /** Breaks a text into lines in the current font; those of a list item line up after its bullet. */
  wrap(text: string): Line[];
  /** @param y the baseline */
  write(line: Line, y: number): void;
  rule(y: number, thickness: number): void;
}

export interface Line {
  /** A bullet or a number before the text. */
  readonly marker: string;
  /** From the left margin to the text. */
  readonly indent: number;
  readonly text: string;
}

const INK = '#16233d';
const MM_PER_POINT = 25.4 / 72;
/** A bullet, or the number of a point, at the start of a line. */
const MARKER = /^ {0,8}(?:[-*•–—]|\d{1,3}[.)]) +/u;
/** Longer runs of spaces are cut to eight: jsPDF would break lines inside them. */
const LONG_GAP = /( {8}) +/gu;
/** What jsPDF 4.2 cuts off: it knows widths to a hundredth of an em. */
const CUT_OFF = 1.012;
/** Letters that jsPDF measures as 0.53 em, but that are up to one em wide. */
const UNMEASURED = '¦²³¹¼½¾Ð×ÝÞðýþŠŒŽšœž';
/** In a line, a drawing is one character from here on, of the private use area. */
const FIRST_PLACEHOLDER = 0xe000;
const PLACEHOLDER = /([\uE000-\uF8FF])/;

/** Writes into a jsPDF document in millimetres, in a column of `width` from a left margin. */
export function createPaper(doc: jsPDF, glyphs: DeviceGlyphs, left: number, width: number): Paper {
  const { drawings, placeholderFor } = createDrawings(glyphs);
  const measures = () => ({ widths: widthsOf(doc, drawings), kerning: {} });
  const em = () => doc.getFontSize() * MM_PER_POINT;
  const widthOf = (text: string) => doc.getStringUnitWidth(text, measures()) * CUT_OFF * em();
  const place = (drawing: Drawing, name: string, x: number, y: number) => {
    const { picture, baseline, ...size } = drawing;
    const top = y - baseline * em();
    // With this alias, jsPDF stores a repeated image once.
    doc.addImage(picture, 'PNG', x, top, size.width * em(), size.height * em(), name, 'FAST');
  };
  const wrap = (typed: string): Line[] => {
    const line = typed.replace(LONG_GAP, '$1');
    const [marker = ''] = MARKER.exec(line) ?? [];
    const indent = widthOf(marker);
    // Not jsPDF's own indent, which it forgets when it cuts a long word.
    const texts: string[] = doc.splitTextToSize(
      line.slice(marker.length),
      (width - indent) / CUT_OFF,
      measures(),
    );
    return texts.map((text, row) =>
      row === 0 ? { marker, indent, text } : { marker: '', indent, text: text.trimStart() },
    );
  };
  const draw = (line: string, start: number, y: number) => {
    const words = line.trimStart();
    let x = start + widthOf(line.slice(0, line.length - words.length));
    for (const part of words.split(PLACEHOLDER)) {
      const drawing = drawings.get(part);
      if (drawing) place(drawing, part, x, y);
      else doc.text(part, x, y);
      x += widthOf(part);
    }
  };
  return {
    setLetters(size, weight = 'normal') {
      doc.setFont('helvetica', weight).setFontSize(size).setTextColor(INK);
    },
    wrap: (text) => toPrintable(text, placeholderFor).lines.flatMap(wrap),
    write({ marker, indent, text }, y) {
      if (marker) draw(marker, left, y);
      draw(text, left + indent, y);
    },
    rule(y, thickness) {
      doc
        .setDrawColor(INK)
        .setLineWidth(thickness)
        .line(left, y, left + width, y);
    },
  };
}

/** Draws what jsPDF's fonts lack, each cluster once. */
function createDrawings(glyphs: DeviceGlyphs) {
  const placeholders = new Map<string, string>();
  const drawings = new Map<string, Drawing>();
  const placeholderFor = (cluster: string) => {
    if (!glyphs.canDraw(cluster)) return undefined;
    const placeholder =
      placeholders.get(cluster) ?? String.fromCharCode(FIRST_PLACEHOLDER + drawings.size);
    if (!placeholders.has(cluster)) drawings.set(placeholder, glyphs.draw(cluster, INK));
    placeholders.set(cluster, placeholder);
    return placeholder;
  };
  return { drawings, placeholderFor };
}

/** The widths of letters by their code, never too small: a line must not pass the margin. */
function widthsOf(doc: jsPDF, drawings: ReadonlyMap<string, Drawing>): Record<string, number> {
  const { widths }: { widths: Record<string, number> } = doc.getFont().metadata.Unicode;
  const { fof = 1 } = widths;
  const as = (letter: string) => widths[letter.charCodeAt(0)] ?? fof;
  const own = [
    ['\u00A0', as(' ')] as const,
    ['€', as('0')] as const,
    ...[...UNMEASURED].map((letter) => [letter, as('@')] as const),
    ...[...drawings].map(([placeholder, drawing]) => [placeholder, drawing.width * fof] as const),
  ];
  const byCode = own.map(([letter, share]) => [letter.charCodeAt(0), share]);
  return { ...widths, ...Object.fromEntries(byCode) };
}
