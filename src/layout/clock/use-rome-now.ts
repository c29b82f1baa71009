import { use, useSyncExternalStore } from 'react';
import { addDays } from '../../time/calendar.ts';
import { romeInstant, romeToday } from '../../time/rome.ts';
import { ShownMoment } from './shown-moment.ts';

/**
 * What the visitor's clock says, in milliseconds since the epoch, for questions about Rome's date:
 * `romeToday(now)`. Undefined on the server and in the first render of a prerendered page, which
 * cannot know when they are read: show then what holds on every day.
 *
 * It is exact to the day only. It changes at midnight in Rome, whatever the visitor's time zone, and
 * when a page that slept over a midnight is shown again; what counts hours or seconds needs its own
 * clock. All who ask see the same value at the same time.
 */
export function useRomeNow(): number | undefined {
  return useClock(undefined);
}

/** The same, for what stands in an element that says `byClock`: that is right before React is there. */
export function useShownRomeNow(): number | undefined {
  return useClock(use(ShownMoment));
}

function useClock(shown: number | undefined): number | undefined {
  const asDrawn = () => shown;
  return useSyncExternalStore(subscribe, currentDay, asDrawn);
}

const listeners = new Set<() => void>();
let now: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function currentDay(): number {
  now ??= Date.now();
  return now;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  // Timers stand still while the machine sleeps; a page from the back-forward cache had none.
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  look();
}

function stop(): void {
  document.removeEventListener('visibilitychange', look);
  window.removeEventListener('pageshow', look);
  clearTimeout(timer);
}

/** Tells everybody when Rome's date has changed, and waits for the next midnight there. */
function look(): void {
  const before = now;
  const current = Date.now();
  const today = romeToday(current);
  clearTimeout(timer);
  timer = setTimeout(look, romeInstant({ date: addDays(today, 1), time: '00:00' }) - current);
  if (before !== undefined && romeToday(before) === today) return;
  now = current;
  for (const listener of listeners) listener();
}
