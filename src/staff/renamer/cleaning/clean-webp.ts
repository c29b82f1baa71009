import {
  addPart,
  type Cleaned,
  DamagedPicture,
  minimalExif,
  orientationOf,
  type Part,
  type Span,
  textAt,
  viewOf,
} from './parts.ts';

/** Chunks for pixels, colours, transparency and animation; all others are metadata. */
const KEPT = new Set(['VP8 ', 'VP8L', 'ICCP', 'ALPH', 'ANIM', 'ANMF']);
const FILE_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;
/** The JPEG header that some programs wrongly put before the EXIF block. */
const NAME = 'Exif\0\0';

interface Chunk extends Span {
  readonly type: string;
  /** Size of the content, without the padding byte. */
  readonly size: number;
}

/**
 * Removes everything from a WebP but pixels, colours and orientation, and whatever follows its end.
 * @throws DamagedPicture for an incomplete WebP
 */
export function cleanWebp(bytes: Uint8Array): Cleaned {
  const end = endOf(bytes);
  const chunks = chunksOf(bytes, end);
  if (!chunks.some(({ type }) => /^(VP8 |VP8L|ANMF)$/.test(type))) {
    throw new DamagedPicture('a WebP without a picture');
  }
  const removed = chunks.filter(({ type }) => type !== 'VP8X' && !KEPT.has(type));
  const turned = removed.find(({ type }) => type === 'EXIF');
  const exif = turned && exifOf(bytes, turned);
  const parts: Part[] = [];
  for (const chunk of chunks) {
    if (chunk.type === 'VP8X') addPart(parts, withFlags(bytes, chunk, exif !== undefined));
    else if (KEPT.has(chunk.type)) addPart(parts, { from: chunk.from, to: chunk.to });
    else if (chunk === turned && exif) addPart(parts, exif);
  }
  const isChanged = removed.length > 0 || end < bytes.length;
  return { parts: [fileHeader(parts), ...parts], isChanged };
}

function endOf(bytes: Uint8Array): number {
  if (bytes.length < FILE_HEADER_BYTES) throw new DamagedPicture('no header');
  const end = CHUNK_HEADER_BYTES + viewOf(bytes).getUint32(4, true);
  if (end > bytes.length) throw new DamagedPicture('the end is missing');
  return end;
}

function chunksOf(bytes: Uint8Array, end: number): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = FILE_HEADER_BYTES;
  while (at + CHUNK_HEADER_BYTES <= end) {
    const size = view.getUint32(at + 4, true);
    const to = at + CHUNK_HEADER_BYTES + size + (size % 2);
    if (to > end) throw new DamagedPicture('a chunk is cut off');
    chunks.push({ type: textAt(bytes, at, 4), size, from: at, to });
    at = to;
  }
  return chunks;
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

function exifOf(bytes: Uint8Array, { from, size }: Chunk): Uint8Array<ArrayBuffer> | undefined {
  const start = from + CHUNK_HEADER_BYTES;
  const name = textAt(bytes, start, NAME.length) === NAME ? NAME : '';
  const exif = minimalExif(orientationOf(bytes.subarray(start + name.length, start + size)));
  return exif && chunkWith('EXIF', Uint8Array.of(...codes(name), ...exif));
}

/** A chunk without padding: all chunks written here have an even size. */
function chunkWith(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(CHUNK_HEADER_BYTES + body.length);
  chunk.set(codes(type));
  viewOf(chunk).setUint32(4, body.length, true);
  chunk.set(body, CHUNK_HEADER_BYTES);
  return chunk;
}

function fileHeader(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const sizes = parts.map((part) => ('from' in part ? part.to - part.from : part.length));
  const header = Uint8Array.of(...codes('RIFF'), 0, 0, 0, 0, ...codes('WEBP'));
  viewOf(header).setUint32(4, 4 + sizes.reduce((sum, size) => sum + size, 0), true);
  return header;
}

function codes(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
