import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DraftFile } from '../../src/studio/desk/desk.ts';

/** What was edited and not saved, on the disk: a crash, a closed tab or a power cut loses nothing. */
export class Journal {
  readonly #file: string;
  #kept = '';

  constructor(file: string) {
    this.#file = file;
  }

  /** The drafts of the last session; none when there are none, or the journal cannot be read. */
  read(): DraftFile[] {
    try {
      const kept: unknown = JSON.parse(readFileSync(this.#file, 'utf8'));
      return Array.isArray(kept) ? kept.filter(isDraft) : [];
    } catch {
      return [];
    }
  }

  /** @throws Error when the disk does not take it */
  keep(drafts: readonly DraftFile[]): void {
    const text = JSON.stringify(drafts);
    if (text === this.#kept) return;
    if (drafts.length === 0) rmSync(this.#file, { force: true });
    else {
      mkdirSync(dirname(this.#file), { recursive: true });
      put(this.#file, text);
    }
    this.#kept = text;
  }
}

/** The old journal or the new one; a disk that is full keeps nothing of what it could not hold. */
function put(file: string, text: string): void {
  const beside = `${file}.new`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

function isDraft(value: unknown): value is DraftFile {
  if (typeof value !== 'object' || value === null) return false;
  const { path, before, after } = value as Record<string, unknown>;
  const isText = typeof after === 'string' && (before === undefined || typeof before === 'string');
  return isText && typeof path === 'string' && isContentPath(path);
}

/** A path of a content file: no way out of the folder, no hidden file. */
export function isContentPath(path: string): boolean {
  return /^(?:[A-Za-z0-9][A-Za-z0-9-]*\/){0,3}[A-Za-z0-9][A-Za-z0-9-]*\.json$/.test(path);
}
