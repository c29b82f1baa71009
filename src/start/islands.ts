import { CONSENT_KEY } from '../layout/consent/frame-consent.ts';

const CONTROLS = 'button, input, select, textarea, label';
/** What says that somebody turns to a control of an island. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/** What says that somebody is there. */
const TOUCHES = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'keydown',
  'focusin',
] as const;

/** Brings the code of an island and hydrates it; resolves once React answers in it. */
type Hydrate = (island: HTMLElement) => Promise<void>;

/**
 * Hydrates the islands of the document as each says (`when`): where the address has answers for it
 * (`asked`), also once anybody is there (`touched`), where this device has allowed it and it is near
 * (`allowed`); all of them when somebody turns to one of their controls. A button that was pressed before
 * its island answers is pressed again then.
 * @param onceIdle calls when the browser has nothing else to do
 * @returns how to stop: what the router draws is no island any more
 */
export function hydrateIslands(hydrate: Hydrate, onceIdle: (then: () => void) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const begun = new WeakSet<HTMLElement>();
  let pressed: HTMLElement | null = null;
  const begin = async (island: HTMLElement) => {
    if (begun.has(island) || signal.aborted) return;
    begun.add(island);
    try {
      await hydrate(island);
      island.dataset.hydrated = '';
      if (pressed && island.contains(pressed)) pressed.click();
      // What one allows, the others tell of.
      if (island.dataset.when === 'allowed') for (const one of allowed()) void begin(one);
    } catch {
      // Without its code it stays as it is in the document; the next sign tries again.
      begun.delete(island);
    }
  };
  const turn = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    const island = control?.closest<HTMLElement>('[data-island]');
    if (island) void begin(island);
  };
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    pressed = button?.closest('[data-island]:not([data-hydrated])') ? button : null;
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, turn, { capture: true, passive: true, signal });
  document.addEventListener('click', press, { capture: true, signal });
  const beginAll = (selector: string) => {
    for (const island of document.querySelectorAll<HTMLElement>(selector)) void begin(island);
  };
  const touch = () => {
    for (const type of TOUCHES) document.removeEventListener(type, touch, { capture: true });
    beginAll('[data-when="touched"]');
  };
  for (const type of TOUCHES)
    document.addEventListener(type, touch, { capture: true, passive: true, signal });
  onceIdle(() => {
    if (document.documentElement.dataset.touched !== undefined) touch();
    if (window.location.search) beginAll('[data-when="touched"], [data-when="asked"]');
    if (hasConsent()) for (const island of allowed()) whenNear(island, begin);
  });
  return () => ended.abort();
}

function allowed(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('[data-when="allowed"]');
}

function whenNear(island: HTMLElement, begin: (island: HTMLElement) => void): void {
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
