import type { Formats } from './format.ts';

/** Takes no room, and no line ends at it. */
export const JOINER = '\u2060';

/**
 * Hours and dates from one to another as pages show them: no line ends after their dash, nor after an
 * ordinal that counts what follows it («2º figlio») or two capitals that open a name («SC Ostiense»).
 */
export function unbroken(text: string): string {
  return text
    .replace(/(\d)–(?=\d)/g, `$1–${JOINER}`)
    .replace(/([ºª]) (?=\p{L})/gu, '$1\u00A0')
    .replace(/\b([A-Z]{2}) (?=\p{Lu}\p{Ll})/gu, '$1\u00A0');
}

/** As they were, for whoever reads files instead of pages. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(JOINER, '');
}

/** The written forms of values that only the running page knows, `unbroken`. */
export function unbrokenFormats(formats: Formats): Formats {
  const { timeRange, timeRanges, dateRange } = formats;
  const joined = (format: typeof timeRange) => ({
    ...format,
    write: (value: unknown) => unbroken(format.write(value)),
  });
  return {
    ...formats,
    timeRange: joined(timeRange),
    timeRanges: joined(timeRanges),
    dateRange: joined(dateRange),
  };
}
