/**
 * What every page runs by itself, and all that most visitors ever load: it makes the HTML work. The code of
 * islands comes when one of them hydrates, the router when somebody is about to press a link.
 */
import { isBack } from './components/page/arrival.ts';
import { drawn } from './components/page/drawn.ts';
import type { hydrate, unmountIslands } from './entry.islands.tsx';
import { followParts } from './layout/navigation/focus-part.ts';
import { pathOf } from './layout/navigation/path-of.ts';
import { keepEntries, returnToPlace } from './layout/navigation/scroll-positions.ts';
import { tidyAddress } from './layout/navigation/tidy-address.ts';
import { load } from './start/code.ts';
import { enhance } from './start/enhance.ts';
import { hydrateIslands } from './start/islands.ts';
import { keepOffline } from './start/keep-offline.ts';
import { showMoments } from './start/moments.ts';
import { followLinks } from './start/navigate.ts';
import { offerLanguage } from './start/offer-language.ts';
import { preferredLanguage } from './start/preferred-language.ts';
import { followSeason } from './start/season.ts';

interface Islands {
  readonly hydrate: typeof hydrate;
  readonly unmountIslands: typeof unmountIslands;
}

const { dataset } = document.documentElement;
const tag = document.querySelector<HTMLScriptElement>('script[data-router]');
followSeason(tag?.dataset.turns ?? '');
whenSeen(begin);

/** A page that is drawn ahead, and may never be seen, only says how the season stands. */
function whenSeen(begin: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
}

function begin(): void {
  const moments = showMoments(enhance);
  enhance();
  followParts();
  if (isBack()) returnToPlace();
  tidyAddress();
  let islands: Promise<Islands> | undefined;
  const ended = new AbortController();
  const { signal } = ended;
  keepEntries(signal);
  window.addEventListener('popstate', openDocument, { signal });
  // Whoever went back before this script ran stands at another page's address already.
  openDocument();
  keepOffline(tag?.dataset.worker);
  const hydrateOne = async (island: HTMLElement) => {
    islands ??= load<Islands>('islands');
    try {
      await (await islands).hydrate(island, moments.shown());
    } catch (error) {
      islands = undefined;
      throw error;
    }
  };
  const endIslands = hydrateIslands(hydrateOne, onceIdle);
  const endDocument = () => {
    moments.end();
    ended.abort();
    endIslands();
    void islands?.then(({ unmountIslands }) => unmountIslands());
  };
  followLinks(endDocument);
  dataset.alive = '';
  dataset.scroll = 'smooth';
  onceIdle(() => {
    // Most readers have the page in their language.
    const other = preferredLanguage();
    if (other) void drawn().then(() => offerLanguage(other));
  });
}

/** After a reload an entry of the history may name another page than the document is of. */
function openDocument(): void {
  const [{ name } = { name: '' }] = performance.getEntriesByType('navigation');
  if (name && pathOf(name) !== pathOf(window.location.href)) window.location.reload();
}

/** After what the first screen needs. */
function onceIdle(then: () => void): void {
  // Safari has no idle callbacks.
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(then) : then());
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
