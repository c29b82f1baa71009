const LETTERS = 'A-Za-zÀ-ÖØ-öø-ɏ';

/**
 * A pattern whose letters are Latin ones. Classes of Unicode, made blind to case, take a hundred times
 * as long to compile, and every pattern is compiled anew at each start.
 */
export function latin(source: string, flags: string): RegExp {
  const plain = source
    .replaceAll('\\p{Lu}', '(?-i:[A-ZÀ-ÖØ-Þ])')
    .replaceAll('\\p{Ll}', '(?-i:[a-zß-öø-ÿ])')
    .replaceAll('\\p{N}', '\\d')
    .replace(/\[(?:[^\]\\]|\\.)*\]/g, (set) => set.replaceAll('\\p{L}', LETTERS))
    .replaceAll('\\p{L}', `[${LETTERS}]`);
  return new RegExp(plain, flags);
}

const CAPITALS = /[A-ZÀ-ÖØ-Þ]/g;
let last = { text: '', lower: '' };

/** A text in small letters, each at its place; many patterns ask for the same one. */
export function lowered(text: string): string {
  if (last.text !== text)
    last = { text, lower: text.replace(CAPITALS, (capital) => capital.toLowerCase()) };
  return last.lower;
}
