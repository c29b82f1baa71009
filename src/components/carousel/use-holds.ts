import {
  type FocusEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

const NO_HOLDS = { mouse: false, touch: false, focus: false };

/**
 * Tells whether somebody holds an element: a mouse over it, a finger on it, or the focus in it.
 * `ref` and `handlers` go on that element; `release` forgets the holds until one comes anew.
 */
export function useHolds() {
  const ref = useRef<HTMLElement>(null);
  const [holds, setHolds] = useState(NO_HOLDS);
  const set = (change: Partial<typeof NO_HOLDS>) =>
    setHolds((before) => ({ ...before, ...change }));
  useEffect(() => setHolds((before) => ({ ...before, ...holdsBefore(ref.current) })), []);
  return {
    ref,
    held: holds.mouse || holds.touch || holds.focus,
    release: () => setHolds(NO_HOLDS),
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') set({ mouse: true });
      },
      onPointerLeave: () => set({ mouse: false }),
      onTouchStart: () => set({ touch: true }),
      onTouchEnd: ({ touches }: TouchEvent) => set({ touch: touches.length > 0 }),
      onTouchCancel: () => set({ touch: false }),
      onFocus: () => set({ focus: true }),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        set({ focus: currentTarget.contains(relatedTarget) }),
    },
  };
}

/** Mouse and focus may have been there before the page came alive. */
function holdsBefore(element: HTMLElement | null): Partial<typeof NO_HOLDS> {
  if (!element) return {};
  return {
    mouse: matchMedia('(hover: hover)').matches && element.matches(':hover'),
    focus: element.contains(document.activeElement),
  };
}
