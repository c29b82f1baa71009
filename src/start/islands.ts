import { CONSENT_KEY } from '../layout/consent/frame-consent.ts';
import { load } from './code.ts';
import { foundAgain } from './found-again.ts';

const CONTROLS = 'button, input, select, textarea, label';
/** What says that somebody turns to a control of an island, or is there at all. */
const SIGNS = ['pointermove', 'pointerover', 'pointerdown', 'wheel', 'keydown', 'focusin', 'input'];

interface Page {
  /** The moment that is shown (milliseconds since the epoch); undefined for a page as the build drew it. */
  readonly shown: () => number | undefined;
  /** Calls when the browser has nothing else to do. */
  readonly onceIdle: (then: () => void) => void;
  /** Ends the islands: what the router draws is none any more. */
  readonly signal: AbortSignal;
}

/**
 * Hydrates the islands of the document as each says (`when`): where the address has answers for it
 * (`asked`), also once anybody is there (`touched`), where this device has allowed it and it is near
 * (`allowed`); all of them when somebody turns to one of their controls. A button that was pressed before
 * its island answers is pressed again then.
 */
export function hydrateIslands({ shown, onceIdle, signal }: Page): void {
  const begun = new WeakSet<HTMLElement>();
  let pressed: HTMLElement | null = null;
  const begin = async (island: HTMLElement) => {
    if (begun.has(island) || signal.aborted) return;
    begun.add(island);
    try {
      const code = await load<typeof import('../entry.islands.tsx')>('islands');
      const again = foundAgain<HTMLElement>(island, 'button');
      await code.hydrate(island, shown(), signal);
      island.dataset.hydrated = '';
      if (pressed) again(pressed)?.click();
      // What one allows, the others tell of.
      if (island.dataset.when === 'allowed') beginAll('allowed');
    } catch {
      // Without its code it stays as it is in the document; the next sign tries again.
      begun.delete(island);
    }
  };
  const beginAll = (when: string) => {
    for (const island of islandsThat(when)) void begin(island);
  };
  const turn = ({ target }: Event) => {
    beginAll('touched');
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    const island = control?.closest<HTMLElement>('[data-island]');
    if (island) void begin(island);
  };
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    pressed = button?.closest('[data-island]:not([data-hydrated])') ? button : null;
  };
  // Where React draws the button anew between press and release, browsers tell of no click of the mouse.
  const hold = ({ target, pointerType }: PointerEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const island = button?.closest('[data-island]:not([data-hydrated])');
    if (!button || !island || pointerType !== 'mouse') return;
    const again = foundAgain<HTMLElement>(island, 'button');
    const release = () =>
      setTimeout(() => {
        if (!button.isConnected && pressed !== button) again(button)?.click();
      });
    document.addEventListener('pointerup', release, { capture: true, once: true, signal });
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, turn, { capture: true, passive: true, signal });
  document.addEventListener('click', press, { capture: true, signal });
  document.addEventListener('pointerdown', hold, { capture: true, signal });
  onceIdle(() => {
    if (window.location.search !== '') for (const when of ['asked', 'touched']) beginAll(when);
    // What is stored is read when it counts: the first look at it holds up the page.
    for (const island of islandsThat('allowed'))
      whenNear(island, (near) => hasConsent() && begin(near));
  });
}

function islandsThat(when: string): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`[data-when="${when}"]`);
}

function whenNear(island: HTMLElement, begin: (island: HTMLElement) => unknown): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      begin(island);
    },
    { rootMargin: '50%' },
  );
  observer.observe(island);
}

function hasConsent(): boolean {
  try {
    return localStorage.getItem(CONSENT_KEY) !== null;
  } catch {
    // A browser that keeps nothing for us throws.
    return false;
  }
}
