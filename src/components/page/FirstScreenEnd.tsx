/**
 * The end of the first screen, where the build puts the style sheet of all pages
 * (`scripts/site/first-screen.ts`). In the estimate React hydrates this element; the empty text child
 * keeps it from removing the style sheet.
 */
export function FirstScreenEnd() {
  return (
    <span hidden data-sheet-here="">
      {''}
    </span>
  );
}
