import { graphemesOf } from '../../graphemes.ts';

/**
 * Counts visible characters; an accented letter is one in either Unicode form. Ignores leading and
 * trailing white space.
 */
export function countCharacters(text: string): number {
  return graphemesOf(text.trim().normalize('NFC')).length;
}
