/**
 * Inlined in the HTML of every page, and done before the first paint: sets the state of the season,
 * and whether the URL has a query. The script of every page (`entry.page.ts`) loads after the
 * first paint, so that it does not compete with the first screen.
 */
import { applySeason } from './start/season.ts';

const { src = '', transitions = '' } = document.currentScript?.dataset ?? {};
const { dataset } = document.documentElement;

applySeason(transitions);
if (window.location.search) dataset.query = '';
document.addEventListener('DOMContentLoaded', () => {
  // A hidden page has no paint.
  if (document.hidden) loadScript();
  else new PerformanceObserver(loadScript).observe({ type: 'paint', buffered: true });
});

/** If it fails to load, the page is still a document. */
function loadScript(): void {
  void import(/* @vite-ignore */ src);
}
