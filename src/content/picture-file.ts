/** Properties of a picture file, read from the file itself. */
export interface PictureFile {
  /** `jpg`, `png`, `svg`, `heic` …; empty for an unreadable picture. */
  readonly kind: string;
  /** In pixels, after applying the EXIF orientation; 0 if unknown. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const MEGA = 1_000_000;
/** In bytes: larger than any phone's photo. */
export const MAX_BYTES = 25 * MEGA;
export const MAX_PIXELS = 100 * MEGA;

/** Raster formats, which the build resizes and re-encodes for faster loading. */
export const PHOTOGRAPHS: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'avif']);

/** In pixels: fits a large screen; the build narrows a photograph to this. */
export const MAX_WIDTH = 1600;
/** In pixels: about half the widest fits a current phone. */
const WIDTHS = [480, 960, MAX_WIDTH];

/** The widths in which a photograph is offered; it is never enlarged. */
export function variantWidths(width: number): number[] {
  const smaller = WIDTHS.filter((smallerWidth) => smallerWidth < width);
  return smaller.length < WIDTHS.length ? [...smaller, width] : smaller;
}

export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** The URL of a resized picture: `/pictures/pool-jpg-480.avif` for `/pictures/pool.jpg`. */
export function variantUrl(file: string, width: number, format: VariantFormat): string {
  return `${file.replace(/\.([a-z]+)$/, '-$1')}-${width}.${format}`;
}
