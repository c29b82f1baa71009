import { createRequire } from 'node:module';
import type { Counters } from './counters.ts';
import { sqlCounters } from './sqlCounters.ts';

/**
 * Counts in a file, which a restart finds again, or in memory. No server is needed for it.
 * @param path of the file, or `:memory:`
 * @throws Error when the file cannot be written
 */
export function fileCounters(path: string, now: () => number): Counters {
  const { DatabaseSync } = sqlite();
  const database = new DatabaseSync(path);
  // A lost second of counts after a power failure is better than a disk that waits at each request.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA busy_timeout = 2000');
  return sqlCounters(
    {
      run: (statement) => database.exec(statement),
      first: (statement, ...values) => database.prepare(statement).get(...values),
    },
    now,
  );
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
