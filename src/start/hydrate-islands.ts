import type { IslandPage } from '../entry.islands.tsx';
import { storedConsent } from '../layout/consent/frame-consent.ts';
import { loadIslands } from './load-assets.ts';

const CONTROLS = 'button, input, select, textarea, label';
/** Events that show that a visitor is there, or uses a control. */
const EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'input'];

/**
 * Hydrates islands, by their `data-when`: `query` if the URL has a query; `interaction` also at any
 * sign of a visitor; `allowed` if this device has consented and it is near. Each also hydrates when
 * a visitor uses one of its controls. A button pressed before its island is interactive is
 * pressed again then.
 * @param onceIdle calls back when the browser is idle
 */
export function hydrateIslands(
  page: Omit<IslandPage, 'pressed'>,
  onceIdle: (then: () => void) => void,
): void {
  const { signal } = page;
  const started = new WeakSet<HTMLElement>();
  let pressed: Element | null = null;
  const hydrate = async (island: HTMLElement) => {
    if (started.has(island) || signal.aborted) return;
    started.add(island);
    try {
      const code = await loadIslands();
      await code.hydrate(island, { ...page, pressed: () => pressed });
      // The other islands show its consent too.
      if (island.dataset.when === 'allowed') hydrateAll('allowed');
    } catch {
      // Without its code it is still static HTML; the next event tries again.
      started.delete(island);
    }
  };
  const hydrateAll = (when: string) => {
    for (const island of islandsWith(when)) void hydrate(island);
  };
  const onEvent = ({ target }: Event) => {
    hydrateAll('interaction');
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    const island = control?.closest<HTMLElement>('[data-island]');
    if (island) void hydrate(island);
  };
  const onClick = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest(WAITING_BUTTON) : null;
  };
  const near = new IntersectionObserver(
    (entries) => {
      // Storage is read only when needed: the first access blocks the page.
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && storedConsent()) void hydrate(target as HTMLElement);
    },
    { rootMargin: '50%' },
  );
  for (const type of EVENTS)
    document.addEventListener(type, onEvent, { capture: true, passive: true, signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  onceIdle(() => {
    if (window.location.search !== '')
      for (const when of ['query', 'interaction']) hydrateAll(when);
    for (const island of islandsWith('allowed')) near.observe(island);
  });
}

const WAITING_BUTTON = '[data-island]:not([data-hydrated]) button';

function islandsWith(when: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`[data-when="${when}"]`);
}
