import { type Edit, editedFile, InvalidEdit, isAppend } from '../../author/edit.ts';
import { changedFiles, type FileChange } from '../../author/file-change.ts';
import type { SourceFile } from '../../check/json/json-document.ts';
import { translationAfter } from '../model/edit.ts';
import { type ConflictingFile, followDisk, type Texts } from '../model/merge.ts';

type Sources = readonly SourceFile[];

const MAX_STEPS = 300;

/** The content being edited: the files on the disk, the edits since, and the undo history. */
export class EditSession {
  #disk: Texts;
  #sources: Sources = [];
  /**
   * The undo history, and the index of the current step. It holds texts, not source files: the
   * check's memoised results are keyed by those, and would never be freed.
   */
  #steps: Texts[] = [];
  #at = 0;
  /** The value that was typed into last: undo takes back everything typed into one field. */
  #last = '';
  #conflicting: readonly ConflictingFile[] = [];

  constructor(sources: Sources) {
    this.#disk = textsOf(sources);
    this.#restart(sources);
  }

  get sources(): Sources {
    return this.#sources;
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1;
  }

  /** Files that cannot be merged; nothing is saved until all are settled. */
  get conflicting(): readonly ConflictingFile[] {
    return this.#conflicting;
  }

  /** What saving would write. */
  get drafts(): FileChange[] {
    return changedFiles(this.#filesOf(this.#disk), this.sources);
  }

  /**
   * @param translations paths of the same texts in other languages, which may follow the edit
   * @throws InvalidEdit when there is no such file or place
   */
  edit(path: string, edits: readonly Edit[], translations: readonly string[] = []): void {
    const before = this.sources.find((source) => source.path === path);
    if (!before) throw new InvalidEdit(`no file ${path}`);
    const after = this.#asOnDisk(edits.reduce(editedFile, before));
    if (after === before) return;
    const [first] = edits;
    // The first letter also confirms the value.
    const isTyping = first?.op === 'set' && !isAppend(first.pointer);
    const typing = isTyping ? `${path}#${first.pointer}` : '';
    const next = this.sources.map((source) => {
      if (source === before) return after;
      return translations.includes(source.path)
        ? translationAfter(before, edits, source, this.#disk.get(source.path))
        : source;
    });
    if (typing !== '' && typing === this.#last) this.amend(next);
    else this.replace(next);
    this.#last = typing;
  }

  /** Replaces all files as one undo step: a decision, a season, something new. */
  replace(next: Sources): void {
    this.#at += 1;
    this.amend(next);
    this.#last = '';
    if (this.#steps.length <= MAX_STEPS) return;
    this.#steps.shift();
    this.#at -= 1;
  }

  /** Replaces the current step, and drops the steps after it. */
  amend(next: Sources): void {
    this.#sources = next;
    this.#steps.splice(this.#at, this.#steps.length, textsOf(next));
  }

  #go(at: number): void {
    this.#at = at;
    this.#sources = this.#filesOf(this.#steps[at] ?? new Map());
    this.#last = '';
  }

  /** Starts a new undo history. */
  #restart(now: Sources): void {
    this.#at = 0;
    this.amend(now);
    this.#last = '';
  }

  undo(): void {
    if (this.canUndo) this.#go(this.#at - 1);
  }

  redo(): void {
    if (this.canRedo) this.#go(this.#at + 1);
  }

  /** Records that the disk now holds what was edited: it is now reverted as a save, not undone. */
  saved(): void {
    this.#disk = textsOf(this.sources);
    this.#restart(this.sources);
    this.#conflicting = [];
  }

  /** Restores drafts of an earlier session; those of files that changed since are merged. */
  resume(drafts: readonly FileChange[]): void {
    const disk = this.sources;
    const base = new Map(this.#disk);
    const mine = new Map(this.#disk);
    for (const { path, before, after } of drafts) {
      if (before !== undefined) base.set(path, before);
      if (before === undefined || mine.has(path)) mine.set(path, after);
    }
    this.#restart(this.#filesOf(mine));
    this.#disk = base;
    this.follow(disk);
  }

  /** Takes in changes on the disk, which starts a new undo history. @returns true if there are any */
  follow(disk: Sources): boolean {
    const now = followDisk(this.#disk, textsOf(this.sources), textsOf(disk), this.#conflicting);
    if (!now) return false;
    this.#disk = now.base;
    this.#conflicting = now.conflicting;
    this.#restart(this.#filesOf(now.mine).toSorted((a, b) => (a.path < b.path ? -1 : 1)));
    return true;
  }

  /** Ends a conflict: theirs replaces what was edited here, or ours overwrites it at the next save. */
  settle(theirs: SourceFile, keep: 'mine' | 'theirs'): void {
    this.#disk = new Map(this.#disk).set(theirs.path, theirs.text);
    if (keep === 'theirs')
      this.amend(this.sources.map((source) => (source.path === theirs.path ? theirs : source)));
    this.#last = '';
    this.#conflicting = this.#conflicting.filter(({ path }) => path !== theirs.path);
  }

  /** The file of the disk if the values are equal again, so that it is not a draft. */
  #asOnDisk(source: SourceFile): SourceFile {
    const text = this.#disk.get(source.path);
    if (text === undefined || text === source.text) return source;
    return sameValues(text, source.text) ? this.#known(source.path, text) : source;
  }

  #filesOf(texts: Texts): Sources {
    return [...texts].map(([path, text]) => this.#known(path, text));
  }

  #known(path: string, text: string): SourceFile {
    return (
      this.sources.find((source) => source.path === path && source.text === text) ?? { path, text }
    );
  }
}

function textsOf(sources: Sources): Texts {
  return new Map(sources.map(({ path, text }) => [path, text]));
}

function sameValues(a: string, b: string): boolean {
  try {
    return JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b));
  } catch {
    return false;
  }
}
