/** The characters of WinAnsi besides ASCII and Latin-1. */
const SPECIAL = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const WRITABLE = new RegExp(`^[ -~\\u00A0-\\u00AC\\u00AE-\\u00FF${SPECIAL}]*$`, 'u');

/** Replacements inside WinAnsi. */
const SAME: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2212': '–',
  '\u2032': '’',
  '\u2033': '”',
  '\u201B': '‘',
  '\u02BC': '’',
  '\u2044': '/',
};

const UNBREAKABLE_SPACES = /[\u2007\u202F]/gu;
const SPACES = /[\u1680\u2000-\u2006\u2008-\u200A\u205F\u3000]/gu;
/** Controls, bidi marks, joiners and soft hyphens, which print as nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}]|\u034F/gu;

/**
 * Converts a text (NFC) to WinAnsi, jsPDF's encoding; undefined if it has other characters, since a
 * single one would garble the whole line. Non-breaking spaces become U+00A0.
 */
export function inWinAnsi(text: string): string | undefined {
  const same = text
    .replace(INVISIBLE, '')
    .replace(UNBREAKABLE_SPACES, '\u00A0')
    .replace(SPACES, ' ')
    .replace(/./gsu, (character) => SAME[character] ?? character);
  return WRITABLE.test(same) ? same : undefined;
}
