/** `Intl.Segmenter`, which browsers older than 2024 may lack. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/**
 * Counts visible characters (grapheme clusters): a composed emoji is one, and so is an accented
 * letter in either Unicode form. Ignores leading and trailing white space.
 */
export function countCharacters(text: string): number {
  const shown = text.trim().normalize('NFC');
  return segmenter ? [...segmenter.segment(shown)].length : [...shown].length;
}
