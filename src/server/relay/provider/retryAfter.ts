const LONGEST_SECONDS = 24 * 60 * 60;

/**
 * Whole seconds of a Retry-After header, which holds seconds or a date; undefined when it makes no sense.
 * @param now milliseconds since the epoch
 */
export function secondsOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  if (Number.isNaN(seconds)) return undefined;
  return Math.min(LONGEST_SECONDS, Math.max(0, Math.ceil(seconds)));
}
