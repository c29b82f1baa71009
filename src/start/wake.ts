import { isStyled, wearSheet } from '../components/page/wear-sheet.ts';
import { answered, quiet } from './answered.ts';

/** What says that somebody is there: a finger, a mouse, a key, a reader that moves the focus. */
const TOUCHES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

export interface Sleeper {
  /** The style sheet of all pages, for when React draws another. */
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
  const wake = async (touch?: Event) => {
    if (isAwake) return;
    isAwake = true;
    for (const type of TOUCHES) window.removeEventListener(type, wake, { capture: true });
    try {
      const fetched = Promise.all([fetchCode(sleeper.modules), fetchSheet(sleeper.sheet)]);
      await answered(touch);
      await fetched;
      await quiet();
      const takeOver = await sleeper.load();
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
  // Who came before this code did.
  if (document.documentElement.dataset.touched === undefined) listen();
  else void wake();
  return wake;
}

/** One after the other: a click that comes meanwhile does not wait for all of them. */
async function fetchCode(modules: readonly string[]): Promise<void> {
  for (const href of modules) {
    await quiet();
    document.head.append(linkTo('modulepreload', href));
  }
}

/**
 * For when React draws another page: until then it holds for nothing (`wearSheet`), or the whole page
 * would be styled and laid out anew. One that does not come leaves the page as it is.
 */
async function fetchSheet(href: string): Promise<void> {
  const link = linkTo('stylesheet', href);
  link.media = 'not all';
  const settled = new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
  });
  await quiet();
  document.head.append(link);
  await settled;
  // The page's own was lost on the way, or it has none.
  if (!isStyled()) wearSheet();
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href });
}

/** Remembers the last button that was pressed and did nothing; links, menus and sections work by themselves. */
function keepPress(): () => void {
  let pressed: HTMLElement | undefined;
  const hold = (button: HTMLButtonElement | null) => {
    const isAnswered = button?.popoverTargetElement || button?.closest('[data-driver]');
    pressed = button && !isAnswered ? button : undefined;
  };
  const remember = ({ target }: MouseEvent) =>
    hold(target instanceof Element ? target.closest('button') : null);
  hold([...document.querySelectorAll<HTMLButtonElement>('[data-pressed]')].at(-1) ?? null);
  window.addEventListener('click', remember, { capture: true });
  return () => {
    window.removeEventListener('click', remember, { capture: true });
    if (pressed?.isConnected) pressed.click();
  };
}
