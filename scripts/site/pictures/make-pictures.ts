import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import {
  MAX_PIXELS,
  MAX_WIDTH,
  PHOTOGRAPHS,
  VARIANT_FORMATS,
  type VariantFormat,
  variantUrl,
  variantWidths,
} from '../../../src/content/picture-file.ts';
import { getOrCreate } from '../../project/cache.ts';
import { CommandError } from '../../project/command-error.ts';
import type { ServedFiles } from '../../project/served-files.ts';

/** Where pictures come from, where the site is built, and the cache for later builds. */
export interface PictureFolders {
  readonly served: string;
  readonly out: string;
  readonly cache: string;
}

/** Increase it with a change below, to make every picture again. */
const VERSION = 1;
/** From good to acceptable: the first within the budget is used. */
const QUALITIES: Readonly<Record<VariantFormat | 'jpg' | 'png', readonly number[]>> = {
  avif: [55, 45, 35],
  webp: [78, 68, 55],
  jpg: [82, 72, 62],
  png: [100, 80],
};
/** In bytes: about a second for a phone outdoors. */
const BUDGET = 350_000;

/**
 * Makes what browsers get of each photograph: AVIF and WebP in several widths, and the file itself,
 * upright and without metadata. Uses the cache.
 * @throws CommandError when a photograph is still too heavy
 */
export async function makePictures(
  paths: readonly string[],
  files: ServedFiles,
  folders: PictureFolders,
): Promise<void> {
  for (const path of paths) {
    const picture = files.pictureAt(path);
    if (!picture || !PHOTOGRAPHS.has(picture.kind)) continue;
    const source = readFileSync(join(folders.served, path));
    const writeVariant = variantWriter(source, folders);
    for (const width of variantWidths(picture.width)) {
      for (const format of VARIANT_FORMATS)
        await writeVariant(variantUrl(path, width, format), format, width, path);
    }
    const own = picture.kind === 'png' ? 'png' : picture.kind === 'jpg' ? 'jpg' : undefined;
    if (own) await writeVariant(path, own, Math.min(picture.width, MAX_WIDTH), path);
    else await writeVariant(path, picture.kind === 'avif' ? 'avif' : 'webp', MAX_WIDTH, path);
  }
}

type ImageFormat = keyof typeof QUALITIES;

/** A photograph as we store it: upright, no wider than screens need, without metadata. */
export interface CleanPicture {
  readonly extension: ImageFormat;
  readonly bytes: Buffer;
}

/** High, because the build compresses it again. */
const KEPT_QUALITY = 90;

/**
 * The version of an uploaded photograph to store; undefined for any other file.
 * @throws CommandError when the build would find it too heavy
 */
export async function cleanForSite(source: Buffer): Promise<CleanPicture | undefined> {
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS });
  const { format = '', compression } = await picture.metadata();
  const extension = compression === 'av1' ? 'avif' : EXTENSIONS[format];
  if (extension === undefined) return undefined;
  const upright = picture.autoOrient().resize({ width: MAX_WIDTH, withoutEnlargement: true });
  const bytes = await encoded(upright, extension, extension === 'png' ? 100 : KEPT_QUALITY);
  await resized(bytes, extension, MAX_WIDTH, '');
  return { extension, bytes };
}

const EXTENSIONS: Readonly<Record<string, ImageFormat>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

function variantWriter(source: Buffer, { out, cache }: PictureFolders) {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 20);
  return async (path: string, format: ImageFormat, width: number, from: string) => {
    const cached = join(cache, `${VERSION}-${hash}-${width}.${format}`);
    write(join(out, path), await getOrCreate(cached, () => resized(source, format, width, from)));
  };
}

/** Sharp drops Exif, position and previews by itself; the picture is rotated first. */
async function resized(
  source: Buffer,
  format: ImageFormat,
  width: number,
  from: string,
): Promise<Buffer> {
  let smallest: Buffer | undefined;
  for (const quality of QUALITIES[format]) {
    const picture = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
    smallest = await encoded(picture, format, quality);
    if (smallest.length <= BUDGET) return smallest;
  }
  throw new CommandError(tooHeavy(from, smallest?.length ?? 0));
}

function encoded(picture: Sharp, format: ImageFormat, quality: number): Promise<Buffer> {
  if (format === 'avif') return picture.avif({ quality, effort: 3 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality }).toBuffer();
  if (format === 'jpg') return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
  return picture.png({ quality, palette: quality < 100 }).toBuffer();
}

function tooHeavy(path: string, bytes: number): string {
  const [found, maxKb] = [bytes, BUDGET].map((size) => Math.round(size / 1000));
  const other = 'una foto con meno dettagli (foglie, ghiaia, folla) o meno sgranata';
  const remedy = /\.jpe?g$/.test(path)
    ? `scegliete ${other}`
    : `salvatela come JPEG, oppure scegliete ${other}`;
  return `La foto public${path} pesa ${found} kB anche rimpicciolita, più dei ${maxKb} che un telefono può aspettare: ${remedy}.`;
}

export function write(path: string, bytes: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
