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

const SHORT = 3;

/**
 * A minimal EXIF block.
 * @param orientation 2 to 8: how viewers must flip and rotate the picture (TIFF 6.0, tag 274)
 */
export function minimalExif(orientation: number): Uint8Array<ArrayBuffer> {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.of(...header, 0, 1, ...entry, 0, 0, 0, 0);
}
