import { nearestStop } from './carousel-state.ts';

/** Where the browser does not tell that scrolling has ended, it has when nothing moved for so long. */
const STILL_MS = 150;
/** Browsers round scroll positions. */
const CLOSE_PX = 2;

interface RowOptions {
  readonly signal: AbortSignal;
  readonly onFollow: (index: number, by: 'scroll' | 'focus') => void;
}

/**
 * Scrolls a row of slides that scrolls natively too, and tells where hands have pushed it or the
 * keyboard has gone.
 */
export function driveRow(row: HTMLElement, { signal, onFollow }: RowOptions) {
  /** Where the row was sent and has not arrived yet; undefined as soon as a hand moves it. */
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

/** Where the row stands when each slide is shown; the last ones may not be able to reach its start. */
function stopsOf(row: HTMLElement): number[] {
  const slides = [...row.children] as HTMLElement[];
  const start = slides[0]?.offsetLeft ?? 0;
  const end = row.scrollWidth - row.clientWidth;
  return slides.map((slide) => Math.min(slide.offsetLeft - start, end));
}

/** Returns the position that the row is on its way to; undefined when it is there. */
function scrollToSlide(row: HTMLElement, index: number): number | undefined {
  const stop = stopsOf(row)[index];
  if (stop === undefined || isClose(row.scrollLeft, stop)) return undefined;
  row.scrollTo({ left: stop });
  return stop;
}

function isClose(position: number, stop: number): boolean {
  return Math.abs(position - stop) <= CLOSE_PX;
}

/** Calls each time that the row comes to rest. */
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
