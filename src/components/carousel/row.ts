import { nearestStop } from './carousel-state.ts';

/** Without `scrollend`, scrolling has ended after this time without movement. */
const STILL_MS = 150;
/** Browsers round scroll positions. */
const CLOSE_PX = 2;

interface RowOptions {
  readonly signal: AbortSignal;
  readonly onFollow: (index: number, by: 'scroll' | 'focus') => void;
}

/**
 * Scrolls a row of slides that also scrolls natively, and reports where hands or the keyboard have
 * moved it.
 */
export function driveRow(row: HTMLElement, { signal, onFollow }: RowOptions) {
  /** The position it was sent to and has not reached; undefined once a hand moves it. */
  let target: number | undefined;
  const settled = () => {
    const position = row.scrollLeft;
    if (target === undefined) onFollow(nearestStop(position, stopsOf(row)), 'scroll');
    else if (isClose(position, target)) target = undefined;
  };
  whenSettled(row, settled, signal);
  for (const type of ['touchstart', 'pointerdown', 'wheel', 'keydown']) {
    const forget = () => {
      target = undefined;
    };
    row.addEventListener(type, forget, { signal, passive: true });
  }
  const follow = ({ target: focused }: FocusEvent) => {
    const slide = [...row.children].findIndex((child) => child.contains(focused as Node));
    if (slide !== -1) onFollow(slide, 'focus');
  };
  row.addEventListener('focusin', follow, { signal });
  return {
    show: (index: number) => {
      target = scrollToSlide(row, index);
    },
  };
}

/** The scroll position of each slide; the last slides may not reach the start of the row. */
function stopsOf(row: HTMLElement): number[] {
  const slides = [...row.children] as HTMLElement[];
  const start = slides[0]?.offsetLeft ?? 0;
  const end = row.scrollWidth - row.clientWidth;
  return slides.map((slide) => Math.min(slide.offsetLeft - start, end));
}

/** Returns the position to which the row is moving; undefined if it is already there. */
function scrollToSlide(row: HTMLElement, index: number): number | undefined {
  const stop = stopsOf(row)[index];
  if (stop === undefined || isClose(row.scrollLeft, stop)) return undefined;
  row.scrollTo({ left: stop });
  return stop;
}

function isClose(position: number, stop: number): boolean {
  return Math.abs(position - stop) <= CLOSE_PX;
}

/** Calls `settled` each time the row comes to rest. */
function whenSettled(row: HTMLElement, settled: () => void, signal: AbortSignal): void {
  if ('onscrollend' in row) {
    row.addEventListener('scrollend', settled, { signal });
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moving = () => {
    clearTimeout(timer);
    timer = setTimeout(settled, STILL_MS);
  };
  (row as HTMLElement).addEventListener('scroll', moving, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
