import { createRequire } from 'node:module';
import { type Counters, sqlCounters } from './counters.ts';

/**
 * Counts in a file, which a restart finds again, or in memory. No server is needed for it.
 * @param path of the file, or `:memory:`
 * @throws Error when the file cannot be read or written, or holds something else
 */
export function fileCounters(path: string, now: () => number): Counters {
  const { DatabaseSync } = sqlite();
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

/** Node 24 calls its SQLite an experiment, in a warning at the first use: nobody who runs the site needs it. */
function sqlite(): typeof import('node:sqlite') {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return createRequire(import.meta.url)('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
