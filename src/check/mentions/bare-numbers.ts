import { digitsValue } from './digits.ts';
import { mention, wholeOf } from './find.ts';
import type { Mention } from './mention.ts';

const YEAR = /(?<![\p{L}\d_]|\d[.,:/])(?:19|20)\d{2}(?![\p{L}\d_]|[.,:/]\d)/giu;
/** A token of digits is quoted whole: «3D», «4x4». One that begins with letters is a name. */
const TOKEN = /(?<![\p{L}\d_]|\p{L}-)\d[\p{L}\d]*(?:[.,:/×-]\d[\p{L}\d]*)*/giu;

/** Years that stand alone. */
export function yearsIn(text: string): Mention[] {
  return [...text.matchAll(YEAR)].map((match) =>
    mention(text, 'year', wholeOf(match), Number(match[0])),
  );
}

/** Whatever digits are left. */
export function numbersIn(text: string): Mention[] {
  return [...text.matchAll(TOKEN)].map((match) =>
    mention(text, 'number', wholeOf(match), plain(match[0]), { faint: true }),
  );
}

function plain(token: string): number | string {
  return /^\d+(?:[.,]\d+)*$/.test(token) ? digitsValue(token) : token;
}
