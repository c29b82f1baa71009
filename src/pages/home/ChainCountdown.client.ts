import { millisecondsInSecond } from 'date-fns/constants';
import { remaining } from '../../time/remaining.ts';
import {
  type CountdownUnit,
  type CountdownWords,
  countdownSentence,
  countdownUnits,
} from './countdown-units.ts';

/**
 * Runs a countdown from its HTML alone: `data-until` (milliseconds since the epoch) and its words
 * in `data-words`. Leaves an element without them alone.
 */
export function driveCountdown(root: HTMLElement, signal: AbortSignal): void {
  const { until, words } = root.dataset;
  if (until === undefined || words === undefined) return;
  const texts: CountdownWords = JSON.parse(words);
  let timer: ReturnType<typeof setTimeout>;
  // Reads the clock each second instead of counting: late timers and sleep add no drift.
  const tick = () => {
    clearTimeout(timer);
    const passed = Date.now() % millisecondsInSecond;
    const left = remaining(Number(until), Date.now() - passed);
    if (!left || document.visibilityState === 'hidden') return;
    show(root, countdownUnits(left, texts, document.documentElement.lang), texts);
    timer = setTimeout(tick, millisecondsInSecond - passed);
  };
  tick();
  document.addEventListener('visibilitychange', tick, { signal });
  window.addEventListener('pageshow', tick, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function show(root: HTMLElement, units: readonly CountdownUnit[], words: CountdownWords): void {
  for (const { id, value, label } of units) {
    const [number, word] = root.querySelector(`[data-unit="${id}"]`)?.children ?? [];
    if (!number || !word || number.textContent === value) continue;
    number.textContent = value;
    word.textContent = label;
    flip(number);
  }
  const spoken = root.querySelector('[role="timer"] > *');
  const sentence = countdownSentence(units, words);
  if (spoken && spoken.textContent !== sentence) spoken.textContent = sentence;
}

/** Animates a unit whose value changes. */
function flip(unit: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  unit.animate([{ opacity: 0, translate: '0 -0.25em' }, {}], { duration: 250, easing: 'ease-out' });
}
