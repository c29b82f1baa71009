import type { Counters } from './counters.ts';

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
