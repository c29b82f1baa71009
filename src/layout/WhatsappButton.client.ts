/** How long the page must not move first, in milliseconds. */
const STILL_MS = 150;

const CONTROLS = 'a, button, input, select, textarea, summary, label, iframe';

/** Lets a button float in its corner: hidden while the page moves, and where it would cover something. */
export function driveWhatsappButton(button: HTMLElement, signal: AbortSignal): void {
  let waiting: number | undefined;
  const move = () => {
    button.dataset.floatState = 'moving';
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      const isFree = !isUnder(button.getBoundingClientRect(), document.body);
      button.dataset.floatState = isFree ? 'placed' : 'hidden';
    }, STILL_MS);
  };
  const options = { capture: true, passive: true, signal };
  for (const type of ['scroll', 'resize', 'toggle', 'input', 'change'])
    window.addEventListener(type, move, options);
  signal.addEventListener('abort', () => clearTimeout(waiting));
  move();
}

/**
 * Whether text or a control of an element is in this part of the window; pictures do not count.
 * `elementsFromPoint` would take 400 ms over drawings.
 */
function isUnder(part: DOMRect, element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (element.matches('svg, [data-float-state]') || (box.width > 0 && !overlap(box, part)))
    return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  return element.matches(CONTROLS) || [...element.childNodes].some((node) => holds(node, part));
}

function holds(node: Node, part: DOMRect): boolean {
  if (node instanceof Element) return isUnder(part, node);
  if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some((box) => overlap(box, part));
}

function overlap(box: DOMRect, other: DOMRect): boolean {
  return (
    box.left < other.right &&
    box.right > other.left &&
    box.top < other.bottom &&
    box.bottom > other.top
  );
}
