import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './TabPanels.module.css';
import { type ScrollEnds, useScrollEnds } from './use-scroll-ends.ts';

const STEP_PX = 200;

export interface TabBarArrowsProps {
  list: RefObject<HTMLElement | null>;
  labels: { previous: string; next: string };
}

/** Each hides where it has nowhere to lead. */
export function TabBarArrows({ list, labels }: TabBarArrowsProps) {
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const ends = useScrollEnds(list);
  const watchFocus = useFocusHandOver(previous, next, ends);
  const push = (left: number) => list.current?.scrollBy({ left });
  const shared = { type: 'button', className: styles.arrow, ...watchFocus } as const;
  return (
    <>
      <button
        ref={previous}
        {...shared}
        data-side="start"
        aria-label={labels.previous}
        hidden={ends.atStart}
        onClick={() => push(-STEP_PX)}
      >
        <Icon name="back" />
      </button>
      <button
        ref={next}
        {...shared}
        data-side="end"
        aria-label={labels.next}
        hidden={ends.atEnd}
        onClick={() => push(STEP_PX)}
      >
        <Icon name="arrow" />
      </button>
    </>
  );
}

/** The focus must not fall out of the page with the button that hides: the other one takes it. */
function useFocusHandOver(
  one: RefObject<HTMLElement | null>,
  other: RefObject<HTMLElement | null>,
  ends: ScrollEnds,
) {
  const focused = useRef<HTMLElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the ends something hides
  useLayoutEffect(() => {
    if (!focused.current?.hidden) return;
    (focused.current === one.current ? other : one).current?.focus({ preventScroll: true });
  }, [ends, one, other]);
  return {
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      focused.current = currentTarget;
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.hidden) focused.current = undefined;
    },
  };
}
