/**
 * The end of the first screen, where the build puts the style sheet of all pages
 * (`scripts/site/first-screen.ts`). The empty text tells React, which hydrates it in the estimate,
 * that it has no elements: it leaves the style sheet there.
 */
export function FirstScreenEnd() {
  return (
    <span hidden data-sheet-here="">
      {''}
    </span>
  );
}
