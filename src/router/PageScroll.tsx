import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { POSITIONS } from '../layout/navigation/scroll-positions.ts';
import { useReturning } from './history-entries.ts';

/** How the window comes to its place: at once on other pages, gliding on the page that is open. */
type Arrival = 'at-once' | 'gliding';

/**
 * Where the window stands after a navigation. A new page starts at its top, from where it glides to
 * the part that the address names; who comes back finds the page where he left it. Style sheets say
 * `scroll-behavior: smooth`, which is right for parts of a page and wrong for pages.
 */
export function PageScroll() {
  const arrival = useRef<Arrival>('gliding');
  return (
    <>
      {/* Effects run in the order of the components: the router scrolls between these two. */}
      <BeforeScroll arrival={arrival} />
      <ScrollRestoration storageKey={POSITIONS} />
      <AfterScroll arrival={arrival} />
    </>
  );
}

function BeforeScroll({ arrival }: { arrival: RefObject<Arrival> }) {
  const { pathname, hash, key } = useLocation();
  const returning = useReturning();
  const shown = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each navigation, whatever it changes
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const isNew = before !== pathname;
    document.documentElement.dataset.scroll = returning ? 'instant' : 'smooth';
    arrival.current = returning || (isNew && !hash) ? 'at-once' : 'gliding';
    if (isNew && !returning) window.scrollTo({ top: 0, behavior: 'instant' });
    // The browser tells only of its own steps: who follows the address, as tabs do, hears of these too.
    if (!isNew) window.dispatchEvent(new HashChangeEvent('hashchange'));
  }, [arrival, pathname, hash, key, returning]);
  return null;
}

/**
 * Holds the place for two frames: when a link is followed while the window glides, Chromium (156)
 * still adds what it glided in the meantime.
 */
function AfterScroll({ arrival }: { arrival: RefObject<Arrival> }) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each scroll of the router
  useLayoutEffect(() => {
    if (arrival.current === 'gliding') {
      document.documentElement.dataset.scroll = 'smooth';
      return;
    }
    const top = window.scrollY;
    const hold = () => window.scrollTo({ top, behavior: 'instant' });
    let frame = requestAnimationFrame(() => {
      hold();
      frame = requestAnimationFrame(hold);
    });
    return () => cancelAnimationFrame(frame);
  }, [arrival, key]);
  return null;
}
