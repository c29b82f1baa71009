import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * Where the first screen ends: here the build lays the style sheet of all pages
 * (`scripts/site/first-screen.ts`). In the island of the estimate React leaves it where it lies; what
 * the router draws has that sheet in its head.
 */
export function FirstScreenEnd() {
  const [isInHtml] = useState(!useHydrated());
  if (!isInHtml) return null;
  return (
    <span
      hidden
      data-sheet-here=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
