import { Picture, type PictureProps } from './Picture.tsx';
import { useTakenOver } from './taken-over.ts';

/**
 * A picture of the first screen that the build writes into the page's HTML where it is a light drawing
 * (`scripts/site/inline-pictures.ts`): it is there with the page, a round trip before a file would be.
 */
export function InlinePicture(props: PictureProps) {
  const isTakenOver = useTakenOver();
  if (!isTakenOver || !standsInPage(props.picture.src))
    return <Picture {...props} lazy={false} inline />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves what the page has.
  return <svg suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Not while the build draws it. */
function standsInPage(src: string): boolean {
  if (typeof document === 'undefined') return false;
  return document.querySelector(`svg[data-inline="${CSS.escape(src)}"]`) !== null;
}
