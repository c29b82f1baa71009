import { cleanPng, cleanWebp } from './clean-chunks.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { hiddenIn, NO_HIDDEN_DATA } from './hidden-data.ts';
import { assemble, minimalExif } from './parts.ts';
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
 * Removes location, time and camera data from a photo without re-encoding or turning it.
 * @throws DamagedPicture if it is incomplete; DOMException if it can no longer be read
 */
export async function cleanPicture(photo: Blob, kind: PictureKind): Promise<CleanPhoto> {
  const bytes = await photo.arrayBuffer();
  const clean = (exif?: Uint8Array) => cleaners[kind](new Uint8Array(bytes), exif);
  const { parts, isChanged } = clean();
  const { orientation, hasPosition } = isChanged ? await hiddenIn(bytes) : NO_HIDDEN_DATA;
  const upright = orientation === 1;
  return {
    content: assemble(photo, upright ? parts : clean(minimalExif(orientation)).parts),
    hadPosition: hasPosition,
    hadData: isChanged,
  };
}
