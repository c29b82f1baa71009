/** Bytes of the photo as it is, from the first to before the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A clean photo is made of spans of the original, which stay on the disk, and a few new bytes. */
export type Part = Span | Uint8Array<ArrayBuffer>;

/** A photo without what it tells about place, time and camera. */
export interface Cleaned {
  readonly parts: readonly Part[];
  /**
   * What was taken out, as a small file of the same kind without the picture, for a reader of such
   * data; undefined when there was none.
   */
  readonly removed: Blob | undefined;
  /** Was there anything to take out, data after the picture included? */
  readonly isChanged: boolean;
}

/** The file starts like a picture but does not go on like one. */
export class DamagedPicture extends Error {}

/** Adds a part; spans that touch become one. */
export function addPart(parts: Part[], part: Part): void {
  const last = parts.at(-1);
  if (last && 'from' in last && 'from' in part && last.to === part.from) {
    parts[parts.length - 1] = { from: last.from, to: part.to };
  } else parts.push(part);
}

/** The clean photo, as a file that refers to the original and holds nearly nothing in memory. */
export function assemble(original: Blob, parts: readonly Part[]): Blob {
  const pieces = parts.map((part) => ('from' in part ? original.slice(part.from, part.to) : part));
  return new Blob(pieces, { type: original.type });
}

export function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
