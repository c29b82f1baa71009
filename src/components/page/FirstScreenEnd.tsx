import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * The end of the first screen, where the build puts the style sheet of all pages
 * (`scripts/site/first-screen.ts`). In the estimate's island React leaves the style sheet there. If
 * React renders that island again, it renders nothing here: Trusted Types forbid to set HTML.
 */
export function FirstScreenEnd() {
  const [isInHtml] = useState(!useHydrated());
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
