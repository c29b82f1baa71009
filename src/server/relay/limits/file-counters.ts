import { DatabaseSync } from 'node:sqlite';
import { type Counters, sqlCounters } from './counters.ts';

/**
 * Counters in an SQLite file, which survives restarts, or in memory.
 * @param path of the file, or `:memory:`
 * @throws Error when the file cannot be read or written, or holds something else
 */
export function fileCounters(path: string, now: () => number): Counters {
  const database = new DatabaseSync(path);
  try {
    // With NORMAL a power failure loses the last counts at most, and never damages the file.
    database.exec(
      'PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL',
    );
    const [found] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (found !== 'ok') throw new Error('database disk image is malformed');
    return sqlCounters(
      {
        run: (statement) => database.exec(statement),
        first: (statement, ...values) => database.prepare(statement).get(...values),
      },
      now,
    );
  } catch (error) {
    database.close();
    throw error;
  }
}
