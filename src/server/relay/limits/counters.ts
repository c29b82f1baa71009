import type { Limit } from '../settings.ts';

/** A count, and how long its window still runs. */
export interface Count {
  readonly count: number;
  readonly msLeft: number;
}

/**
 * Named counters, each with a time window that starts at its first use. Several machines may share
 * one store, and it survives restarts. Each addition is atomic.
 */
export interface Counters {
  /** Adds points (may be negative); returns the new count. @throws Error when the store is down */
  add(name: string, points: number, windowMs: number): Promise<Count>;
}

/** One use of something limited. */
export interface Consumption {
  readonly name: string;
  readonly limit: Limit;
}

/**
 * Consumes one of each, or none if any has reached its limit.
 * @returns whole seconds until that limit resets; undefined if all were consumed
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

/** Undoes `consume`. */
export async function refund(counters: Counters, takes: readonly Consumption[]): Promise<void> {
  await Promise.all(takes.map(({ name, limit }) => counters.add(name, -1, limit.windowMs)));
}

/** The part of SQLite that Node and Durable Objects share. */
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
const DELETE_EXPIRED = 'DELETE FROM counts WHERE ends <= ?1';
/** Additions between deletions of expired counts, so that made-up names cannot fill the disk. */
const CLEANUP_INTERVAL = 1000;

/** @param now milliseconds since the epoch @throws Error when the database cannot be used */
export function sqlCounters(sql: Sql, now: () => number): Counters {
  let added = 0;
  sql.run(TABLE);
  sql.first(DELETE_EXPIRED, now());
  return {
    add: async (name, points, windowMs) => {
      if (++added % CLEANUP_INTERVAL === 0) sql.first(DELETE_EXPIRED, now());
      const row = sql.first(ADD, name, points, now() + windowMs, now());
      if (!isRow(row)) throw new Error('SQLite gave no row');
      return { count: row.count, msLeft: row.ends - now() };
    },
  };
}

function isRow(row: unknown): row is { count: number; ends: number } {
  return typeof row === 'object' && row !== null && 'count' in row && 'ends' in row;
}
