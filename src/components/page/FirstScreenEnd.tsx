/**
 * The end of the first screen, where the build puts the style sheet of all pages
 * (`scripts/site/first-screen.ts`). In the estimate's island React leaves the style sheet there.
 */
export function FirstScreenEnd() {
  return (
    <span
      hidden
      data-sheet-here=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
