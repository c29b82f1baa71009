/** A byte range of the original photo; the end is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A part of a clean photo: a span of the original, which stays on the disk, or a few new bytes. */
export type Part = Span | Uint8Array<ArrayBuffer>;

/** A photo without metadata. */
export interface Cleaned {
  readonly parts: readonly Part[];
  /**
   * The removed metadata, as a small file of the same kind without pixels, for a metadata reader;
   * undefined if there was none.
   */
  readonly removed: Blob | undefined;
  /** Whether anything was removed, data after the end of the picture included. */
  readonly isChanged: boolean;
}

/** The file starts like a picture, but is damaged. */
export class DamagedPicture extends Error {}

/** Adds a part; merges adjacent spans. */
export function addPart(parts: Part[], part: Part): void {
  const last = parts.at(-1);
  if (last && 'from' in last && 'from' in part && last.to === part.from) {
    parts[parts.length - 1] = { from: last.from, to: part.to };
  } else parts.push(part);
}

/** The clean photo as a Blob of slices of the original, which uses almost no memory. */
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
