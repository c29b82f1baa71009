import { isBack, targetElement } from '../../components/page/arrival.ts';

/** The specification's, section 9. */
const HASH_DELAY_MS = 100;

/** Opens a document at the part that the address names, once it has settled; who comes back stays. */
export function driveLegalDocument(_: HTMLElement, signal: AbortSignal): void {
  if (isBack()) return;
  setTimeout(() => signal.aborted || targetElement()?.scrollIntoView(), HASH_DELAY_MS);
}
