import { graphemesOf } from '../graphemes.ts';

export interface Printable {
  /** One for each line of the text as typed. */
  readonly lines: readonly string[];
  /** Visible characters that this device cannot print, each once, as typed. */
  readonly leftOut: readonly string[];
}

/** What stands in a line for a visible character that is drawn; undefined if it cannot be. */
export type Draw = (cluster: string) => string | undefined;

const NEW_LINE = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
const TAB = '    ';
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;
/** Characters that can be placed one by one, left to right; others would be garbled. */
const STANDS_ALONE =
  /^[\p{S}\p{P}\p{N}\p{Extended_Pictographic}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Sorts each visible character of a text: written, drawn or left out. */
export function toPrintable(text: string, draw: Draw): Printable {
  const leftOut = new Set<string>();
  const lines = text.split(NEW_LINE).map((line) => {
    let printed = '';
    let isGap = false;
    for (const segment of graphemesOf(line.replaceAll('\t', TAB).normalize('NFC'))) {
      const piece = pieceOf(segment, draw);
      if (piece === undefined) leftOut.add(segment);
      // An omitted character between two spaces takes one of them with it.
      else if (!isGap || segment !== ' ' || !/(^| )$/.test(printed)) printed += piece;
      isGap = piece === undefined;
    }
    return printed;
  });
  return { lines, leftOut: [...leftOut] };
}

function pieceOf(cluster: string, draw: Draw): string | undefined {
  const isDrawn = STANDS_ALONE.test(cluster) && !cluster.includes('\uFFFD');
  const drawn = isDrawn && EMOJI.test(cluster) ? draw(cluster) : undefined;
  if (drawn !== undefined) return drawn;
  const plain = cluster.replace(/[\uFE0E\uFE0F]/gu, '');
  // Mathematical bold letters, which decorate posts, become plain letters.
  const text = inWinAnsi(plain) ?? inWinAnsi(plain.normalize('NFKC'));
  return text ?? (isDrawn ? draw(cluster) : undefined);
}

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
function inWinAnsi(text: string): string | undefined {
  const same = text
    .replace(INVISIBLE, '')
    .replace(UNBREAKABLE_SPACES, '\u00A0')
    .replace(SPACES, ' ')
    .replace(/./gsu, (character) => SAME[character] ?? character);
  return WRITABLE.test(same) ? same : undefined;
}
