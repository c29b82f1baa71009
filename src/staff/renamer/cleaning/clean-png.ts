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

/** Chunks for pixels, colours, print size and animation; all others are metadata. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);
const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;

interface Chunk extends Span {
  readonly type: string;
}

/**
 * Removes everything from a PNG but pixels, colours and orientation, and whatever follows its end.
 * @throws DamagedPicture for an incomplete PNG
 */
export function cleanPng(bytes: Uint8Array): Cleaned {
  const parts: Part[] = [{ from: 0, to: SIGNATURE_BYTES }];
  let isChanged = false;
  const chunks = chunksOf(bytes);
  for (const chunk of chunks) {
    if (KEPT.has(chunk.type)) addPart(parts, { from: chunk.from, to: chunk.to });
    else {
      const exif = chunk.type === 'eXIf' && minimalExif(orientationOf(bodyOf(bytes, chunk)));
      if (exif) addPart(parts, chunkWith('eXIf', exif));
      isChanged = true;
    }
  }
  const [header, end] = [chunks[0], chunks.at(-1)];
  if (header?.type !== 'IHDR' || end?.type !== 'IEND') throw new DamagedPicture('no whole PNG');
  if (!chunks.some(({ type }) => type === 'IDAT'))
    throw new DamagedPicture('a PNG without a picture');
  return { parts, isChanged: isChanged || end.to < bytes.length };
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  while (chunks.at(-1)?.type !== 'IEND') {
    if (at + FRAME_BYTES > bytes.length) throw new DamagedPicture('the end is missing');
    const to = at + FRAME_BYTES + view.getUint32(at);
    if (to > bytes.length) throw new DamagedPicture('a chunk is cut off');
    chunks.push({ type: textAt(bytes, at + 4, 4), from: at, to });
    at = to;
  }
  return chunks;
}

function bodyOf(bytes: Uint8Array, { from, to }: Span): Uint8Array {
  return bytes.subarray(from + 8, to - 4);
}

function chunkWith(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(FRAME_BYTES + body.length);
  const view = viewOf(chunk);
  view.setUint32(0, body.length);
  chunk.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  chunk.set(body, 8);
  view.setUint32(chunk.length - 4, checksum(chunk.subarray(4, -4)));
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
