// Photos that a browser can show, with metadata as phones write it.
import type { Page } from 'playwright/test';
import {
  chunk,
  EOI,
  exifBlock,
  JPEG_DATA,
  jpegExif,
  PNG_DATA,
  PNG_SIGNATURE,
  riffChunk,
} from '../unit/staff/renamer/make-photos.ts';

export type Kind = 'jpeg' | 'png' | 'webp';

/** A small picture whose corners, edges and middle all differ: no rotation leaves it the same. */
export async function drawPicture(page: Page, kind: Kind): Promise<Buffer> {
  const dataUrl = await page.evaluate((type) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [48, 32];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    for (let x = 0; x < 48; x += 8) {
      for (let y = 0; y < 32; y += 8) {
        context.fillStyle = `rgb(${x * 5} ${y * 7} ${(x * y) % 256})`;
        context.fillRect(x, y, 8, 8);
      }
    }
    return canvas.toDataURL(type, 0.9);
  }, `image/${kind}`);
  return Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
}

const IHDR_END = PNG_SIGNATURE.length + 25;

/** The picture as from a phone: rotated, with location, camera and previews. */
export function withData(picture: Buffer, kind: Kind, orientation: number): Buffer {
  const exif = exifBlock(orientation);
  if (kind === 'jpeg') {
    const data = [jpegExif(exif), ...JPEG_DATA];
    const second = Buffer.concat([picture.subarray(0, 2), jpegExif(exifBlock(1)), EOI]);
    return Buffer.concat([picture.subarray(0, 2), ...data, picture.subarray(2), second]);
  }
  if (kind === 'png') {
    const data = [chunk('eXIf', exif), ...PNG_DATA];
    return Buffer.concat([picture.subarray(0, IHDR_END), ...data, picture.subarray(IHDR_END)]);
  }
  const flags = Buffer.from([0x08, 0, 0, 0, 47, 0, 0, 31, 0, 0]);
  const start = picture.toString('latin1', 12, 16) === 'VP8X' ? 30 : 12;
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', flags),
    picture.subarray(start),
    riffChunk('EXIF', exif),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: string;
}

/** The pixels as displayed, in the photo's orientation. */
export function pixelsOf(page: Page, bytes: Buffer, kind: Kind): Promise<Pixels> {
  return page.evaluate(
    async ([base64, type]) => {
      const raw = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([raw], { type: `image/${type}` }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
      return { width: bitmap.width, height: bitmap.height, data: data.join() };
    },
    [bytes.toString('base64'), kind] as const,
  );
}
