/** Words as long as this fit into a line of a phone at twice the size, whatever they are. */
const FITS = 7;
/** A word of this many letters, or more, decides alone: see base.css. */
const LONGEST = 15;

/** For `data-letters`: how many letters the longest word of a title has, where that keeps enlarged text small. */
export function lettersOf(title: string): number | undefined {
  const longest = Math.max(...title.split(/[ \-–—/]/).map((word) => word.length));
  return longest > FITS ? Math.min(longest, LONGEST) : undefined;
}
