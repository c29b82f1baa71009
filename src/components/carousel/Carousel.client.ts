import { AT_REST, type CarouselEvent, carouselReducer } from './carousel-state.ts';
import { driveRow } from './row.ts';
import { watchInteraction } from './watch-interaction.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Moves a carousel from its HTML alone (rotation and lock: specification, section 9). It rotates
 * while the page is visible and no mouse, finger or focus is on it; under reduced motion only on
 * request. A button stops and starts it (WCAG 2.2.2).
 */
export function driveCarousel(root: HTMLElement, signal: AbortSignal): void {
  const parts = partsOf(root);
  const { dots, intervalMs, lockMs } = parts;
  const reduce = carouselReducer({ count: dots.length, lockMs });
  const motion = matchMedia(REDUCED_MOTION);
  let state = AT_REST;
  let chosen: boolean | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let timed = '';
  const isOn = () => dots.length > 1 && (chosen ?? !motion.matches);
  const update = () => {
    const isRunning = isOn() && !holds.isHeld() && document.visibilityState !== 'hidden';
    show(parts, { index: state.index, isOn: isOn(), isRunning, by: state.by });
    // A move by hand restarts the slide's time.
    const time = `${isRunning} ${state.handMoves}`;
    if (time === timed) return;
    timed = time;
    clearInterval(timer);
    if (isRunning) timer = setInterval(() => dispatch({ type: 'rotate' }), intervalMs);
  };
  const dispatch = (event: CarouselEvent) => {
    const before = state;
    state = reduce(state, event);
    if (state !== before && state.by !== 'scroll') row.show(state.index);
    update();
  };
  const holds = watchInteraction(root, { signal, onChange: update });
  const row = driveRow(parts.row, {
    signal,
    onFollow: (index, by) => dispatch({ type: 'follow', index, by }),
  });
  const toggle = () => {
    chosen = !isOn();
    // Pressing start counts, even though mouse and focus are still on the button.
    if (chosen) holds.release();
    update();
  };
  root.addEventListener('click', (event) => press(event, { dispatch, toggle, dots }), { signal });
  motion.addEventListener('change', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
  update();
}

type Parts = ReturnType<typeof partsOf>;

function partsOf(root: HTMLElement) {
  const part = (name: string) => {
    const found = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (!found) throw new Error(`a carousel needs its ${name}`);
    return found;
  };
  return {
    row: part('row'),
    live: part('live'),
    toggle: root.querySelector<HTMLElement>('[data-part="toggle"]'),
    dots: [...root.querySelectorAll<HTMLElement>('[data-part="dot"]')],
    intervalMs: Number(root.dataset.interval),
    lockMs: Number(root.dataset.lock),
  };
}

interface Shown {
  readonly index: number;
  readonly by: string;
  readonly isOn: boolean;
  readonly isRunning: boolean;
}

function show({ live, toggle, dots }: Parts, { index, by, isOn, isRunning }: Shown): void {
  for (const [place, dot] of dots.entries()) dot.setAttribute('aria-current', `${place === index}`);
  const isByHand = by === 'button' || by === 'scroll';
  live.setAttribute('aria-live', isRunning && !isByHand ? 'off' : 'polite');
  // Empty after a rotation: nothing is announced even if "off" came too late.
  const said = (isByHand && dots[index]?.dataset.shown) || ' ';
  if (live.textContent !== said) live.textContent = said;
  if (!toggle) return;
  toggle.dataset.on = `${isOn}`;
  toggle.setAttribute('aria-label', (isOn ? toggle.dataset.pause : toggle.dataset.play) ?? '');
}

interface Press {
  readonly dispatch: (event: CarouselEvent) => void;
  readonly toggle: () => void;
  readonly dots: readonly HTMLElement[];
}

function press({ target }: Event, { dispatch, toggle, dots }: Press): void {
  const button =
    target instanceof Element ? target.closest<HTMLElement>('button[data-part]') : null;
  const at = performance.now();
  const part = button?.dataset.part;
  if (part === 'toggle') toggle();
  else if (part === 'previous') dispatch({ type: 'step', step: -1, at });
  else if (part === 'next') dispatch({ type: 'step', step: 1, at });
  else if (button && part === 'dot') dispatch({ type: 'show', index: dots.indexOf(button), at });
}
