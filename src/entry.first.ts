/**
 * Stands in the HTML of every page, and is through before the first paint: how the season is now, and
 * whether the address asks for something. What the page runs by itself (`entry.start.ts`) is fetched once
 * the first screen is painted, and shares the line with nothing of that.
 */
import { applySeason } from './start/season.ts';

const { src = '', turns = '' } = document.currentScript?.dataset ?? {};
const { dataset } = document.documentElement;

applySeason(turns);
if (window.location.search) dataset.asked = '';
document.addEventListener('DOMContentLoaded', () => {
  // A page that nobody sees yet is not painted.
  if (document.hidden) void start();
  else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
});

async function start(): Promise<void> {
  try {
    await import(/* @vite-ignore */ src);
  } catch {
    // It did not come: the page stays a document, and the browser's console says why.
  }
}
