import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';
import { readHiddenData } from './hidden-data.ts';
import { assemble } from './parts.ts';
import type { PictureKind } from './picture-kind.ts';

const cleaners = { jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp };

export interface CleanPhoto {
  /** Byte for byte the same picture. It refers to the original on the disk. */
  readonly content: Blob;
  readonly hadPosition: boolean;
  /** It held anything at all besides the picture. */
  readonly hadData: boolean;
}

/**
 * Takes out what a photo tells about place, time and camera; the picture is not encoded anew.
 * @throws DamagedPicture when it is not whole; DOMException when it can no longer be read
 */
export async function cleanPicture(photo: Blob, kind: PictureKind): Promise<CleanPhoto> {
  const { parts, removed, isChanged } = cleaners[kind](new Uint8Array(await photo.arrayBuffer()));
  const hidden = removed && (await readHiddenData(removed));
  return {
    content: assemble(photo, parts),
    hadPosition: hidden?.position ?? false,
    hadData: isChanged,
  };
}
