import type { jsPDF } from 'jspdf';
import type { DeviceGlyphs } from './device-glyphs.ts';
import { createPaper, type Line, type Paper } from './paper.ts';

export interface PdfWords {
  /** The printed heading, and the title of the document. */
  readonly title: string;
  /** The line with the date of generation. */
  readonly date: string;
  readonly footer: string;
  /** The page number, from 1, and the number of pages. */
  page(current: number, total: number): string;
}

export interface PdfRequest {
  readonly text: string;
  readonly words: PdfWords;
  /** BCP 47 tag, such as `it-IT`; jsPDF supports few regions. */
  readonly language: string;
  /** The creation time, in milliseconds since the epoch. */
  readonly now: number;
  readonly glyphs: DeviceGlyphs;
}

/** Fixed by the owner's specification. */
const TEXT_WIDTH_MM = 170;

/** Millimetres from the top of an A4 page. */
const Y_MM = { title: 34, date: 42, underTitle: 47, first: 58, top: 27, bottom: 266, footer: 281 };
const MARGIN_MM = (210 - TEXT_WIDTH_MM) / 2;
const LINE_HEIGHT = 6.2;
const POINTS = { title: 22, text: 12, small: 9 };
const FOOTER_LINE_HEIGHT = 4.5;

/** Writes a text on A4 pages, wrapped at 170 mm, into a new jsPDF document in millimetres. */
export function writePdf(doc: jsPDF, { text, words, language, now, glyphs }: PdfRequest): void {
  doc
    .setDocumentProperties({ title: words.title })
    .setCreationDate(new Date(now))
    .setLanguage(language.split('-')[0] as Parameters<jsPDF['setLanguage']>[0])
    .viewerPreferences({ DisplayDocTitle: true });
  const paper = createPaper(doc, glyphs, MARGIN_MM, TEXT_WIDTH_MM);
  paper.setLetters(POINTS.text);
  const pages = paginate(paper.wrap(text));
  for (const [index, lines] of pages.entries()) {
    if (index > 0) doc.addPage();
    else writeHeading(paper, words);
    paper.setLetters(POINTS.text);
    writeLines(paper, lines, index > 0 ? Y_MM.top : Y_MM.first, LINE_HEIGHT);
    writeFooter(paper, [words.footer, words.page(index + 1, pages.length)]);
  }
}

/** Splits lines into pages, at least one; the first holds fewer because of its heading. */
function paginate(lines: readonly Line[]): Line[][] {
  const [first, others] = [linesFrom(Y_MM.first), linesFrom(Y_MM.top)];
  const pages = [lines.slice(0, first)];
  for (let start = first; start < lines.length; start += others)
    pages.push(lines.slice(start, start + others));
  return pages;
}

function linesFrom(top: number): number {
  return Math.floor((Y_MM.bottom - top) / LINE_HEIGHT) + 1;
}

function writeHeading(paper: Paper, { title, date }: PdfWords): void {
  paper.setLetters(POINTS.title, 'bold');
  writeLines(paper, paper.wrap(title).slice(0, 1), Y_MM.title, 0);
  paper.setLetters(POINTS.small);
  writeLines(paper, paper.wrap(date).slice(0, 1), Y_MM.date, 0);
  paper.rule(Y_MM.underTitle, 0.6);
}

function writeFooter(paper: Paper, texts: readonly string[]): void {
  paper.rule(Y_MM.footer - 5, 0.2);
  paper.setLetters(POINTS.small);
  const lines = texts.flatMap((text) => paper.wrap(text).slice(0, 1));
  writeLines(paper, lines, Y_MM.footer, FOOTER_LINE_HEIGHT);
}

function writeLines(paper: Paper, lines: readonly Line[], top: number, height: number): void {
  for (const [row, line] of lines.entries()) paper.write(line, top + row * height);
}
