import type { Limit } from './settings.ts';

interface Window {
  count: number;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
}

const MOST_KEYS = 20_000;

/**
 * Counts what each key does within a window of time. Its memory is bounded: keys whose window is over
 * are dropped, and beyond `mostKeys` the oldest goes, so that made-up keys cannot fill the machine.
 */
export class RateLimiter {
  readonly #limit: Limit;
  readonly #mostKeys: number;
  /** In the order in which windows end, because all are equally long. */
  readonly #windows = new Map<string, Window>();

  constructor(limit: Limit, mostKeys = MOST_KEYS) {
    this.#limit = limit;
    this.#mostKeys = mostKeys;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#windows.size;
  }

  /** Whole seconds until the key may go on; undefined when it may now. */
  waitOf(key: string, now: number): number | undefined {
    this.#dropEnded(now);
    const window = this.#windows.get(key);
    if (!window || window.count < this.#limit.count) return undefined;
    return Math.max(1, Math.ceil((window.endsAt - now) / 1000));
  }

  /** Counts one more for a key. */
  count(key: string, now: number): void {
    this.#dropEnded(now);
    const window = this.#windows.get(key);
    if (window) {
      window.count += 1;
      return;
    }
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size >= this.#mostKeys) this.#windows.delete(oldest);
    this.#windows.set(key, { count: 1, endsAt: now + this.#limit.windowMs });
  }

  #dropEnded(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now) return;
      this.#windows.delete(key);
    }
  }
}
