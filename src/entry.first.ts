/**
 * Stands in the HTML of every page, and is through before the first paint: how the season is now, and
 * whether the address asks for something. What the page runs by itself (`entry.start.ts`) is fetched once
 * the first screen is painted, and shares the line with nothing of that.
 */
import { applySeason } from './start/season.ts';

const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'];
const { src = '', turns = '' } = document.currentScript?.dataset ?? {};
const { dataset } = document.documentElement;

applySeason(turns);
if (window.location.search) dataset.asked = '';
for (const type of TOUCHES)
  window.addEventListener(type, touched, { capture: true, passive: true });
document.addEventListener('DOMContentLoaded', () => {
  // A page that nobody sees yet is not painted.
  if (document.hidden) void bring();
  else new PerformanceObserver(bring).observe({ type: 'paint', buffered: true });
});

function touched(): void {
  for (const type of TOUCHES) window.removeEventListener(type, touched, { capture: true });
  dataset.touched = '';
}

async function bring(): Promise<void> {
  try {
    await import(/* @vite-ignore */ src);
  } catch {
    // It did not come: the page stays a document, and the browser's console says why.
  }
}
