import { useLayoutEffect } from 'react';
import { useTakenOver } from './taken-over.ts';
import { isStyled, wearSheet } from './wear-sheet.ts';

/**
 * Where the first screen ends: here the build lays the style sheet of all pages
 * (`scripts/site/first-screen.ts`). It stays while its page does, so that nothing is styled and laid out
 * anew when React takes the page over; the one that `start/wake.ts` has brought takes its place then.
 */
export function FirstScreenEnd() {
  const isTakenOver = useTakenOver();
  useLayoutEffect(() => {
    if (!isStyled()) wearSheet();
    return wearSheet;
  }, []);
  if (!isTakenOver) return null;
  return (
    <span
      hidden
      data-sheet-here=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves what the page has.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
