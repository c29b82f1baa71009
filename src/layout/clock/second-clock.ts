import { millisecondsInSecond } from 'date-fns/constants';

/**
 * What the visitor's clock says, in milliseconds since the epoch, cut to the whole second: a
 * countdown changes when the clock on the wall does.
 */
export function currentSecond(): number {
  if (listeners.size === 0) now = readSecond();
  return now;
}

/**
 * Calls at the start of every second while the page can be seen, and at once when it is seen again,
 * until an instant (milliseconds since the epoch) has come: that call is the last, no timer is left.
 * Each second is read from the clock, never counted: late timers and sleep add no drift.
 */
export function subscribeUntil(until: number, listener: () => void): () => void {
  if (readSecond() >= until) return () => {};
  const call = () => {
    if (now >= until) unsubscribe(call);
    listener();
  };
  listeners.add(call);
  if (listeners.size === 1) start();
  return () => unsubscribe(call);
}

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function readSecond(): number {
  return Math.floor(Date.now() / millisecondsInSecond) * millisecondsInSecond;
}

function unsubscribe(listener: () => void): void {
  if (listeners.delete(listener) && listeners.size === 0) stop();
}

function start(): void {
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  look();
}

function stop(): void {
  document.removeEventListener('visibilitychange', look);
  window.removeEventListener('pageshow', look);
  clearTimeout(timer);
}

/** A timer may also come early: the same second is then read again, and the rest of it waited for. */
function look(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'hidden') return;
  const before = now;
  now = readSecond();
  timer = setTimeout(look, millisecondsInSecond - (Date.now() % millisecondsInSecond));
  if (now === before) return;
  for (const listener of [...listeners]) listener();
}
