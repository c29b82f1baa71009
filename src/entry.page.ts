/**
 * The script of every page, and the only one that most visitors load: makes the HTML interactive,
 * and follows links without loading a new document. The code of islands loads when one hydrates.
 */
import { isReturn, navigationTiming } from './components/page/page-load.ts';
import { targetElement } from './components/page/url-target.ts';
import { focusLinkTargets } from './layout/navigation/focus-part.ts';
import { tidyUrl } from './layout/navigation/tidy-url.ts';
import { pathnameOf } from './offline/pathname-of.ts';
import { enhance } from './start/enhance.ts';
import { hydrateIslands } from './start/hydrate-islands.ts';
import { keepOffline } from './start/keep-offline.ts';
import { pageData } from './start/load-assets.ts';
import { followLinks } from './start/navigate.ts';
import { followSeason } from './start/season.ts';
import { showMoments } from './start/swap-moments.ts';

const { scrollY } = window;
const controller = new AbortController();
startPage(controller.signal);
// The browser has restored the scroll position; drivers that fold parts shift it.
if (isReturn() && scrollY > 0) window.scrollTo({ top: scrollY, behavior: 'instant' });
focusLinkTargets();
window.addEventListener('popstate', reloadIfOtherPage, { signal: controller.signal });
// The visitor may have gone back, to another page's URL, before this script ran.
reloadIfOtherPage();
onceIdle(() => keepOffline(pageData()?.worker));
followLinks(startPage, controller);
document.documentElement.dataset.enhanced = '';

/** Starts the scripts of a page: the document's, and each that a link shows in its place. */
function startPage(signal: AbortSignal): void {
  followSeason(pageData()?.transitions ?? '', signal);
  const startDrivers = () => enhance(signal);
  const renderedAt = showMoments(startDrivers, signal);
  // The browser opened the `details` around the URL's target, but its part may be replaced now.
  targetElement()?.closest('details')?.setAttribute('open', '');
  startDrivers();
  tidyUrl();
  hydrateIslands({ path: pathnameOf(window.location.href), renderedAt, signal }, onceIdle);
}

/** Reloads if the history entry belongs to another page than the document. */
function reloadIfOtherPage(): void {
  if (window.navigation?.transition) return;
  const name = navigationTiming()?.name;
  if (name && pathnameOf(name) !== pathnameOf(window.location.href)) window.location.reload();
}

/** After the load event, when the browser is idle. */
function onceIdle(then: () => void): void {
  // Safari has no idle callbacks.
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(then) : then());
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
