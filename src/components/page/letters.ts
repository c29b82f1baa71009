/** Words as long as this fit into a line of a phone at twice the size, whatever they are. */
const FITS = 7;
/** A word of this many letters, or more, decides alone: see base.css. */
const LONGEST = 15;

/** For `data-letters`: how many letters the longest word of a title has, where that keeps enlarged text small. Signs that no font draws do not count. */
export function lettersOf(title: string): number | undefined {
  const drawn = title.replace(/\p{Cf}/gu, '');
  const longest = Math.max(...drawn.split(/[ \-–—/]/).map((word) => word.length));
  return longest > FITS ? Math.min(longest, LONGEST) : undefined;
}
