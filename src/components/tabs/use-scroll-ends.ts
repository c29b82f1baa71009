import { type RefObject, useLayoutEffect, useState } from 'react';

export interface ScrollEnds {
  readonly atStart: boolean;
  readonly atEnd: boolean;
}

/** Whether a row that scrolls sideways is at its ends; both, when it fits. */
export function useScrollEnds(row: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ atStart: true, atEnd: true });
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return;
    const read = () => setEnds((before) => sameOr(before, endsOf(current)));
    // The observer first reports in a later frame: until then nobody should miss an arrow.
    read();
    const observer = new ResizeObserver(read);
    for (const element of [current, ...current.children]) observer.observe(element);
    current.addEventListener('scroll', read, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', read);
    };
  }, [row]);
  return ends;
}

/** Browsers stop at fractions of a pixel. */
export function endsOf(
  row: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>,
): ScrollEnds {
  const left = row.scrollWidth - row.clientWidth - row.scrollLeft;
  return { atStart: row.scrollLeft < 1, atEnd: left < 1 };
}

function sameOr(before: ScrollEnds, after: ScrollEnds): ScrollEnds {
  return before.atStart === after.atStart && before.atEnd === after.atEnd ? before : after;
}
