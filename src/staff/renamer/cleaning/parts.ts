/** A byte range of the original photo; the end is exclusive. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** A part of a clean photo: a span of the original on the disk, or a few new bytes. */
export type FilePart = ByteRange | Uint8Array<ArrayBuffer>;

/** A photo without metadata. */
export interface Cleaned {
  readonly parts: readonly FilePart[];
  /** Whether anything was removed, data after the end of the picture included. */
  readonly isChanged: boolean;
}

/** The file starts like a picture, but is damaged. */
export class DamagedPicture extends Error {}

/** Adds a part; merges adjacent spans. */
export function addPart(parts: FilePart[], part: FilePart): void {
  const last = parts.at(-1);
  if (last && 'from' in last && 'from' in part && last.to === part.from) {
    parts[parts.length - 1] = { from: last.from, to: part.to };
  } else parts.push(part);
}

/** The clean photo as a Blob of slices of the original, which uses almost no memory. */
export function assemble(original: Blob, parts: readonly FilePart[]): Blob {
  const pieces = parts.map((part) => ('from' in part ? original.slice(part.from, part.to) : part));
  return new Blob(pieces, { type: original.type });
}

export function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

/** The bytes of a text in ASCII. */
export function codes(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** 1 is upright; 2 to 8 say how viewers must flip and rotate the picture (TIFF 6.0, tag 274). */
export type Orientation = number;

const UPRIGHT: Orientation = 1;
const TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/** Reads the orientation from an EXIF block, as strictly as browsers do: invalid means upright. */
export function orientationOf(tiff: Uint8Array): Orientation {
  const view = viewOf(tiff);
  if (view.byteLength < 10) return UPRIGHT;
  const order = view.getUint16(0);
  const isLittle = order === 0x4949;
  if ((!isLittle && order !== 0x4d4d) || view.getUint16(2, isLittle) !== 42) return UPRIGHT;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > view.byteLength) return UPRIGHT;
  const count = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < count; entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > view.byteLength) break;
    if (view.getUint16(at, isLittle) !== TAG) continue;
    const value = view.getUint16(at + 8, isLittle);
    const isValid = view.getUint16(at + 2, isLittle) === SHORT && value >= 1 && value <= 8;
    return isValid ? value : UPRIGHT;
  }
  return UPRIGHT;
}

/** A minimal EXIF block with the orientation only; undefined for upright. */
export function minimalExif(orientation: Orientation): Uint8Array<ArrayBuffer> | undefined {
  if (orientation === UPRIGHT) return undefined;
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.of(...header, 0, 1, ...entry, 0, 0, 0, 0);
}
