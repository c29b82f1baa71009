/** Between the button and the lower edge of the window, and between two places that are tried, px. */
const EDGE = 8;
const STEP = 16;
/** Around it, px: a control that it only touches would be hard to press. */
const AIR = 6;
/** Higher than this share of the window it would be in the way of who reads. */
const HIGHEST = 0.6;
/** Once the page has stood still for so long, ms. */
const REST = 150;

const CONTROLS = 'a, button, input, select, textarea, summary, label, iframe';

/**
 * Lets a button float at the right edge of the window, over nothing that is read or pressed: while the
 * page moves it is not there, and where the page rests it takes the lowest free place, or none.
 */
export function floatButton(button: HTMLElement, signal: AbortSignal): void {
  let waiting: number | undefined;
  const rest = () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(() => place(button), REST);
  };
  const move = () => {
    button.dataset.floats = 'moving';
    rest();
  };
  const options = { capture: true, passive: true, signal };
  for (const type of ['scroll', 'resize', 'toggle']) window.addEventListener(type, move, options);
  signal.addEventListener('abort', () => {
    clearTimeout(waiting);
    delete button.dataset.floats;
  });
  rest();
}

function place(button: HTMLElement): void {
  button.style.setProperty('--lift', '0px');
  button.dataset.floats = 'away';
  const { left, width, height } = button.getBoundingClientRect();
  const lowest = window.innerHeight - EDGE - height;
  for (let top = lowest; top > window.innerHeight * (1 - HIGHEST); top -= STEP) {
    if (!isFree(new DOMRect(left - AIR, top - AIR, width + AIR, height + 2 * AIR))) continue;
    button.style.setProperty('--lift', `${Math.round(top - lowest)}px`);
    button.dataset.floats = 'here';
    return;
  }
}

/** True where no letter and no control lies; pictures may. */
function isFree(place: DOMRect): boolean {
  const seen = new Set<Element>();
  for (let x = place.left; x < place.right; x += STEP)
    for (let y = place.top; y < place.bottom; y += STEP / 2)
      for (const element of document.elementsFromPoint(x, y)) seen.add(element);
  return [...seen].every((element) => !element.matches(CONTROLS) && !hasLetters(element, place));
}

function hasLetters(element: Element, place: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((box) => overlap(box, place));
  });
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}
