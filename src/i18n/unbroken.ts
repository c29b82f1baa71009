import type { Formats } from './format.ts';

/** WORD JOINER: zero width, prevents a line break. */
export const JOINER = '\u2060';

/**
 * Prevents line breaks after the dash of a range, after an ordinal («2º figlio») and after two
 * capitals at the start of a name («SC Ostiense»).
 */
export function unbroken(text: string): string {
  return text
    .replace(/(\d)–(?=\d)/g, `$1–${JOINER}`)
    .replace(/([ºª]) (?=\p{L})/gu, '$1\u00A0')
    .replace(/\b([A-Z]{2}) (?=\p{Lu}\p{Ll})/gu, '$1\u00A0');
}

/** Removes the joiners, so that texts can be compared. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(JOINER, '');
}

/** The formats that pages use at runtime, each made `unbroken`. */
export function unbrokenFormats(formats: Formats): Formats {
  const all = Object.entries(formats).map(([name, format]) => [
    name,
    { ...format, format: (value: unknown) => unbroken(format.format(value)) },
  ]);
  return Object.fromEntries(all);
}
