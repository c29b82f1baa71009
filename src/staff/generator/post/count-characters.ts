/** Browsers from before 2024 may not have it. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/**
 * How many characters a reader sees: an emoji of several parts is one, and so is a letter with an
 * accent, however it is typed. What surrounds the text does not count.
 */
export function countCharacters(text: string): number {
  const shown = text.trim().normalize('NFC');
  return segmenter ? [...segmenter.segment(shown)].length : [...shown].length;
}
