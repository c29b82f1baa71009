/** What says that somebody is there: a finger, a mouse, a key, a reader that moves the focus. */
const TOUCHES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

export interface Sleeper {
  /** The style sheet of all pages; the page itself brings only what it uses. */
  readonly sheet: string;
  /** What `load` will ask for, so that it comes at once. */
  readonly modules: readonly string[];
  /** Brings what takes the page over; that resolves once it has. */
  readonly load: () => Promise<() => Promise<void>>;
}

/**
 * Fetches the code that takes the page over at the first touch, and once only. What was pressed before
 * it came is pressed again then: nobody has to tap twice.
 * @returns fetches it now
 */
export function wakeAtTouch(sleeper: Sleeper): () => void {
  let isAwake = false;
  const wake = async () => {
    if (isAwake) return;
    isAwake = true;
    for (const type of TOUCHES) window.removeEventListener(type, wake, { capture: true });
    try {
      const [takeOver] = await Promise.all([addCode(sleeper), addSheet(sleeper.sheet)]);
      await takeOver();
      repeatPress();
    } catch {
      // Without its code the page stays a document; the next touch tries again.
      isAwake = false;
      listen();
    }
  };
  const listen = () => {
    for (const type of TOUCHES)
      window.addEventListener(type, wake, { capture: true, passive: true });
  };
  const repeatPress = keepPress();
  listen();
  return wake;
}

function addCode({ modules, load }: Sleeper): Promise<() => Promise<void>> {
  for (const href of modules) document.head.append(linkTo('modulepreload', href));
  return load();
}

/** A sheet that does not come leaves the page as it is. */
function addSheet(href: string): Promise<unknown> {
  const link = linkTo('stylesheet', href);
  const settled = new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
  });
  document.head.append(link);
  return settled;
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href });
}

/** Remembers the last button that was pressed and did nothing; links, menus and sections work by themselves. */
function keepPress(): () => void {
  let pressed: HTMLElement | undefined;
  const remember = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const isAnswered = button?.popoverTargetElement || button?.closest('[data-driver]');
    pressed = button && !isAnswered ? button : undefined;
  };
  window.addEventListener('click', remember, { capture: true });
  return () => {
    window.removeEventListener('click', remember, { capture: true });
    if (pressed?.isConnected) pressed.click();
  };
}
