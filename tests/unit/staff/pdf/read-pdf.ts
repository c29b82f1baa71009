// Writes PDFs as the button does, and reads them back with an independent reader.
import { jsPDF } from 'jspdf';
import { getDocumentProxy } from 'unpdf';
import type { DeviceGlyphs } from '../../../../src/staff/pdf/device-glyphs.ts';
import { writePdf } from '../../../../src/staff/pdf/write-pdf.ts';

export const WORDS = {
  title: 'Titolo',
  date: 'Data: 9 giugno 2025',
  footer: 'Piè di pagina',
  page: (current: number, total: number) => `Pagina ${current} di ${total}`,
};

/** One pixel. */
const GREY =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** A device that draws every emoji as a grey square. */
const DRAWS_EMOJI: DeviceGlyphs = {
  canDraw: (cluster) => /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(cluster),
  draw: () => ({ picture: GREY, width: 1.2, height: 1.4, baseline: 1.1 }),
};

export function createPdf(text: string, glyphs = DRAWS_EMOJI): Uint8Array {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  const now = Date.parse('2025-06-09T10:00:00Z');
  writePdf(doc, { text, words: WORDS, language: 'it-IT', now, glyphs });
  return new Uint8Array(doc.output('arraybuffer'));
}

interface ReadLine {
  readonly text: string;
  /** Millimetres from the left and the top edge of the page. */
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

interface ReadPage {
  readonly size: readonly number[];
  readonly pictures: number;
  readonly lines: readonly ReadLine[];
}

const MM = 25.4 / 72;

export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const rows = new Map<number, ReadLine>();
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      const [, , , , x = 0, up = 0] = item.transform;
      const y = Math.round((height - up) * MM * 10) / 10;
      const before = rows.get(y);
      const right = (x + item.width) * MM;
      rows.set(y, {
        y,
        text: (before?.text ?? '') + item.str,
        left: before?.left ?? x * MM,
        right: Math.max(right, before?.right ?? 0),
      });
    }
    const { fnArray } = await page.getOperatorList();
    pages.push({
      size: [width * MM, height * MM].map(Math.round),
      pictures: fnArray.filter((code) => code === PAINT_IMAGE).length,
      lines: [...rows.values()],
    });
  }
  const { info } = await pdf.getMetadata();
  return { pages, info: info as Readonly<Record<string, unknown>>, pdf };
}

/** What pdf.js calls OPS.paintImageXObject. */
const PAINT_IMAGE = 85;

/** The body, without heading and footer. */
export function bodyOf(pages: readonly ReadPage[]): string[] {
  return pages.flatMap(({ lines }, index) =>
    lines
      .filter(({ y }) => y > (index === 0 ? 50 : 0) && y < 270)
      .map(({ text }) => text.replaceAll('\u00A0', ' ').replaceAll('μ', 'µ')),
  );
}
