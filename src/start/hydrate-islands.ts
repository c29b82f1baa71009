import { storedConsent } from '../layout/consent/frame-consent.ts';
import { loadIslands } from './code.ts';
import { findAfterHydration } from './find-after-hydration.ts';

const CONTROLS = 'button, input, select, textarea, label';
/** A button that is not interactive yet. */
const WAITING = '[data-island]:not([data-hydrated]) button';
/** Events that show that a visitor is there, or uses a control. */
const EVENTS = [
  'pointermove',
  'pointerover',
  'pointerdown',
  'wheel',
  'keydown',
  'focusin',
  'input',
];

interface Page {
  readonly path: string;
  /** The moment shown (milliseconds since the epoch); undefined for a page as it was built. */
  readonly shown: () => number | undefined;
  /** Calls back when the browser is idle. */
  readonly onceIdle: (then: () => void) => void;
  /** Ends hydration. */
  readonly signal: AbortSignal;
}

/**
 * Hydrates islands, by their `data-when`: `query` if the URL has a query; `interaction` also at any
 * sign of a visitor; `allowed` if this device has consented and it is near. Each also hydrates when
 * a visitor uses one of its controls. A button pressed before its island is interactive is
 * pressed again then.
 */
export function hydrateIslands({ path, shown, onceIdle, signal }: Page): void {
  const started = new WeakSet<HTMLElement>();
  /** The last press, to repeat once its island is interactive. */
  let pressed: HTMLElement | null = null;
  /** While a button is held: browsers fire no click if React replaces it. */
  let released: Promise<void> | undefined;
  const begin = async (island: HTMLElement) => {
    if (started.has(island) || signal.aborted) return;
    started.add(island);
    try {
      const code = await loadIslands();
      await released;
      const findAgain = findAfterHydration<HTMLElement>(island, 'button');
      await code.hydrate(island, path, shown(), signal);
      if (pressed) findAgain(pressed)?.click();
      // The other islands show its consent too.
      if (island.dataset.when === 'allowed') beginAll('allowed');
    } catch {
      // Without its code it is still static HTML; the next event tries again.
      started.delete(island);
    }
  };
  const beginAll = (when: string) => {
    for (const island of islandsThat(when)) void begin(island);
  };
  const onSign = ({ target }: Event) => {
    beginAll('interaction');
    const island = around(target, CONTROLS)?.closest<HTMLElement>('[data-island]');
    if (island) void begin(island);
  };
  const hold = ({ target }: Event) => {
    if (!around(target, WAITING)) return;
    released = new Promise((resolve) => {
      const release = () => setTimeout(resolve);
      for (const type of ['pointerup', 'pointercancel'])
        document.addEventListener(type, release, { capture: true, once: true, signal });
    });
  };
  const press = (event: Event) => {
    pressed = around(event.target, WAITING);
    // React, which may listen already, would answer it as well.
    if (pressed) event.stopPropagation();
  };
  const near = new IntersectionObserver(
    (entries) => {
      // Storage is read only when needed: the first access blocks the page.
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && storedConsent()) void begin(target as HTMLElement);
    },
    { rootMargin: '50%' },
  );
  for (const type of EVENTS)
    document.addEventListener(type, onSign, { capture: true, passive: true, signal });
  document.addEventListener('click', press, { capture: true, signal });
  document.addEventListener('pointerdown', hold, { capture: true, signal });
  onceIdle(() => {
    if (window.location.search !== '') for (const when of ['query', 'interaction']) beginAll(when);
    for (const island of islandsThat('allowed')) near.observe(island);
  });
}

function around(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function islandsThat(when: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`[data-when="${when}"]`);
}
