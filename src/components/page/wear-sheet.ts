/**
 * Lets the style sheet of all pages hold that `start/wake.ts` has brought, where the one that lay in the
 * page goes with it.
 */
export function wearSheet(): void {
  const link = document.head.querySelector<HTMLLinkElement>(
    'link[rel="stylesheet"][media="not all"]',
  );
  if (link) link.media = '';
}
