const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** Scrolling has ended after this time without movement (milliseconds). */
const STILL_MS = 150;
/** Browsers round scroll positions. */
const TOLERANCE_PX = 2;

/**
 * What brought the current slide into view. "button": a command; "scroll": the row was scrolled by
 * hand; "focus": the focus moved into a slide; "rotation": the timer.
 */
type Cause = 'button' | 'scroll' | 'focus' | 'rotation';

/**
 * Moves a carousel from its HTML alone (the owner fixed the times of rotation and lock). It rotates
 * while the page is visible and no mouse, finger or focus is on it; under reduced motion only on
 * request. A button stops and starts it (WCAG 2.2.2).
 */
export function driveCarousel(root: HTMLElement, signal: AbortSignal): void {
  const parts = partsOf(root);
  const { row, live, dots, lockMs } = parts;
  let index = 0;
  let pressedAt = Number.NEGATIVE_INFINITY;
  /** The position the row was sent to and has not reached; undefined once the user scrolls it. */
  let target: number | undefined;
  const move = (to: number, cause: Cause) => {
    index = (to + dots.length) % dots.length;
    if (cause !== 'scroll') target = scrollToSlide(row, index);
    for (const [place, dot] of dots.entries())
      dot.setAttribute('aria-current', `${place === index}`);
    const isByHand = cause === 'button' || cause === 'scroll';
    live.textContent = (isByHand && dots[index]?.dataset.shown) || ' ';
    rotation.restart();
  };
  const follow = (to: number, cause: Cause) => {
    if (to >= 0 && to !== index) move(to, cause);
  };
  /** A command soon after another is ignored. */
  const command = (to: number) => {
    const now = performance.now();
    if (now - pressedAt < lockMs) return;
    pressedAt = now;
    move(to, 'button');
  };
  const rotation = driveRotation(parts, () => move(index + 1, 'rotation'), signal);
  const commands: Readonly<Record<string, (button: HTMLElement) => void>> = {
    previous: () => command(index - 1),
    next: () => command(index + 1),
    dot: (button) => command(dots.indexOf(button)),
    toggle: rotation.toggle,
  };
  const press = ({ target: pressed }: Event) => {
    const button = (pressed as Element).closest<HTMLElement>('button[data-part]');
    if (button) commands[button.dataset.part ?? '']?.(button);
  };
  const settle = () => {
    if (target === undefined) follow(nearestSlide(row), 'scroll');
    else if (isClose(row.scrollLeft, target)) target = undefined;
  };
  const focus = ({ target: focused }: FocusEvent) =>
    follow(
      [...row.children].findIndex((slide) => slide.contains(focused as Node)),
      'focus',
    );
  const forget = () => {
    target = undefined;
  };
  root.addEventListener('click', press, { signal });
  row.addEventListener('focusin', focus, { signal });
  for (const type of ['pointerdown', 'wheel', 'keydown'])
    row.addEventListener(type, forget, { signal, passive: true });
  whenSettled(row, settle, signal);
}

type Parts = ReturnType<typeof partsOf>;

/** Calls `turn` whenever a slide has stayed its whole time, which `restart` begins again. */
function driveRotation(
  { root, toggle, dots, intervalMs }: Parts,
  turn: () => void,
  signal: AbortSignal,
) {
  const motion = matchMedia(REDUCED_MOTION);
  let chosen: boolean | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  const isOn = () => dots.length > 1 && (chosen ?? !motion.matches);
  /** Pressing start counts, even though mouse and focus are still on the button. */
  const isAt = (state: string) => root.matches(state) && !(chosen && toggle?.matches(state));
  const isHeld = () =>
    document.visibilityState === 'hidden' ||
    isAt(':focus-within') ||
    // After a tap, browsers without a mouse keep this state.
    (matchMedia('(hover: hover)').matches && isAt(':hover'));
  const stop = () => clearInterval(timer);
  const restart = () => {
    stop();
    timer = setInterval(() => isOn() && !isHeld() && turn(), intervalMs);
  };
  const show = () => {
    if (!toggle) return;
    toggle.dataset.on = `${isOn()}`;
    toggle.setAttribute('aria-label', (isOn() ? toggle.dataset.pause : toggle.dataset.play) ?? '');
  };
  root.addEventListener('touchstart', stop, { signal, passive: true });
  for (const type of ['touchend', 'touchcancel', 'mouseleave', 'focusout'])
    root.addEventListener(type, restart, { signal });
  document.addEventListener('visibilitychange', restart, { signal });
  motion.addEventListener('change', show, { signal });
  signal.addEventListener('abort', stop);
  show();
  restart();
  return {
    restart,
    toggle: () => {
      chosen = !isOn();
      show();
      restart();
    },
  };
}

function partsOf(root: HTMLElement) {
  const part = (name: string) => {
    const found = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!found) throw new Error(`a carousel needs its ${name}`);
    return found;
  };
  return {
    root,
    row: part('row'),
    live: part('live'),
    toggle: root.querySelector<HTMLElement>('[data-part="toggle"]'),
    dots: [...root.querySelectorAll<HTMLElement>('[data-part="dot"]')],
    intervalMs: Number(root.dataset.interval),
    lockMs: Number(root.dataset.lock),
  };
}

/** The scroll position of each slide; the last slides may not reach the start of the row. */
function stopsOf(row: HTMLElement): number[] {
  const slides = [...row.children] as HTMLElement[];
  const start = slides[0]?.offsetLeft ?? 0;
  const end = row.scrollWidth - row.clientWidth;
  return slides.map((slide) => Math.min(slide.offsetLeft - start, end));
}

/** The slide nearest to where the row is; at equal distance, the first. */
function nearestSlide(row: HTMLElement): number {
  const distances = stopsOf(row).map((stop) => Math.abs(stop - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Returns the position to which the row is moving; undefined if it is already there. */
function scrollToSlide(row: HTMLElement, index: number): number | undefined {
  const stop = stopsOf(row)[index];
  if (stop === undefined || isClose(row.scrollLeft, stop)) return undefined;
  row.scrollTo({ left: stop });
  return stop;
}

function isClose(position: number, stop: number): boolean {
  return Math.abs(position - stop) <= TOLERANCE_PX;
}

/** Calls `settled` each time the row stops scrolling. */
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
