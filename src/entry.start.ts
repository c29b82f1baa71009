/**
 * What every page runs by itself, and all that most visitors ever load: the code that draws pages
 * (React, the router, the texts) is fetched when somebody touches the page.
 */
import { keepOffline } from './start/keep-offline.ts';
import { tellSeason } from './start/season.ts';
import { wakeAtTouch } from './start/wake.ts';

const tag = document.querySelector<HTMLScriptElement>('script[data-turns]');
tellSeason(tag?.dataset.turns ?? '');
const wake = wakeAtTouch({
  sheet: tag?.dataset.sheet ?? '',
  modules: tag?.dataset.modules?.split(' ') ?? [],
  load: async () => (await import('./entry.client.tsx')).taken,
});
window.addEventListener('load', () => requestIdleCallback(wake), { once: true });
keepOffline(tag?.dataset.worker);
