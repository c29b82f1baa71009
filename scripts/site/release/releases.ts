import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { withLock } from '../../project/run.mjs';
import { syncFolder } from '../../project/write-atomic.ts';
import { inheritAssets } from './inherit-assets.ts';

/** How many releases stay on the disk, the served one included. */
const RELEASES_KEPT = 3;
const NEXT = '.next';
const WAITING = 'Aspetto che finisca un’altra costruzione del sito';
const WINDOWS = process.platform === 'win32';

/**
 * The releases of one folder, such as `dist`. The folder is a link to the served one, and switches
 * atomically; the releases are in `dist.releases`, named by the time of their build. `exclusively`
 * keeps two builds, or a build and a roll-back, from writing at once.
 */
export class Releases {
  /** The link to the served release. */
  readonly served: string;
  readonly folder: string;

  constructor(served: string) {
    this.served = resolve(served);
    this.folder = `${this.served}.releases`;
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return withLock(join(this.folder, '.lock'), work, WAITING);
  }

  /** An empty folder to build in; removes what a killed build left there. */
  begin(): string {
    const next = join(this.folder, NEXT);
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    return next;
  }

  /** Removes what a failed build left. */
  discard(): void {
    rmSync(join(this.folder, NEXT), { recursive: true, force: true });
  }

  /** The release that is served; undefined before the first. */
  current(): string | undefined {
    return existsSync(this.served) ? realpathSync(this.served) : undefined;
  }

  /** Serves the new build in place of the last one, atomically. */
  publish(now: number): void {
    const release = join(this.folder, nameAt(now));
    this.#adoptPlainFolder();
    renameSync(join(this.folder, NEXT), release);
    this.#serve(release);
    this.#removeOld();
  }

  /**
   * Serves the previous release and deletes the current one; pages of it that are still open find
   * their assets. False when there is no previous one, or when another build or roll-back has
   * replaced the current one.
   */
  async rollBack(now: number): Promise<boolean> {
    // Before the wait: of two people who roll back at once, the second must not go further back.
    const current = this.current();
    if (current === undefined || this.#names().length === 0) return false;
    return this.exclusively(async () => {
      if (this.current() !== current) return false;
      const last = this.#names()
        .filter((name) => name < basename(current))
        .at(-1);
      if (last === undefined) return false;
      const release = join(this.folder, last);
      inheritAssets(current, release, now);
      this.#serve(release);
      rmSync(current, { recursive: true, force: true });
      return true;
    });
  }

  #names(): string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .filter((name) => !name.startsWith('.'))
      .sort();
  }

  /** Replaces the link atomically, except on Windows, which refuses it for junctions. */
  #serve(release: string): void {
    const link = join(this.folder, '.link');
    rmSync(link, { recursive: true, force: true });
    const target = WINDOWS ? release : relative(dirname(this.served), release);
    symlinkSync(target, link, 'junction');
    if (WINDOWS) rmSync(this.served, { recursive: true, force: true });
    renameSync(link, this.served);
    for (const folder of [this.folder, dirname(this.served)]) syncFolder(folder);
  }

  /** Makes a release of a plain folder, built before there were releases or copied there. */
  #adoptPlainFolder(): void {
    if (!existsSync(this.served) || lstatSync(this.served).isSymbolicLink()) return;
    renameSync(this.served, join(this.folder, nameAt(lstatSync(this.served).mtimeMs)));
  }

  #removeOld(): void {
    const current = basename(this.current() ?? '');
    const old = this.#names().filter((name) => name !== current);
    for (const name of old.slice(0, Math.max(0, old.length - RELEASES_KEPT + 1))) {
      rmSync(join(this.folder, name), { recursive: true, force: true });
    }
  }
}

/** Sorts by time, and is valid on every file system. */
function nameAt(now: number): string {
  return new Date(now).toISOString().replaceAll(':', '-');
}
