interface InteractionOptions {
  readonly signal: AbortSignal;
  readonly onChange: () => void;
}

/** Whether the user is interacting with an element: mouse over it, finger on it, or focus in it. */
export function watchInteraction(element: HTMLElement, { signal, onChange }: InteractionOptions) {
  const holds = { ...holdsBefore(element), touch: false };
  const set = (change: Partial<typeof holds>) => {
    Object.assign(holds, change);
    onChange();
  };
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(type, listener, { signal, passive: true });
  on('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') set({ mouse: true });
  });
  on('pointerleave', () => set({ mouse: false }));
  on('touchstart', () => set({ touch: true }));
  on('touchend', ({ touches }) => set({ touch: touches.length > 0 }));
  on('touchcancel', () => set({ touch: false }));
  on('focusin', () => set({ focus: true }));
  on('focusout', ({ relatedTarget }) =>
    set({ focus: relatedTarget instanceof Node && element.contains(relatedTarget) }),
  );
  return {
    isActive: () => holds.mouse || holds.touch || holds.focus,
    /** Resets until the next interaction. */
    release: () => set({ mouse: false, touch: false, focus: false }),
  };
}

/** Mouse and focus may have been there before the code. */
function holdsBefore(element: HTMLElement) {
  return {
    mouse: matchMedia('(hover: hover)').matches && element.matches(':hover'),
    focus: element.contains(document.activeElement),
  };
}
