// Photos built byte by byte, with all the metadata that a phone writes. The browser tests insert
// the same metadata into real pictures.
import { crc32 } from 'node:zlib';

export const GPS_PLACE = { latitude: 41.8, longitude: 12.5 };
export const CAMERA = 'Telefono';

const ascii = (text: string) => Buffer.from(text, 'latin1');
const LONG = 4;

/** An EXIF block (TIFF) with camera, orientation, date and location, in either byte order. */
export function exifBlock(
  orientation: number,
  order: 'II' | 'MM' = 'MM',
  withPlace = true,
): Buffer {
  const little = order === 'II';
  const n16 = (value: number) => {
    const bytes = Buffer.alloc(2);
    little ? bytes.writeUInt16LE(value) : bytes.writeUInt16BE(value);
    return bytes;
  };
  const n32 = (value: number) => {
    const bytes = Buffer.alloc(4);
    little ? bytes.writeUInt32LE(value) : bytes.writeUInt32BE(value);
    return bytes;
  };
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([n16(tag), n16(type), n32(count), value, Buffer.alloc(4 - value.length)]);
  const make = ascii(`${CAMERA}\0`);
  const dms = (degrees: number) => {
    const minutes = Math.round((degrees % 1) * 60);
    return Buffer.concat([Math.floor(degrees), 1, minutes, 1, 0, 1].map(n32));
  };
  const entries = withPlace ? 3 : 2;
  const makeAt = 8 + 2 + entries * 12 + 4;
  const gpsAt = makeAt + make.length + (make.length % 2);
  const valuesAt = gpsAt + 2 + 4 * 12 + 4;
  const directory = [
    n16(entries),
    entry(0x010f, 2, make.length, n32(makeAt)),
    entry(0x0112, 3, 1, n16(orientation)),
    ...(withPlace ? [entry(0x8825, LONG, 1, n32(gpsAt))] : []),
    n32(0),
    make,
    Buffer.alloc(make.length % 2),
  ];
  const gps = [
    n16(4),
    entry(1, 2, 2, ascii('N\0')),
    entry(2, 5, 3, n32(valuesAt)),
    entry(3, 2, 2, ascii('E\0')),
    entry(4, 5, 3, n32(valuesAt + 24)),
    n32(0),
    dms(GPS_PLACE.latitude),
    dms(GPS_PLACE.longitude),
  ];
  return Buffer.concat([ascii(order), n16(42), n32(8), ...directory, ...(withPlace ? gps : [])]);
}

export const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="41,48N" exif:GPSLongitude="12,30E"/></rdf:RDF></x:xmpmeta>`;

/** A JPEG segment. */
export function segment(marker: number, ...body: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(
    body.map((part) => (typeof part === 'string' ? ascii(part) : part)),
  );
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

export const jpegExif = (exif: Buffer) => segment(0xe1, 'Exif\0\0', exif);
export const ICC = segment(0xe2, 'ICC_PROFILE\0\x01\x01', 'colori');
export const ADOBE = segment(0xee, 'Adobe', Buffer.from([0, 100, 0, 0, 0, 0, 1]));
export const JFIF = segment(0xe0, 'JFIF\0', Buffer.from([1, 1, 1, 0, 72, 0, 72, 0, 0]));

/** Metadata segments, which do not affect the picture. */
export const JPEG_DATA: readonly Buffer[] = [
  segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${XMP}`),
  segment(0xe2, 'MPF\0', Buffer.alloc(30)),
  segment(0xed, 'Photoshop 3.0\0', '8BIM\x04\x04\0\0\0\0\0\x09\x1c\x02\x5a\0\x04Roma'),
  segment(0xeb, 'JP', Buffer.alloc(12)),
  segment(0xfe, 'scattata a Roma'),
];

/** Tables and scans of a small picture, with stuffed bytes and restart markers. */
export const JPEG_PICTURE = Buffer.concat([
  segment(0xdb, Buffer.alloc(65, 1)),
  segment(0xc2, Buffer.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0])),
  segment(0xc4, Buffer.alloc(20)),
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
  segment(0xc4, Buffer.alloc(20)),
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x78, 0xff, 0x00, 0x9a]),
]);

export const EOI = Buffer.from([0xff, 0xd9]);

/** A JPEG with segments before its picture, and data after its end. */
export function jpeg(before: readonly Buffer[], after: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...before, JPEG_PICTURE, EOI, after]);
}

export function chunk(type: string, body: Buffer | string): Buffer {
  const content = Buffer.concat([ascii(type), typeof body === 'string' ? ascii(body) : body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length - 4, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
export const PNG_DATA: readonly Buffer[] = [
  chunk('tEXt', 'Author\0Telefono'),
  chunk('zTXt', 'Comment\0\0xx'),
  chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${XMP}`),
  chunk('tIME', Buffer.alloc(7)),
  chunk('caBX', 'origine'),
];

export function png(before: readonly Buffer[], after: readonly Buffer[] = []): Buffer {
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', Buffer.alloc(13)),
    ...before,
    chunk('IDAT', 'immagine'),
    ...after,
    chunk('IEND', ''),
  ]);
}

export function riffChunk(type: string, body: Buffer | string): Buffer {
  const content = typeof body === 'string' ? ascii(body) : body;
  const head = Buffer.alloc(8);
  head.write(type, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** The flags of VP8X announce EXIF and XMP. */
export const VP8X = riffChunk('VP8X', Buffer.from([0x0c, 0, 0, 0, 7, 0, 0, 7, 0, 0]));

export function webp(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([ascii('WEBP'), ...chunks]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

export const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  ascii('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(40),
]);
