// A decision of several files on a simulated disk, cut off at each call; see simulated-disk.ts.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { recoverWrites, writeFiles } from '../../../../scripts/site/write-files.ts';
import { PowerCut, SimulatedDisk } from './simulated-disk.ts';

/** Works on a simulated disk instead of the real one; synchronous, so that nothing else uses it. */
function on<T>(disk: SimulatedDisk, work: () => T): T {
  const real = Object.fromEntries(
    Object.keys(disk.fs).map((name) => [name, Reflect.get(fs, name)] as const),
  );
  mount(disk.fs);
  try {
    return work();
  } finally {
    mount(real);
  }
}

function mount(calls: object): void {
  Object.assign(fs, calls);
  syncBuiltinESMExports();
}

const BEFORE = {
  '/content/site.json': 'the old site',
  '/content/facts/season.json': 'the old season, which is longer',
  '/content/pages/home.json': 'nobody touches this one',
};
const CHANGES = [
  { path: 'site.json', before: BEFORE['/content/site.json'], after: 'the new site' },
  { path: 'facts/season.json', before: BEFORE['/content/facts/season.json'], after: 'the new one' },
  { path: 'texts/de/home.json', before: undefined, after: 'a new file in two new folders' },
];
export const CHANGED_FILES = CHANGES.length;
const AFTER = {
  ...BEFORE,
  ...Object.fromEntries(CHANGES.map(({ path, after }) => [`/content/${path}`, after])),
};

/** Pseudo-random numbers between 0 and 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whether the power lasted to the end of some work. */
function powered(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof PowerCut) return false;
    throw error;
  }
}

interface Cut {
  readonly seed: number;
  /** The number of calls before the power cut. */
  readonly at: number;
  readonly syncs?: boolean;
  /** False: the program is killed, and the disk goes on. */
  readonly isPowerCut?: boolean;
}

/** A decision during a power cut, and the recovery, which may be cut too; the files in the end. */
export function decided({ seed, at, syncs = true, isPowerCut = true }: Cut) {
  const random = randomFrom(seed);
  const disk = new SimulatedDisk(BEFORE);
  disk.syncs = syncs;
  disk.left = at;
  const isDone = powered(() => on(disk, () => writeFiles('/content', CHANGES)));
  disk.restart(random, isPowerCut);
  const told: string[] = [];
  for (let start = 0; start < 3; start += 1) {
    disk.left = start < 2 ? Math.floor(random() * 30) : Number.POSITIVE_INFINITY;
    powered(() => on(disk, () => recoverWrites('/content', (sentence) => told.push(sentence))));
    disk.restart(random, isPowerCut);
  }
  return { isDone, files: disk.files(), told };
}

/** The files of a disk that is full from a call on; the decision fails, or has enough space. */
export function onFullDisk(fullFrom: number) {
  const disk = new SimulatedDisk(BEFORE);
  disk.fullFrom = fullFrom;
  let isDone = true;
  try {
    on(disk, () => writeFiles('/content', CHANGES));
  } catch (error) {
    if (Object(error).code !== 'ENOSPC') throw error;
    isDone = false;
  }
  return { isDone, files: disk.files() };
}

export function isHalf({ isDone, files }: ReturnType<typeof onFullDisk>): boolean {
  const found = JSON.stringify(Object.entries(files).sort());
  const is = (form: object) => found === JSON.stringify(Object.entries(form).sort());
  return !is(AFTER) && (isDone || !is(BEFORE));
}

/** The number of calls in a decision. */
export const CALLS = (() => {
  const disk = new SimulatedDisk(BEFORE);
  on(disk, () => writeFiles('/content', CHANGES));
  return disk.calls;
})();
export const cuts = (seeds: number) =>
  Array.from({ length: (CALLS + 1) * seeds }, (_, seed) => ({ seed, at: seed % (CALLS + 1) }));
