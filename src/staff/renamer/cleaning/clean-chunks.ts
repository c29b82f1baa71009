// PNG and WebP: a header, then chunks that have a type, a size and a body.
import {
  addPart,
  type ByteRange,
  type Cleaned,
  codes,
  DamagedPicture,
  type FilePart,
  textAt,
  viewOf,
} from './parts.ts';

/** Chunks for pixels, colours, print size and animation; all others are metadata. */
const PNG = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);
/** For pixels, colours, transparency and animation. */
const WEBP = new Set(['VP8 ', 'VP8L', 'ICCP', 'ALPH', 'ANIM', 'ANMF']);
const PNG_HEADER_BYTES = 8;
const WEBP_HEADER_BYTES = 12;
/** Of a chunk: its size and its type, in this order in a PNG. */
const CHUNK_HEADER_BYTES = 8;
const CHECKSUM_BYTES = 4;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

interface Chunk extends ByteRange {
  readonly type: string;
}

/**
 * Removes everything from a PNG but pixels and colours, and whatever follows its end.
 * @param exif to put in @throws DamagedPicture for an incomplete PNG
 */
export function cleanPng(bytes: Uint8Array, exif?: Uint8Array): Cleaned {
  const parts: FilePart[] = [{ from: 0, to: PNG_HEADER_BYTES }];
  const chunks: Chunk[] = [];
  for (let at = PNG_HEADER_BYTES; chunks.at(-1)?.type !== 'IEND'; at = chunks.at(-1)?.to ?? at)
    chunks.push(chunkAt(bytes, at, bytes.length, true));
  for (const chunk of chunks) {
    if (PNG.has(chunk.type)) addPart(parts, { from: chunk.from, to: chunk.to });
    if (chunk.type === 'IHDR' && exif) addPart(parts, pngChunk('eXIf', exif));
  }
  if (chunks[0]?.type !== 'IHDR' || !chunks.some(({ type }) => type === 'IDAT'))
    throw new DamagedPicture('a PNG without a picture');
  const isLonger = (chunks.at(-1)?.to ?? 0) < bytes.length;
  return { parts, isChanged: isLonger || chunks.some(({ type }) => !PNG.has(type)) };
}

/**
 * Removes everything from a WebP but pixels and colours, and whatever follows its end.
 * @param exif to put in @throws DamagedPicture for an incomplete WebP
 */
export function cleanWebp(bytes: Uint8Array, exif?: Uint8Array): Cleaned {
  if (bytes.length < WEBP_HEADER_BYTES) throw new DamagedPicture('no header');
  const end = CHUNK_HEADER_BYTES + viewOf(bytes).getUint32(4, true);
  if (end > bytes.length) throw new DamagedPicture('the end is missing');
  const chunks: Chunk[] = [];
  for (let at = WEBP_HEADER_BYTES; at + CHUNK_HEADER_BYTES <= end; at = chunks.at(-1)?.to ?? end)
    chunks.push(chunkAt(bytes, at, end, false));
  if (!chunks.some(({ type }) => /^(VP8 |VP8L|ANMF)$/.test(type)))
    throw new DamagedPicture('a WebP without a picture');
  const removed = chunks.filter(({ type }) => type !== 'VP8X' && !WEBP.has(type));
  const parts: FilePart[] = [];
  for (const chunk of chunks) {
    if (chunk.type === 'VP8X') addPart(parts, withFlags(bytes, chunk, exif !== undefined));
    else if (WEBP.has(chunk.type)) addPart(parts, { from: chunk.from, to: chunk.to });
  }
  if (exif) addPart(parts, webpExif(exif));
  const isChanged = removed.length > 0 || end < bytes.length;
  return { parts: [fileHeader(parts), ...parts], isChanged };
}

function chunkAt(bytes: Uint8Array, from: number, end: number, isPng: boolean): Chunk {
  const start = from + CHUNK_HEADER_BYTES;
  if (start > end) throw new DamagedPicture('the end is missing');
  const size = viewOf(bytes).getUint32(isPng ? from : from + 4, !isPng);
  // A PNG’s chunk ends with a checksum, a WebP’s has an even size.
  const to = start + size + (isPng ? CHECKSUM_BYTES : size % 2);
  if (to > end) throw new DamagedPicture('a chunk is cut off');
  const type = textAt(bytes, isPng ? from + 4 : from, 4);
  return { type, from, to };
}

function pngChunk(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = Uint8Array.of(0, 0, 0, 0, ...codes(type), ...body, 0, 0, 0, 0);
  viewOf(chunk).setUint32(0, body.length);
  viewOf(chunk).setUint32(chunk.length - 4, checksum(chunk.subarray(4, -4)));
  return chunk;
}

/** CRC-32 (ISO 3309), without a table: the input is only a few bytes. */
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}

function withFlags(
  bytes: Uint8Array,
  { from, to }: Chunk,
  hasExif: boolean,
): Uint8Array<ArrayBuffer> {
  const chunk = bytes.slice(from, to);
  const flags = (chunk[CHUNK_HEADER_BYTES] ?? 0) & ~(EXIF_FLAG | XMP_FLAG);
  chunk[CHUNK_HEADER_BYTES] = hasExif ? flags | EXIF_FLAG : flags;
  return chunk;
}

/** Without padding: it has an even size. */
function webpExif(exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = Uint8Array.of(...codes('EXIF'), 0, 0, 0, 0, ...exif);
  viewOf(chunk).setUint32(4, exif.length, true);
  return chunk;
}

function fileHeader(parts: readonly FilePart[]): Uint8Array<ArrayBuffer> {
  const sizes = parts.map((part) => ('from' in part ? part.to - part.from : part.length));
  const header = Uint8Array.of(...codes('RIFF'), 0, 0, 0, 0, ...codes('WEBP'));
  viewOf(header).setUint32(4, 4 + sizes.reduce((sum, size) => sum + size, 0), true);
  return header;
}
