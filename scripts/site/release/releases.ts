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
import { syncFolder } from '../../project/write-whole.mjs';
import { inheritAssets } from './inherit-assets.ts';

/** How many whole sites stay on the disk: the one that is served, and those to return to. */
const RELEASES_KEPT = 3;
const NEXT = '.next';
const WINDOWS = process.platform === 'win32';

/**
 * The whole sites that were built for one folder. The folder, such as `dist`, is a link to the one
 * that is served, and changes at once; they stand beside it, in `dist.releases`, by the time of their
 * build. Whoever holds the lock may write.
 */
export class Releases {
  /** What is served and read: a link to a release. */
  readonly served: string;
  readonly folder: string;

  constructor(served: string) {
    this.served = resolve(served);
    this.folder = `${this.served}.releases`;
  }

  get lock(): string {
    return join(this.folder, '.lock');
  }

  /** An empty folder for a site to be built in; what a killed build left there goes. */
  begin(): string {
    const next = join(this.folder, NEXT);
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    return next;
  }

  /** Takes away what a failed build left. */
  discard(): void {
    rmSync(join(this.folder, NEXT), { recursive: true, force: true });
  }

  /** The release that is served; undefined before the first. */
  current(): string | undefined {
    return existsSync(this.served) ? realpathSync(this.served) : undefined;
  }

  /** Puts the site that was built in the place of the last one, at once. */
  finish(now: number): void {
    const release = join(this.folder, nameAt(now));
    this.#adoptPlainFolder();
    renameSync(join(this.folder, NEXT), release);
    this.#serve(release);
    this.#forgetOld();
  }

  /**
   * Serves the release before the one that is served, which goes: nobody returns to it. Pages of it
   * that are still open find their files. False when there is none before.
   */
  rollBack(now: number): boolean {
    const current = this.current() ?? '';
    const last = this.#names()
      .filter((name) => name < basename(current))
      .at(-1);
    if (last === undefined) return false;
    const release = join(this.folder, last);
    inheritAssets(current, release, now);
    this.#serve(release);
    rmSync(current, { recursive: true, force: true });
    return true;
  }

  #names(): string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .filter((name) => !name.startsWith('.'))
      .sort();
  }

  /** A link takes the place of another without a moment between; only Windows refuses, for junctions. */
  #serve(release: string): void {
    const beside = join(this.folder, '.link');
    rmSync(beside, { recursive: true, force: true });
    const target = WINDOWS ? release : relative(dirname(this.served), release);
    symlinkSync(target, beside, 'junction');
    if (WINDOWS) rmSync(this.served, { recursive: true, force: true });
    renameSync(beside, this.served);
    for (const folder of [this.folder, dirname(this.served)]) syncFolder(folder);
  }

  /** A folder that was built before there were releases, or copied there, becomes the oldest of them. */
  #adoptPlainFolder(): void {
    if (!existsSync(this.served) || lstatSync(this.served).isSymbolicLink()) return;
    renameSync(this.served, join(this.folder, nameAt(lstatSync(this.served).mtimeMs)));
  }

  #forgetOld(): void {
    const current = basename(this.current() ?? '');
    const old = this.#names().filter((name) => name !== current);
    for (const name of old.slice(0, Math.max(0, old.length - RELEASES_KEPT + 1))) {
      rmSync(join(this.folder, name), { recursive: true, force: true });
    }
  }
}

/** Sorts by time, and no file system refuses it. */
function nameAt(now: number): string {
  return new Date(now).toISOString().replaceAll(':', '-');
}
