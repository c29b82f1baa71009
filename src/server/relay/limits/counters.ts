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
export interface Consumption {
  readonly name: string;
  readonly limit: Limit;
}

/**
 * Takes one of each, or nothing where one of them has reached its limit.
 * @returns whole seconds until that one may go on; undefined when all were taken
 */
export async function consume(
  counters: Counters,
  takes: readonly Consumption[],
): Promise<number | undefined> {
  const counts = await Promise.all(
    takes.map(async ({ name, limit }) => ({
      limit,
      ...(await counters.add(name, 1, limit.windowMs)),
    })),
  );
  const spent = counts.filter(({ count, limit }) => count > limit.count);
  if (spent.length === 0) return undefined;
  await refund(counters, takes);
  return Math.max(1, ...spent.map(({ msLeft }) => Math.ceil(msLeft / 1000)));
}

/** Gives one of each back. */
export async function refund(counters: Counters, takes: readonly Consumption[]): Promise<void> {
  await Promise.all(takes.map(({ name, limit }) => counters.add(name, -1, limit.windowMs)));
}

/** A statement of SQLite that gives its first row: that of Node and that of Durable Objects do. */
export interface Sql {
  run(statement: string): void;
  first(statement: string, ...values: readonly (string | number)[]): unknown;
}

const TABLE =
  'CREATE TABLE IF NOT EXISTS counts (name TEXT PRIMARY KEY, count INTEGER NOT NULL, ends INTEGER NOT NULL) WITHOUT ROWID';
const ADD = `INSERT INTO counts (name, count, ends) VALUES (?1, ?2, ?3)
  ON CONFLICT (name) DO UPDATE SET
    count = CASE WHEN ends > ?4 THEN max(0, count + ?2) ELSE max(0, ?2) END,
    ends = CASE WHEN ends > ?4 THEN ends ELSE ?3 END
  RETURNING count, ends`;
const FORGET = 'DELETE FROM counts WHERE ends <= ?1';
/** Every so many additions what is over is forgotten: made-up names cannot fill the disk. */
const FORGET_EACH = 1000;

/** @param now milliseconds since the epoch @throws Error when it cannot be counted there */
export function sqlCounters(sql: Sql, now: () => number): Counters {
  let added = 0;
  sql.run(TABLE);
  sql.first(FORGET, now());
  return {
    add: async (name, points, windowMs) => {
      if (++added % FORGET_EACH === 0) sql.first(FORGET, now());
      const row = sql.first(ADD, name, points, now() + windowMs, now());
      if (!isRow(row)) throw new Error('SQLite gave no row');
      return { count: row.count, msLeft: row.ends - now() };
    },
  };
}

function isRow(row: unknown): row is { count: number; ends: number } {
  return typeof row === 'object' && row !== null && 'count' in row && 'ends' in row;
}
