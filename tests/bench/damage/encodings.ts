import { anyFile, type Damage } from './damage.ts';

type Encode = (text: string) => Uint8Array;

const bytes = (...values: number[]) => Uint8Array.from(values);
const joined = (...parts: Uint8Array[]) => Buffer.concat(parts);
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** How other programs save a file, and files that are no text at all. */
const ENCODINGS: Readonly<Record<string, Encode>> = {
  'UTF-16 LE': (text) => joined(bytes(0xff, 0xfe), Buffer.from(text, 'utf16le')),
  'UTF-16 BE': (text) => joined(bytes(0xfe, 0xff), swapped(text)),
  'UTF-16 senza segno': (text) => Buffer.from(text, 'utf16le'),
  'Latin-1': (text) => Buffer.from(text, 'latin1'),
  'UTF-8 con BOM': (text) => joined(bytes(0xef, 0xbb, 0xbf), Buffer.from(text)),
  'UTF-8 letto due volte': (text) => Buffer.from(Buffer.from(text).toString('latin1')),
  'a capo soltanto CR': (text) => Buffer.from(text.replaceAll('\n', '\r')),
  'a capo CRLF': (text) => Buffer.from(text.replaceAll('\n', '\r\n')),
  PNG: (text) =>
    joined(bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), Buffer.from(text)),
  JPEG: (text) => joined(bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46), Buffer.from(text)),
  ZIP: (text) => joined(bytes(0x50, 0x4b, 3, 4, 20, 0, 8, 0), Buffer.from(text)),
  PDF: (text) => Buffer.from(`%PDF-1.7\n${text}`),
  RTF: (text) => Buffer.from(`{\\rtf1\\ansi ${text}}`),
  HTML: (text) => Buffer.from(`<!doctype html>\n<p>${text}</p>`),
  YAML: () => Buffer.from('week: 135\nday: 35\n'),
  CSV: () => Buffer.from('sede;settimana\nSport City;135\n'),
  'byte a caso': (text) =>
    Buffer.from(text).map((byte, place) => (place % 3 === 0 ? byte ^ 0xa5 : byte)),
  'zeri in fondo': (text) => joined(Buffer.from(text), new Uint8Array(64)),
};

/** A file that another program saved in its own way. */
export const otherEncoding: Damage = (files, random) => {
  const path = anyFile(files, random);
  const name = random.pick(Object.keys(ENCODINGS));
  const encoded = ENCODINGS[name]?.(files.get(path) ?? '') ?? new Uint8Array();
  files.set(path, new TextDecoder('utf-8', { ignoreBOM: true }).decode(encoded));
  return `${path} come ${name}`;
};
