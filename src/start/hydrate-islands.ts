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
  let clicked: HTMLElement | null = null;
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
  const onClick = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest('button') : null;
    const button = clicked;
    const island = button?.closest<HTMLElement>('[data-island]:not([data-hydrated])');
    pressed = null;
    if (!button || !island) return;
    const findAgain = findAfterHydration<HTMLElement>(island, 'button');
    // The press may itself complete the hydration, and is answered unless React replaced the button.
    const answerReplaced = () => {
      if (island.dataset.hydrated === undefined) pressed = button;
      else if (!button.isConnected) findAgain(button)?.click();
    };
    window.addEventListener('click', answerReplaced, { once: true, signal });
  };
  // If React replaces the button between pointer-down and pointer-up, browsers fire no mouse click.
  const onPointerDown = ({ target, pointerType }: PointerEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const island = button?.closest('[data-island]:not([data-hydrated])');
    if (!button || !island || pointerType !== 'mouse') return;
    const findAgain = findAfterHydration<HTMLElement>(island, 'button');
    const onPointerUp = () =>
      setTimeout(() => {
        if (!button.isConnected && clicked !== button) findAgain(button)?.click();
      });
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

function islandsWith(when: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`[data-when="${when}"]`);
}
