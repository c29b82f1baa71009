import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { FileChange } from '../../src/author/file-change.ts';
import { writeAtomic } from '../project/write-atomic.ts';

/** Unsaved edits on the disk: a closed tab loses nothing, a crash or a power cut the last moment. */
export class DraftStore {
  readonly #file: string;
  readonly #say: (sentence: string) => void;
  #kept = '';

  /** @param say reports drafts that cannot be read */
  constructor(file: string, say: (sentence: string) => void = console.error) {
    this.#file = file;
    this.#say = say;
  }

  /**
   * The drafts of the last session. If any part of the file is unreadable, it is set aside under
   * another name, and the readable drafts are kept.
   * @throws Error when the disk refuses to read, rename or write it
   */
  read(): FileChange[] {
    if (!existsSync(this.#file)) return [];
    const entries = entriesOf(readFileSync(this.#file, 'utf8'));
    const drafts = entries?.filter(isDraft) ?? [];
    if (entries?.length !== drafts.length) {
      this.#setAside();
      this.keep(drafts);
    }
    return drafts;
  }

  #setAside(): void {
    const aside = `${this.#file}.${new Date().toISOString().replaceAll(':', '-')}`;
    renameSync(this.#file, aside);
    this.#say(
      `Le modifiche non salvate dell’ultima volta non si leggono, del tutto o in parte: il loro file resta in ${aside}. Mandatelo a chi cura il sito.`,
    );
  }

  /** @throws Error when the disk refuses to write */
  keep(drafts: readonly FileChange[]): void {
    const text = JSON.stringify(drafts);
    if (text === this.#kept) return;
    if (drafts.length === 0) rmSync(this.#file, { force: true });
    else writeAtomic(this.#file, text);
    this.#kept = text;
  }
}

/** Undefined if the text is no JSON list. */
function entriesOf(text: string): unknown[] | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is FileChange {
  if (typeof value !== 'object' || value === null) return false;
  const { path, before, after } = value as Record<string, unknown>;
  const isText = typeof after === 'string' && (before === undefined || typeof before === 'string');
  return isText && typeof path === 'string' && isContentPath(path);
}

/** Whether a path can name a content file: inside the folder, and not hidden. */
export function isContentPath(path: string): boolean {
  return /^(?:[A-Za-z0-9][A-Za-z0-9-]*\/){0,3}[A-Za-z0-9][A-Za-z0-9-]*\.json$/.test(path);
}
