import { useState } from 'react';
import { Picture, type PictureProps } from './Picture.tsx';

/**
 * A picture of the first screen that the build writes into the page's HTML where it is a light drawing
 * (`scripts/build/inline-pictures.ts`): it is there with the page, a round trip before a file would be.
 */
export function InlinePicture(props: PictureProps) {
  const [isInPage] = useState(standsInPage);
  if (!isInPage) return <Picture {...props} lazy={false} inline />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves what the page has.
  return <svg suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Only the page that React takes over has it; whatever is drawn later asks for the file. */
function standsInPage(): boolean {
  if (typeof document === 'undefined' || 'ready' in document.documentElement.dataset) return false;
  return document.querySelector('svg[data-inline]') !== null;
}
