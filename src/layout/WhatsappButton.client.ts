/** Distance from the bottom of the window (px). */
const EDGE_PX = 8;
/** Step between candidate positions (px). */
const STEP_PX = 16;
/** Pixels around the button: a control that touches it would be hard to press. */
const MARGIN_PX = 6;
/** Higher than this share of the window, the button would hide what is being read. */
const MAX_HEIGHT_SHARE = 0.6;
/** How long the page must not move first, in milliseconds. */
const STILL_MS = 150;

/** On a phone the first drawing is small: the button would cover it. */
const DRAWING = '[data-first-screen] svg[data-inline]';
const PHONE = '(width < 40rem)';
const CONTROLS = 'a, button, input, select, textarea, summary, label, iframe';

/**
 * Lets a button float at the right edge of the window, over no text and no control: hidden while
 * the page moves, then in the lowest free position, if there is one.
 */
export function driveWhatsappButton(button: HTMLElement, signal: AbortSignal): void {
  let waiting: number | undefined;
  const schedule = () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => place(button), STILL_MS);
  };
  const move = () => {
    button.dataset.floats = 'moving';
    schedule();
  };
  const options = { capture: true, passive: true, signal };
  for (const type of ['scroll', 'resize', 'toggle']) window.addEventListener(type, move, options);
  signal.addEventListener('abort', () => {
    clearTimeout(waiting);
    delete button.dataset.floats;
  });
  schedule();
}

function place(button: HTMLElement): void {
  button.style.setProperty('--lift', '0px');
  button.dataset.floats = 'hidden';
  const { left, width, height } = button.getBoundingClientRect();
  const lowest = window.innerHeight - EDGE_PX - height;
  const highest = window.innerHeight * (1 - MAX_HEIGHT_SHARE);
  const boxAt = (top: number, bottom: number) =>
    new DOMRect(left - MARGIN_PX, top - MARGIN_PX, width + MARGIN_PX, bottom - top + 2 * MARGIN_PX);
  const taken = takenIn(boxAt(highest, lowest + height), button);
  for (let top = lowest; top > highest; top -= STEP_PX) {
    if (taken.some((box) => overlap(box, boxAt(top, top + height)))) continue;
    button.style.setProperty('--lift', `${Math.round(top - lowest)}px`);
    button.dataset.floats = 'placed';
    return;
  }
}

/**
 * The boxes of text and controls in a part of the window; other pictures may lie under the button.
 * `elementsFromPoint` would take 400 ms over drawings.
 */
function takenIn(part: DOMRect, button: HTMLElement): DOMRect[] {
  const taken: DOMRect[] = [];
  const range = document.createRange();
  const visit = (element: Element) => {
    const box = element.getBoundingClientRect();
    if (element === button || (box.width > 0 && !overlap(box, part))) return;
    if (element.matches(DRAWING) && matchMedia(PHONE).matches) taken.push(box);
    if (element.matches('svg')) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    if (element.matches(CONTROLS)) return void taken.push(box);
    for (const node of element.childNodes) {
      if (node instanceof Element) visit(node);
      else if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) {
        range.selectNodeContents(node);
        taken.push(...range.getClientRects());
      }
    }
  };
  visit(document.body);
  return taken;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
