/** In pixels: below and above, a message is a slip or a prank. */
const SMALLEST = 200;
const LARGEST = 10_000;

/**
 * The height, in whole pixels, that a message of the booking form asks for:
 * `{ type: 'setHeight', height }`. Undefined for everything else, whatever reading it may throw.
 */
export function readHeight(message: unknown): number | undefined {
  try {
    if (typeof message !== 'object' || message === null) return undefined;
    const { type, height } = message as { readonly type?: unknown; readonly height?: unknown };
    if (type !== 'setHeight' || typeof height !== 'number') return undefined;
    return height >= SMALLEST && height <= LARGEST ? Math.round(height) : undefined;
  } catch {
    return undefined;
  }
}
