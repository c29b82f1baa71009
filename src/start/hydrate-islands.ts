import { storedConsent } from '../layout/consent/frame-consent.ts';
import { loadIslands } from './code.ts';
import { findAfterHydration } from './find-after-hydration.ts';

const CONTROLS = 'button, input, select, textarea, label';
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
  const hydrate = async (island: HTMLElement) => {
    if (started.has(island) || signal.aborted) return;
    started.add(island);
    try {
      const code = await loadIslands();
      const findAgain = findAfterHydration<HTMLElement>(island, 'button');
      await code.hydrate(island, path, shown(), signal);
      if (pressed) findAgain(pressed)?.click();
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
  const onClick = (event: Event) => {
    pressed = waitingButton(event.target);
    // React, which may listen already, would answer it as well.
    if (pressed) event.stopPropagation();
  };
  // If React replaces the button before pointer-up, browsers fire no mouse click.
  const onPointerDown = ({ target, pointerType }: PointerEvent) => {
    const button = waitingButton(target);
    const island = button?.closest('[data-island]');
    if (!button || !island || pointerType !== 'mouse') return;
    const findAgain = findAfterHydration<HTMLElement>(island, 'button');
    const onPointerUp = () => button.isConnected || findAgain(button)?.click();
    document.addEventListener('pointerup', onPointerUp, { capture: true, once: true, signal });
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
  document.addEventListener('pointerdown', onPointerDown, { capture: true, signal });
  onceIdle(() => {
    if (window.location.search !== '')
      for (const when of ['query', 'interaction']) hydrateAll(when);
    for (const island of islandsWith('allowed')) near.observe(island);
  });
}

/** The button of an island that is not interactive yet. */
function waitingButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-island]:not([data-hydrated]) button')
    : null;
}

function islandsWith(when: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`[data-when="${when}"]`);
}
