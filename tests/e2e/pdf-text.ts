import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF as Chromium writes it: one line for each run of glyphs, pages in order. Enough to
 * see that a printed page can be read, searched and copied; it is no reader for other programs' files.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\s/.test(head));
  return pages.map(({ head }) => {
    const fonts = new Map(
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
        name,
        unicodeOf(id, objects),
      ]),
    );
    const contents = /\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '';
    return textOf(objects.get(contents)?.stream ?? '', fonts);
  });
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

type Glyphs = ReadonlyMap<string, string>;

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of text.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const [, id = '', body = ''] = match;
    const [head = '', stream] = body.split(/stream\r?\n/, 2);
    const packed = /\/FlateDecode/.test(head) && stream !== undefined;
    objects.set(id, { head, stream: packed ? unpacked(stream) : '' });
  }
  return objects;
}

function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    return ''; // A picture, or a stream that holds the word that ends streams: no text.
  }
}

/** What each glyph of a font stands for: a ligature for several letters. */
function unicodeOf(font: string, objects: ReadonlyMap<string, PdfObject>): Glyphs {
  const id = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? '';
  const map = (objects.get(id)?.stream ?? '').replace(/\w+codespacerange\s[^a-z]*/g, '');
  const glyphs = new Map<string, string>();
  for (const [, from = '', to = '', first = ''] of map.matchAll(
    /<([0-9A-F]+)> <([0-9A-F]+)> <([0-9A-F]+)>/gi,
  )) {
    const start = Number.parseInt(from, 16);
    for (let glyph = start; glyph <= Number.parseInt(to, 16); glyph += 1) {
      const code = Number.parseInt(first, 16) + glyph - start;
      glyphs.set(hex(glyph, from.length), String.fromCodePoint(code));
    }
  }
  for (const [, glyph = '', letters = ''] of map.matchAll(/^<([0-9A-F]+)> <([0-9A-F]+)>$/gim)) {
    glyphs.set(glyph.toUpperCase(), Buffer.from(letters, 'hex').swap16().toString('utf16le'));
  }
  return glyphs;
}

function textOf(content: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let glyphs: Glyphs = new Map();
  let text = '';
  for (const [token, font, shown] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)> Tj|\bET\b/gi,
  )) {
    if (font) glyphs = fonts.get(font) ?? new Map();
    else if (shown) text += decoded(shown.toUpperCase(), glyphs);
    else if (token === 'ET') text += '\n';
  }
  return text.replaceAll('\u00A0', ' ');
}

function decoded(shown: string, glyphs: Glyphs): string {
  const width = [...glyphs.keys()][0]?.length ?? 2;
  const codes = shown.match(new RegExp(`.{${width}}`, 'g')) ?? [];
  return codes.map((code) => glyphs.get(code) ?? '\uFFFD').join('');
}

function hex(value: number, width: number): string {
  return value.toString(16).toUpperCase().padStart(width, '0');
}
