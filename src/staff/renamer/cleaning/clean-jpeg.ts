import {
  addPart,
  type Cleaned,
  codes,
  DamagedPicture,
  type FilePart,
  textAt,
  viewOf,
} from './parts.ts';

const M = {
  SOI: 0xd8,
  EOI: 0xd9,
  SOS: 0xda,
  APP0: 0xe0,
  APP1: 0xe1,
  APP2: 0xe2,
  APP14: 0xee,
};
const EXIF = 'Exif\0\0';
const JFIF_BYTES = 14;
const MARKER_BYTES = 2;

/** Whether a marker is part of the picture (frames, tables, scans, restarts), not metadata. */
function isPicture(marker: number): boolean {
  return (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdf);
}

interface Segment {
  readonly marker: number;
  /** The offset of its marker. */
  readonly from: number;
  readonly to: number;
}

/**
 * Removes everything from a JPEG but pixels and colours (ICC and Adobe's marker), and whatever
 * follows its end: previews, videos, a second photo with its own metadata.
 * @param exif to put in @throws DamagedPicture for an incomplete JPEG
 */
export function cleanJpeg(bytes: Uint8Array, exif?: Uint8Array): Cleaned {
  const parts: FilePart[] = [{ from: 0, to: MARKER_BYTES }];
  let isChanged = false;
  let added = exif;
  let at = MARKER_BYTES;
  let scans = 0;
  for (;;) {
    const segment = segmentAt(bytes, at);
    at = segment.to;
    if (added && segment.marker !== M.APP0) {
      addPart(parts, exifSegment(added));
      added = undefined;
    }
    if (segment.marker === M.EOI) {
      addPart(parts, segment);
      break;
    }
    if (segment.marker === M.SOS) {
      scans += 1;
      at = endOfScan(bytes, segment.to);
    }
    const kept = keptOf(bytes, segment, at);
    for (const part of kept) addPart(parts, part);
    isChanged ||= kept.length === 0 || !('from' in (kept[0] ?? {}));
  }
  if (scans === 0) throw new DamagedPicture('a JPEG without a picture');
  return { parts, isChanged: isChanged || at < bytes.length };
}

/** The parts of a segment to keep. */
function keptOf(bytes: Uint8Array, { marker, from, to }: Segment, end: number): FilePart[] {
  const body = from + 4;
  if (isPicture(marker)) return [{ from, to: end }];
  if (marker === M.APP0 && textAt(bytes, body, 5) === 'JFIF\0' && to - body >= JFIF_BYTES) {
    if (to - body === JFIF_BYTES) return [{ from, to }];
    const withoutPreview = bytes.slice(body, body + JFIF_BYTES - 2);
    return [Uint8Array.of(0xff, M.APP0, 0, JFIF_BYTES + 2, ...withoutPreview, 0, 0)];
  }
  if (marker === M.APP2 && textAt(bytes, body, 12) === 'ICC_PROFILE\0') return [{ from, to }];
  const isAdobe = marker === M.APP14 && textAt(bytes, body, 5) === 'Adobe';
  return isAdobe ? [{ from, to }] : [];
}

function exifSegment(exif: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(0xff, M.APP1, 0, 2 + EXIF.length + exif.length, ...codes(EXIF), ...exif);
}

function segmentAt(bytes: Uint8Array, start: number): Segment {
  let at = start;
  // Fill bytes (0xff) may precede a marker.
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
  const marker = bytes[at + 1];
  if (bytes[at] !== 0xff || marker === undefined) throw new DamagedPicture('no marker');
  const isWithoutLength = marker === M.EOI || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
  if (isWithoutLength) return { marker, from: at, to: at + MARKER_BYTES };
  const length = at + 4 <= bytes.length ? viewOf(bytes).getUint16(at + 2) : 0;
  const to = at + MARKER_BYTES + length;
  if (length < 2 || to > bytes.length || marker === M.SOI) throw new DamagedPicture('bad segment');
  return { marker, from: at, to };
}

/** The offset of the next marker that does not belong to the scan. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    const next = bytes[at + 1];
    if (at < 0 || next === undefined) throw new DamagedPicture('the end is missing');
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== 0xff) return at;
    at += isData ? 2 : 1;
  }
}
