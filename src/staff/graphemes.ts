/** Undefined in browsers older than 2024: there a composed character counts as several. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** The visible characters of a text (grapheme clusters): a composed emoji is one. */
export function graphemesOf(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

/**
 * Counts visible characters; an accented letter is one in either Unicode form. Ignores leading and
 * trailing white space.
 */
export function countCharacters(text: string): number {
  return graphemesOf(text.trim().normalize('NFC')).length;
}
