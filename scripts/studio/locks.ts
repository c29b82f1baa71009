import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Holder } from '../../src/studio/desk/state.ts';
import { romeClock } from '../../src/time/rome.ts';
import { writeWhole } from '../project/write-whole.mjs';

interface Held {
  readonly session: string;
  readonly who: string;
  /** Milliseconds since the epoch. */
  readonly since: number;
  readonly seen: number;
  /** The process that holds it and its computer: one that is gone holds nothing. */
  readonly pid?: number;
  readonly host?: string;
}

export interface LockSettings {
  /** Beside the content and no part of it; who shares the project's folder shares this one. */
  readonly folder: string;
  /** Of a person at a computer. */
  readonly session: string;
  readonly who: string;
  readonly host: string;
  readonly now: () => number;
}

/** A studio that nobody uses for so long holds nothing any more: it may have been switched off. */
const STALE_MS = 15 * 60_000;
const REFRESH_MS = 60_000;
const LONGEST_NAME = 80;

/**
 * Says who edits which file, to the studios of others. It only says: what two people edit at once is
 * merged when it is saved, and a disk on which no lock can be written stops nobody.
 */
export class Locks {
  readonly #settings: LockSettings;
  readonly #own = new Map<string, Held>();

  constructor(settings: LockSettings) {
    this.#settings = settings;
  }

  /** Who else edits a file; undefined when nobody does. */
  holder(path: string): Holder | undefined {
    const held = this.#read(path);
    if (!held || held.session === this.#settings.session) return undefined;
    return { who: held.who, since: romeClock(held.since).slice(0, 5) };
  }

  /** Those of some files that others edit. */
  others(paths: readonly string[]): Record<string, Holder> {
    if (!existsSync(this.#settings.folder)) return {};
    const there = new Set(quietly(() => readdirSync(this.#settings.folder)));
    return Object.fromEntries(
      paths.flatMap((path) => {
        if (!there.has(basename(this.#file(path)))) return [];
        const holder = this.holder(path);
        return holder ? [[path, holder]] : [];
      }),
    );
  }

  /** Holds the files that are edited here and that nobody else holds, and lets go of the rest. */
  hold(paths: readonly string[]): void {
    const now = this.#settings.now();
    for (const path of [...this.#own.keys()].filter((path) => !paths.includes(path)))
      this.#release(path);
    for (const path of paths) {
      const own = this.#own.get(path);
      if (own && now - own.seen < REFRESH_MS) continue;
      if (!this.holder(path)) this.#write(path, own?.since ?? now);
    }
  }

  /** Takes a file over from somebody who holds it. */
  take(path: string): void {
    this.#write(path, this.#settings.now());
  }

  close(): void {
    this.hold([]);
  }

  #release(path: string): void {
    const isMine = this.#read(path)?.session === this.#settings.session;
    this.#own.delete(path);
    if (isMine) quietly(() => rmSync(this.#file(path), { force: true }));
  }

  #write(path: string, since: number): void {
    const { session, who, host, now } = this.#settings;
    const held: Held = {
      session,
      who: who.slice(0, LONGEST_NAME),
      since,
      seen: now(),
      pid: process.pid,
      host,
    };
    this.#own.set(path, held);
    // It ends with its process: a power cut takes it away with all others.
    quietly(() => writeWhole(this.#file(path), JSON.stringify(held), { synced: false }));
  }

  #read(path: string): Held | undefined {
    const held = quietly((): unknown => JSON.parse(readFileSync(this.#file(path), 'utf8')));
    if (!isHeld(held)) return undefined;
    if (held.host === this.#settings.host && isGone(held.pid)) return undefined;
    const age = this.#settings.now() - held.seen;
    // A clock that runs ahead would hold a file for ever.
    return Math.abs(age) < STALE_MS ? held : undefined;
  }

  /** A name that any disk takes, whatever the file is called. */
  #file(path: string): string {
    const name = createHash('sha256').update(path).digest('hex').slice(0, 32);
    return join(this.#settings.folder, `${name}.lock`);
  }
}

function isHeld(value: unknown): value is Held {
  if (typeof value !== 'object' || value === null) return false;
  const { session, who, since, seen, pid, host } = value as Record<string, unknown>;
  return (
    (pid === undefined || Number.isInteger(pid)) &&
    (host === undefined || typeof host === 'string') &&
    typeof session === 'string' &&
    typeof who === 'string' &&
    who.length <= LONGEST_NAME &&
    typeof since === 'number' &&
    typeof seen === 'number' &&
    since >= 0 &&
    since <= seen
  );
}

/** True for a process of this computer that has ended; one of another account is there, and cannot be asked. */
function isGone(pid: number | undefined): boolean {
  if (pid === undefined || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
