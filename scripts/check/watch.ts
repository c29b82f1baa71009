import { type FSWatcher, watch } from 'node:fs';
import { romeClock } from '../../src/time/rome.ts';

/** Editors save in several steps; waits for the last before checking. */
const QUIET_MS = 100;

/**
 * Runs a check now and after every change in some folders, until Ctrl-C.
 * @param check reports its own failures, which do not end the watch
 */
export function watchFolders(folders: readonly string[], check: () => Promise<unknown>): void {
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    await check();
    console.log(
      `— ${romeClock(Date.now())}, ora di Roma. Aspetto una modifica; Ctrl-C per finire. —\n`,
    );
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  };
  const watchers = folders.map((folder) => watchFolder(folder, soon));
  const end = () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    process.exitCode = 0;
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  void run();
}

function watchFolder(folder: string, changed: () => void): FSWatcher {
  return watch(folder, { recursive: true }, changed).on('error', (error) => {
    console.error(`Non riesco più a seguire la cartella ${folder}: ${error.message}`);
    changed();
  });
}
