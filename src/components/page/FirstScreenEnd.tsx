import { useLayoutEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * The end of the first screen, where the build puts the style sheet of all pages
 * (`scripts/site/first-screen.ts`). In the estimate's island React leaves the style sheet there. If
 * React renders that island again, as on a translated page, it renders nothing here (Trusted Types
 * forbid setting HTML), and the page keeps its style sheet.
 */
export function FirstScreenEnd() {
  const [isInHtml] = useState(!useHydrated());
  const [sheet] = useState(() => (isInHtml ? null : document.querySelector(SHEET)));
  useLayoutEffect(() => {
    if (sheet && !sheet.isConnected) document.head.append(sheet);
  }, [sheet]);
  if (!isInHtml) return null;
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

const SHEET = '[data-sheet-here] > [rel=stylesheet]';
