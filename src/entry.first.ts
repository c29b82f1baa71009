/**
 * Stands in the HTML of every page, and is through before the first paint: how the season is now, and
 * whether the address asks for something. What the page runs by itself (`entry.start.ts`) is fetched
 * once the largest thing of the first screen is painted, and shares the line with nothing of that; or
 * at the first touch, of which it is told; or at once where a place further down is asked for.
 */
import { isBack } from './components/page/arrival.ts';
import { tellSeason } from './start/season.ts';

const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'];
const PAINT = 'largest-contentful-paint';
const { src = '', turns = '' } = document.currentScript?.dataset ?? {};
const { dataset } = document.documentElement;
const held = { capture: true, passive: true };
let isAsked = false;

tellSeason(turns);
if (window.location.search) dataset.asked = '';
for (const type of TOUCHES) window.addEventListener(type, touched, held);
if (window.location.hash || isBack()) void bring();
else if (PerformanceObserver.supportedEntryTypes.includes(PAINT) && !document.hidden) {
  new PerformanceObserver(bring).observe({ type: PAINT });
  // Of a page that was left before it was painted nothing is told.
  document.addEventListener('visibilitychange', bring);
}
// Nobody sees the page yet, or nobody tells of paints.
else window.addEventListener('load', bring);

function touched(): void {
  for (const type of TOUCHES) window.removeEventListener(type, touched, held);
  dataset.touched = '';
  void bring();
}

async function bring(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  // The first screen may be painted while the rest of the page is still to come.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  try {
    await import(/* @vite-ignore */ src);
  } catch {
    // It did not come: the page stays a document, and the browser's console says why.
  }
}
