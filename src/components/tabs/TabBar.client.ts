/** How far a press on an arrow pushes the bar, in pixels. */
const STEP_PX = 200;

/** Browsers stop at fractions of a pixel. */
export function endsOf(row: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>) {
  const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
  return { atStart: row.scrollLeft < 1, atEnd: left < 1 };
}

/**
 * The row of tabs where it is wider than the screen: it follows the open tab, and arrows push it along,
 * each of which hides where it has nowhere to lead.
 */
export function driveTabBar(root: HTMLElement, signal: AbortSignal) {
  const list = root.querySelector('ul');
  const [previous, next] = root.querySelectorAll<HTMLElement>('[data-side]');
  let open: HTMLElement | null = null;
  const showArrows = () => {
    if (!list || !previous || !next) return;
    const { atStart, atEnd } = endsOf(list);
    const focused = document.activeElement;
    previous.hidden = atStart;
    next.hidden = atEnd;
    // The focus must not fall out of the page with the button that hides.
    if (focused === previous && atStart) next.focus({ preventScroll: true });
    if (focused === next && atEnd) previous.focus({ preventScroll: true });
  };
  /** Moves the bar only: the window is on its way to the panel. */
  const centre = (behavior: ScrollBehavior) => {
    if (!list || !open) return;
    const left = open.offsetLeft + (open.offsetWidth - list.clientWidth) / 2;
    list.scrollTo({ left, behavior });
  };
  // It reports first once the bar has been laid out, and then whenever bar or letters change their size.
  const observer = new ResizeObserver(() => {
    centre('instant');
    showArrows();
  });
  for (const element of list ? [list, ...list.children] : []) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  list?.addEventListener('scroll', showArrows, { signal, passive: true });
  previous?.addEventListener('click', () => list?.scrollBy({ left: -STEP_PX }), { signal });
  next?.addEventListener('click', () => list?.scrollBy({ left: STEP_PX }), { signal });
  return {
    /** @param tab the one that is open now, which the bar brings into view */
    centre: (tab: HTMLElement | null) => {
      const isFirst = open === null;
      open = tab;
      if (!isFirst) centre('auto');
    },
  };
}
