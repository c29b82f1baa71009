const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/**
 * The ratio of a slide that must be in view for it to be the current one; part of the next may be,
 * too.
 */
const IN_VIEW = 0.9;

/**
 * Makes a prerendered carousel interactive (the owner fixed the times of rotation and lock). It
 * rotates while the page is visible and no mouse, finger or focus is on it; under reduced motion
 * only on request. A button stops and starts it (WCAG 2.2.2).
 */
export function driveCarousel(root: HTMLElement, signal: AbortSignal): void {
  const parts = partsOf(root);
  const { row, slides, live, dots, lockMs } = parts;
  let index = 0;
  let inView = 0;
  let pressedAt = Number.NEGATIVE_INFINITY;
  /** Whether the row is on its way to the current slide, past others. */
  let isMoving = false;
  const mark = (to: number, isAnnounced: boolean) => {
    index = to;
    for (const [at, dot] of dots.entries()) dot.setAttribute('aria-current', `${at === index}`);
    live.textContent = (isAnnounced && dots[index]?.dataset.shown) || ' ';
    rotation.restart();
  };
  const turn = (to: number, isAnnounced: boolean) => {
    mark((to + dots.length) % dots.length, isAnnounced);
    isMoving = index !== inView;
    row.scrollTo({ left: (slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0) });
  };
  /** A command soon after another is ignored. */
  const command = (to: number) => {
    const now = performance.now();
    if (now - pressedAt < lockMs) return;
    pressedAt = now;
    turn(to, true);
  };
  const rotation = driveRotation(parts, () => turn(index + 1, false), signal);
  const commands: Readonly<Record<string, (button: HTMLElement) => void>> = {
    previous: () => command(index - 1),
    next: () => command(index + 1),
    dot: (button) => command(dots.indexOf(button)),
    toggle: rotation.toggle,
  };
  const press = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button[data-part]');
    if (button) commands[button.dataset.part ?? '']?.(button);
  };
  const scrollByHand = () => {
    isMoving = false;
  };
  const look = (seen: readonly IntersectionObserverEntry[]) => {
    const entry = seen.findLast(({ intersectionRatio }) => intersectionRatio >= IN_VIEW);
    if (!entry) return;
    inView = slides.indexOf(entry.target as HTMLElement);
    if (inView === index) isMoving = false;
    // A focus that moved into a slide is read aloud itself.
    else if (!isMoving) mark(inView, !row.querySelector(':focus'));
  };
  const observer = new IntersectionObserver(look, { root: row, threshold: IN_VIEW });
  for (const slide of slides) observer.observe(slide);
  signal.addEventListener('abort', () => observer.disconnect());
  root.addEventListener('click', press, { signal });
  for (const type of ['pointerdown', 'wheel', 'keydown', 'focusin'])
    row.addEventListener(type, scrollByHand, { signal, passive: true });
}

type Parts = ReturnType<typeof partsOf>;

/**
 * Calls `turn` when a slide has been shown for the whole interval; `restart` begins the interval
 * again.
 */
function driveRotation({ root, toggle, intervalMs }: Parts, turn: () => void, signal: AbortSignal) {
  const motion = matchMedia(REDUCED_MOTION);
  let chosen: boolean | undefined;
  let isTouched = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const isRotating = () => chosen ?? !motion.matches;
  /** Pressing start counts, even though mouse and focus are still on the button. */
  const matchesOutsideToggle = (state: string) =>
    root.matches(state) && !(chosen && toggle.matches(state));
  const isPaused = () =>
    isTouched ||
    document.visibilityState === 'hidden' ||
    matchesOutsideToggle(':focus-within') ||
    // After a tap, browsers without a mouse keep this state.
    (matchMedia('(hover: hover)').matches && matchesOutsideToggle(':hover'));
  const stop = () => clearInterval(timer);
  const restart = () => {
    stop();
    timer = setInterval(() => isRotating() && !isPaused() && turn(), intervalMs);
  };
  const touch = ({ touches }: TouchEvent) => {
    isTouched = touches.length > 0;
    restart();
  };
  const show = () => {
    toggle.dataset.on = `${isRotating()}`;
    toggle.setAttribute(
      'aria-label',
      (isRotating() ? toggle.dataset.pause : toggle.dataset.play) ?? '',
    );
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    root.addEventListener(type, touch, { signal, passive: true });
  for (const type of ['mouseleave', 'focusout']) root.addEventListener(type, restart, { signal });
  document.addEventListener('visibilitychange', restart, { signal });
  motion.addEventListener('change', show, { signal });
  signal.addEventListener('abort', stop);
  show();
  restart();
  return {
    restart,
    toggle: () => {
      chosen = !isRotating();
      show();
      restart();
    },
  };
}

function partsOf(root: HTMLElement) {
  const part = (name: string) => {
    const found = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!found) throw new Error(`missing [data-part=${name}]`);
    return found;
  };
  const row = part('row');
  return {
    root,
    row,
    slides: [...row.children] as HTMLElement[],
    live: part('live'),
    toggle: part('toggle'),
    dots: [...root.querySelectorAll<HTMLElement>('[data-part="dot"]')],
    intervalMs: Number(root.dataset.interval),
    lockMs: Number(root.dataset.lock),
  };
}
