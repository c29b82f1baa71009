/** What is known of a picture's file itself, whatever content says of it. */
export interface PictureFile {
  /** `jpg`, `png`, `svg`, `heic` …; empty when it is no picture that can be read. */
  readonly kind: string;
  /** In pixels, with the side up that the camera meant; 0 when unknown. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const MEGA = 1_000_000;
/** In bytes: what is heavier comes from no camera of a phone. */
export const MOST_BYTES = 25 * MEGA;
export const MOST_PIXELS = 100 * MEGA;

/** Kinds of pixels: the build makes them smaller, in forms that browsers load faster. */
export const PHOTOGRAPHS: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'avif']);

/** In pixels; the widest is that of a large screen, half of it for a phone of today. */
const WIDTHS = [480, 960, 1600];

/** The widths in which a photograph is offered: never wider than it is. */
export function offeredWidths(width: number): number[] {
  const smaller = WIDTHS.filter((one) => one < width);
  return smaller.length < WIDTHS.length ? [...smaller, width] : smaller;
}

export const OFFERED_FORMS = ['avif', 'webp'] as const;
export type OfferedForm = (typeof OFFERED_FORMS)[number];

/** `/pictures/pool.jpg` at 480 pixels: `/pictures/pool-jpg-480.avif`. */
export function offeredAddress(file: string, width: number, form: OfferedForm): string {
  return `${file.replace(/\.([a-z]+)$/, '-$1')}-${width}.${form}`;
}
