/** Whether the style sheet of all pages came that lies in the page. */
export function isStyled(): boolean {
  try {
    const link = document.querySelector<HTMLLinkElement>('#root link[rel="stylesheet"]');
    return (link?.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    // One that was lost lets nobody look into it, nor one that is on its way in Firefox.
    return false;
  }
}

/** Lets that one hold which `start/wake.ts` has brought, where the page has none of its own any more. */
export function wearSheet(): void {
  const link = document.head.querySelector<HTMLLinkElement>(
    'link[rel="stylesheet"][media="not all"]',
  );
  if (link) link.media = '';
}
