import { answered } from './answered.ts';

/** What waits to be laid out; `styles/waiting.css` says how. */
const WAITING =
  'main > section ~ section > [data-layout], [data-opening] ~ section > [data-layout], [data-waits]';
/** What says that somebody is there. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Lays out the rest of the page once somebody is there: a section in a frame, so that no press waits for
 * all of them. At once where a place further down is asked for, which is known only when all that
 * stands above it has its height; where the address did, `entry.first.ts` has done it.
 */
export function layOutRest(): void {
  const { dataset } = document.documentElement;
  if (dataset.met !== undefined) return;
  const waiting = document.querySelectorAll<HTMLElement>(WAITING).values();
  const ended = new AbortController();
  const { signal } = ended;
  const layOutAll = () => {
    ended.abort();
    dataset.met = '';
  };
  const layOutNext = () => {
    if (signal.aborted) return;
    const { value } = waiting.next();
    if (!value) return layOutAll();
    value.style.contentVisibility = 'visible';
    requestAnimationFrame(() => setTimeout(layOutNext));
  };
  const begin = async (sign?: Event) => {
    for (const type of SIGNS) window.removeEventListener(type, begin, { capture: true });
    await answered(sign);
    layOutNext();
  };
  for (const type of SIGNS)
    window.addEventListener(type, begin, { capture: true, passive: true, signal });
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // Nothing waits above a panel, and its tab is to answer at once.
    if (link?.hash && !link.closest('[data-tabs]')) layOutAll();
  };
  window.addEventListener('click', follow, { capture: true, signal });
  // Who came before this code did.
  if (dataset.touched !== undefined) void begin();
}
