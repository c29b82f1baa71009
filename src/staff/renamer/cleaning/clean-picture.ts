import { cleanPng, cleanWebp } from './clean-chunks.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { holdsPosition } from './hidden-data.ts';
import { assemble } from './parts.ts';
import type { PictureKind } from './picture-kind.ts';

const cleaners = { jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp };

export interface CleanPhoto {
  /** The same picture, byte for byte, as slices of the original file. */
  readonly content: Blob;
  readonly hadPosition: boolean;
  /** Whether it held any metadata. */
  readonly hadData: boolean;
}

/**
 * Removes location, time and camera data from a photo without re-encoding it.
 * @throws DamagedPicture if it is incomplete; DOMException if it can no longer be read
 */
export async function cleanPicture(photo: Blob, kind: PictureKind): Promise<CleanPhoto> {
  const bytes = await photo.arrayBuffer();
  const { parts, isChanged } = cleaners[kind](new Uint8Array(bytes));
  return {
    content: assemble(photo, parts),
    hadPosition: isChanged && (await holdsPosition(bytes)),
    hadData: isChanged,
  };
}
