import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react';
import { type CarouselState, nearestStop } from './carousel-state.ts';

/** Where the browser does not tell that scrolling has ended, it has when nothing moved for so long. */
const STILL_MS = 150;
/** Browsers round scroll positions. */
const CLOSE_PX = 2;

type Follow = (index: number, by: 'scroll' | 'focus') => void;

/**
 * Keeps a row of slides that scrolls natively and the state of its carousel together: scrolls to the
 * slide of the state, and tells where hands have pushed the row or the keyboard has gone.
 */
export function useRow(state: CarouselState, onFollow: Follow) {
  const row = useRef<HTMLUListElement>(null);
  /** Where the row was sent and has not arrived yet; undefined as soon as hands take over. */
  const target = useRef<number>(undefined);
  useEffect(() => {
    if (!row.current || state.by === 'nobody' || state.by === 'scroll') return;
    target.current = scrollToSlide(row.current, state.index);
  }, [state]);
  const onSettled = useEffectEvent((element: HTMLUListElement) => {
    const position = element.scrollLeft;
    if (target.current === undefined) onFollow(nearestStop(position, stopsOf(element)), 'scroll');
    else if (isClose(position, target.current)) target.current = undefined;
  });
  useEffect(() => (row.current ? whenSettled(row.current, onSettled) : undefined), []);
  const takeOver = () => {
    target.current = undefined;
  };
  return {
    ref: row,
    onFocus: ({ currentTarget, target: focused }: FocusEvent) => {
      const slide = [...currentTarget.children].findIndex((child) => child.contains(focused));
      if (slide !== -1) onFollow(slide, 'focus');
    },
    onTouchStart: takeOver,
    onPointerDown: takeOver,
    onWheel: takeOver,
    onKeyDown: takeOver,
  };
}

/** Where the row stands when each slide is shown; the last ones may not be able to reach its start. */
function stopsOf(row: HTMLUListElement): number[] {
  const slides = [...row.children] as HTMLElement[];
  const start = slides[0]?.offsetLeft ?? 0;
  const end = row.scrollWidth - row.clientWidth;
  return slides.map((slide) => Math.min(slide.offsetLeft - start, end));
}

/** Returns the position that the row is on its way to; undefined when it is there. */
function scrollToSlide(row: HTMLUListElement, index: number): number | undefined {
  const stop = stopsOf(row)[index];
  if (stop === undefined || isClose(row.scrollLeft, stop)) return undefined;
  row.scrollTo({ left: stop });
  return stop;
}

function isClose(position: number, stop: number): boolean {
  return Math.abs(position - stop) <= CLOSE_PX;
}

/** Calls each time that the row comes to rest; returns the function that ends it. */
function whenSettled(row: HTMLUListElement, listener: (row: HTMLUListElement) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settled = () => listener(row);
  const moving = () => {
    clearTimeout(timer);
    timer = setTimeout(settled, STILL_MS);
  };
  const [event, react] =
    'onscrollend' in row ? (['scrollend', settled] as const) : (['scroll', moving] as const);
  row.addEventListener(event, react);
  return () => {
    clearTimeout(timer);
    row.removeEventListener(event, react);
  };
}
