import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSecond, subscribeUntil } from '../../../src/layout/clock/second-clock.ts';

const NOON = Date.parse('2025-05-20T10:00:00Z');
const SECOND = 1000;
const HOUR = 3600 * SECOND;

let page: EventTarget & { visibilityState: string };
const leave: (() => void)[] = [];

/** Listens until an instant; tells what the clock showed at each call. */
function listen(until: number): number[] {
  const seen: number[] = [];
  leave.push(subscribeUntil(until, () => seen.push(currentSecond())));
  return seen;
}

function show(visibilityState: string): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.useFakeTimers({ now: NOON });
});

afterEach(() => {
  for (const end of leave.splice(0)) end();
  vi.useRealTimers();
});

describe('the clock of whole seconds', () => {
  it('calls at the start of each second', () => {
    vi.setSystemTime(NOON + 400);
    expect(currentSecond()).toBe(NOON);
    const seen = listen(NOON + HOUR);
    vi.advanceTimersByTime(599);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([NOON + SECOND]);
    vi.advanceTimersByTime(2 * SECOND);
    expect(seen).toEqual([NOON + SECOND, NOON + 2 * SECOND, NOON + 3 * SECOND]);
  });

  it('calls a last time at the end, and leaves no timer', () => {
    currentSecond();
    const seen = listen(NOON + 2 * SECOND);
    vi.advanceTimersByTime(HOUR);
    expect(seen).toEqual([NOON + SECOND, NOON + 2 * SECOND]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('never starts when the end has passed', () => {
    const seen = listen(NOON);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(HOUR);
    expect(seen).toEqual([]);
  });

  it('has one timer for all, and none when the last has left', () => {
    listen(NOON + HOUR);
    listen(NOON + HOUR);
    expect(vi.getTimerCount()).toBe(1);
    leave.splice(0).forEach((end) => {
      end();
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stands still out of sight and is exact when seen again', () => {
    currentSecond();
    const seen = listen(NOON + 2 * HOUR);
    show('hidden');
    vi.advanceTimersByTime(HOUR + 400);
    expect(seen).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    show('visible');
    expect(seen).toEqual([NOON + HOUR]);
    vi.advanceTimersByTime(600);
    expect(seen.at(-1)).toBe(NOON + HOUR + SECOND);
  });

  it('does not drift when its timers come late', () => {
    currentSecond();
    const seen = listen(NOON + HOUR);
    for (let late = 0; late < 200; late++) {
      vi.advanceTimersToNextTimer();
      vi.setSystemTime(Date.now() + 37);
    }
    expect(seen).toEqual([...new Set(seen)]);
    for (const second of seen) expect(second % SECOND).toBe(0);
    expect(currentSecond()).toBe(Math.floor((Date.now() - 37) / SECOND) * SECOND);
  });
});
