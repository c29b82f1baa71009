import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { constants } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const BY_NPM = process.env.npm_lifecycle_event !== undefined;
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const POLL_MS = 250;
/** How often a lock's owner touches it, and how long it goes untouched before it is stale. */
const BEAT_MS = 5_000;
const STALE_MS = 60_000;

/**
 * Runs a command in our terminal and forwards signals to it. Returns its exit code; 128 + the
 * signal's number when a signal ended it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('child_process').SpawnOptions} options
 * @param {(child: import('child_process').ChildProcess) => void} started gets the process
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}, started = () => {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  started(child);
  const forward = (/** @type {NodeJS.Signals} */ signal) => {
    // At a terminal, Ctrl-C has already reached every process of the group.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  // A signal to npm ends only the shell between npm and us: an orphan ends its child too.
  const { ppid } = process;
  const watch = setInterval(() => BY_NPM && process.ppid !== ppid && child.kill(), POLL_MS);
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code, signal) => {
      clearInterval(watch);
      for (const name of SIGNALS) process.off(name, forward);
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
  });
}

/**
 * Runs the work at the first signal, though npm and a supervisor may both send one, and then ends;
 * a second Ctrl-C ends at once.
 * @param {() => Promise<unknown>} stop
 */
export function onStop(stop) {
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isStopping && signal === 'SIGINT') process.exit(130);
      if (!isStopping) void stop().then(() => process.exit());
      isStopping = true;
    });
  }
}

/**
 * Does the work while no other process does it: two installations at once would break each other.
 * The lock is a folder that its owner touches during the work; a stale one is removed. Returns the
 * work's result.
 * @type {<T>(lock: string, work: () => Promise<T>, sentence?: string) => Promise<T>}
 */
export async function withLock(
  lock,
  work,
  sentence = "Aspetto che finisca un'altra installazione",
) {
  fs.mkdirSync(dirname(lock), { recursive: true });
  for (let waits = false; !takeLock(lock); waits = true) {
    if (!waits) console.log(`${sentence} (${lock}).`);
    if (isStale(lock)) removeStale(lock);
    else await wait(POLL_MS);
  }
  const beat = setInterval(() => fs.utimes(lock, new Date(), new Date(), () => {}), BEAT_MS);
  return work().finally(() => {
    clearInterval(beat);
    fs.rmSync(lock, { force: true, recursive: true });
  });
}

/** @type {(lock: string) => boolean} */
function takeLock(lock) {
  try {
    fs.mkdirSync(lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Of several that find a stale lock, one renames it. Another may have removed it and hold a fresh
 * one by then, which is put back.
 */
function removeStale(/** @type {string} */ lock) {
  const removed = `${lock}.${process.pid}`;
  try {
    fs.renameSync(lock, removed);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return;
    throw error;
  }
  if (isStale(removed)) fs.rmSync(removed, { force: true, recursive: true });
  else fs.renameSync(removed, lock);
}

/** Whether the owner of a lock is gone. @type {(lock: string) => boolean} */
function isStale(lock) {
  const touched = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Math.abs(Date.now() - touched) > STALE_MS;
}
