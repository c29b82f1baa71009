/**
 * What every page runs by itself, and all that most visitors ever load: notices, countdown, carousels,
 * tabs and menu work without React. The code that draws pages (React, the router, the texts) is
 * fetched when somebody touches the page, or at idle where a part of it needs that code.
 */
import { driveCarousel } from './components/carousel/drive-carousel.ts';
import { isBack } from './components/page/arrival.ts';
import { drawn } from './components/page/drawn.ts';
import { type Driver, startOnce } from './components/page/drivers.ts';
import { floatButton } from './components/page/FloatingButton.client.ts';
import { driveTabs } from './components/tabs/TabPanels.client.ts';
import { closeGroups } from './layout/header/close-groups.ts';
import { followScroll } from './layout/header/follow-scroll.ts';
import { keepPlace } from './layout/navigation/keep-place.ts';
import { pathOf } from './layout/navigation/path-of.ts';
import { returnToPlace } from './layout/navigation/scroll-positions.ts';
import { tidyAddress } from './layout/navigation/tidy-address.ts';
import { printDay } from './layout/print-day.ts';
import { driveCountdown } from './pages/home/drive-countdown.ts';
import { quiet } from './start/answered.ts';
import { foreseeDocuments } from './start/foresee.ts';
import { keepOffline } from './start/keep-offline.ts';
import { showMoments } from './start/moments.ts';
import { needsCode } from './start/needs-code.ts';
import { offerLanguage } from './start/offer-language.ts';
import { preferredLanguage } from './start/preferred-language.ts';
import { followSeason } from './start/season.ts';
import { wakeAtTouch } from './start/wake.ts';

/** By the name that an element says in `data-driver`. */
const DRIVERS: Readonly<Record<string, Driver>> = {
  carousel: driveCarousel,
  countdown: driveCountdown,
  day: printDay,
  floating: floatButton,
  header: followScroll,
  language: keepPlace,
  menu: closeGroups,
  tabs: driveTabs,
};

function drive(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-driver]')) {
    const driver = DRIVERS[element.dataset.driver ?? ''];
    if (driver) startOnce(element, driver);
  }
}

/** A page that is drawn ahead, and may never be seen, only says how the season stands. */
function whenSeen(begin: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
}

const tag = document.querySelector<HTMLScriptElement>('script[data-sheet]');
followSeason(tag?.dataset.turns ?? '');
whenSeen(begin);

function begin(): void {
  const endMoments = showMoments((part) => drive(part.parentElement ?? document));
  drive(document);
  if (isBack()) returnToPlace();
  tidyAddress();
  document.documentElement.dataset.alive = '';
  const endForesight = foreseeDocuments();
  wakeWhenNeeded(() => {
    endForesight();
    return endMoments();
  });
  keepOffline(tag?.dataset.worker);
  onceIdle(() => {
    // Most readers have the page in their language.
    const other = preferredLanguage();
    if (other) void drawn().then(() => offerLanguage(other));
  });
}

/** @param endAlone ends what the page does by itself, and tells the moment that it shows */
function wakeWhenNeeded(endAlone: () => number | undefined): void {
  // In the order in which they may be evaluated one by one.
  const modules = tag?.dataset.modules?.split(' ') ?? [];
  const wake = wakeAtTouch({
    sheet: tag?.dataset.sheet ?? '',
    modules,
    load: async () => {
      // One after the other: together they would be one long task.
      await import('react');
      await quiet();
      await import('react-dom/client');
      await quiet();
      for (const file of modules) await evaluated(file);
      const { takeOver } = await import('./entry.client.tsx');
      return () => takeOver(endAlone);
    },
  });
  // An entry of the history may name another page: that is drawn by the code.
  if (isElsewhere()) wake();
  window.addEventListener('popstate', () => isElsewhere() && wake());
  // The first question to what the browser keeps holds the page until its process answers.
  onceIdle(() => needsCode(tag) && wake());
}

/** A file in a task of its own. */
async function evaluated(file: string): Promise<void> {
  // What does not come is asked for again where it is needed, and said there.
  await import(/* @vite-ignore */ file).catch(() => {});
  await quiet();
}

function isElsewhere(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return canonical !== undefined && pathOf(canonical) !== pathOf(window.location.href);
}

/** After what the first screen needs. */
function onceIdle(wake: () => void): void {
  // Safari has no idle callbacks.
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(wake) : wake());
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
