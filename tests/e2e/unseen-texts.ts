/**
 * In the page: texts of its main part that are invisible and that no click will show.
 * @param unknown the id of the message about unknown URLs, which the URL shows
 */
export function unseenTexts(unknown: string): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, td)')]
    .filter(
      (e) =>
        e.textContent?.trim() &&
        e.id !== unknown &&
        !e.closest('details:not([open]), [data-during], [data-before], [data-after], [data-until]'),
    )
    .filter((e) => !e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((e) => e.textContent ?? '');
}
