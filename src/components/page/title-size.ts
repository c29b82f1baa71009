/** Words up to this length fit into a phone's line at twice the size. */
const FITS = 7;
/** Words from this length on share one size: see `base.css`. */
const MAX_LETTERS = 15;

/** For `data-letters`: the length of a title's longest word, if too long for enlarged text. */
export function lettersOf(title: string): number | undefined {
  const visible = title.replace(/[\p{Cf}\p{Co}]/gu, '');
  const longest = Math.max(...visible.split(/[ \-–—/]/).map((word) => word.length));
  return longest > FITS ? Math.min(longest, MAX_LETTERS) : undefined;
}
