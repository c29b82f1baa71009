import type { Limit } from '../settings.ts';

/** How often something happened within its window. */
export interface Count {
  readonly count: number;
  readonly msLeft: number;
}

/**
 * Counts by name, each within a window that begins with its first. Several machines may share one
 * store, and a restart forgets nothing; what it counts is done at once, or not at all.
 */
export interface Counters {
  /** Adds points, also fewer than none, and tells what came of it. @throws Error when the store is down */
  add(name: string, points: number, windowMs: number): Promise<Count>;
}

/** One more of something that has a limit. */
export interface Take {
  readonly name: string;
  readonly limit: Limit;
}

/**
 * Takes one of each, or nothing where one of them has reached its limit.
 * @returns whole seconds until that one may go on; undefined when all were taken
 */
export async function takeAll(
  counters: Counters,
  takes: readonly Take[],
): Promise<number | undefined> {
  const counts = await Promise.all(
    takes.map(async ({ name, limit }) => ({
      limit,
      ...(await counters.add(name, 1, limit.windowMs)),
    })),
  );
  const spent = counts.filter(({ count, limit }) => count > limit.count);
  if (spent.length === 0) return undefined;
  await giveBack(counters, takes);
  return Math.max(1, ...spent.map(({ msLeft }) => Math.ceil(msLeft / 1000)));
}

/** Gives one of each back. */
export async function giveBack(counters: Counters, takes: readonly Take[]): Promise<void> {
  await Promise.all(takes.map(({ name, limit }) => counters.add(name, -1, limit.windowMs)));
}
