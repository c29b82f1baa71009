import { isReturn } from '../../components/page/page-load.ts';
import { targetElement } from '../../components/page/url-target.ts';

/** Wait before scrolling; fixed by the owner's specification. */
const HASH_DELAY_MS = 100;

/**
 * Scrolls to the anchor once the page has settled, but not after Back, which restores the scroll
 * position.
 */
export function driveLegalDocument(_: HTMLElement, signal: AbortSignal): void {
  if (isReturn()) return;
  setTimeout(() => signal.aborted || targetElement()?.scrollIntoView(), HASH_DELAY_MS);
}
