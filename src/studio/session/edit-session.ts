import type { SourceFile } from '../../check/json/json-document.ts';
import { draftedFile } from '../model/draft-edits.ts';
import { type Edit, editedFile, WrongEdit } from '../model/edit.ts';
import { type Clash, merge } from '../model/merge.ts';

/** A file as it stands on the disk, and as it is edited; `before` is undefined for a new one. */
export interface DraftFile {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** A file that somebody else has changed where we did too. */
export interface ClashingFile {
  readonly path: string;
  /** What the disk holds now. */
  readonly theirs: string;
  readonly clashes: readonly Clash[];
}

type Sources = readonly SourceFile[];

const MOST_STEPS = 300;

/** The content on somebody's session: what the disk holds, what was edited since, and the way back. */
export class EditSession {
  #disk: ReadonlyMap<string, string>;
  /** What the content was, step by step, and at which step it is. */
  #steps: Sources[];
  #at = 0;
  /** The value that was typed into last: a word is taken back as one, not letter by letter. */
  #last = '';
  /** What was written last. */
  #saved: Sources | undefined;
  #clashing: readonly ClashingFile[] = [];

  constructor(sources: Sources) {
    this.#disk = textsOf(sources);
    this.#steps = [sources];
  }

  get sources(): Sources {
    return this.#steps[this.#at] ?? [];
  }

  get canUndo(): boolean {
    return this.#at > 0;
  }

  get canRedo(): boolean {
    return this.#at < this.#steps.length - 1;
  }

  /** Files that were changed by others where they were changed here too; nothing is written before this is settled. */
  get clashing(): readonly ClashingFile[] {
    return this.#clashing;
  }

  /** What saving would write. */
  get drafts(): DraftFile[] {
    return this.sources.flatMap(({ path, text }) => {
      const before = this.#disk.get(path);
      return before === text ? [] : [{ path, before, after: text }];
    });
  }

  /**
   * @param translations paths of the same texts in other languages, which are drafts of the first
   * @throws WrongEdit when there is no such file or place
   */
  edit(path: string, edits: readonly Edit[], translations: readonly string[] = []): void {
    const before = this.sources.find((source) => source.path === path);
    if (!before) throw new WrongEdit(`no file ${path}`);
    const after = this.#asOnDisk(edits.reduce(editedFile, before));
    if (after === before) return;
    const [first] = edits;
    const typing = first?.op === 'set' && edits.length === 1 ? `${path}#${first.pointer}` : '';
    const next = this.sources.map((source) => {
      if (source === before) return after;
      return translations.includes(source.path)
        ? draftedFile(before, edits, source, this.#disk.get(source.path))
        : source;
    });
    if (typing !== '' && typing === this.#last) this.#amend(next);
    else this.replace(next);
    this.#last = typing;
  }

  /** All files at once, as one step that can be taken back: a decision, a season, something new. */
  replace(next: Sources): void {
    this.#at += 1;
    this.#amend(next);
    this.#last = '';
    if (this.#steps.length <= MOST_STEPS) return;
    this.#steps.shift();
    this.#at -= 1;
  }

  /** What is now was the same step as the last. */
  #amend(next: Sources): void {
    this.#steps.splice(this.#at, this.#steps.length, next);
  }

  /** Another beginning: there is no way back behind it. */
  #restart(now: Sources): void {
    this.#steps = [now];
    this.#at = 0;
    this.#last = '';
  }

  /** @returns true when what goes is saved already: saving again takes it back on the disk, too */
  undo(): boolean {
    const isSaved = this.sources === this.#saved && this.canUndo;
    if (this.canUndo) this.#at -= 1;
    this.#last = '';
    return isSaved;
  }

  redo(): void {
    if (this.canRedo) this.#at += 1;
    this.#last = '';
  }

  /** Throws away what was not saved. */
  discard(): void {
    this.replace([...this.#disk].map(([path, text]) => this.#known(path, text)));
  }

  /** What was edited is now what the disk holds. */
  saved(): void {
    this.#disk = textsOf(this.sources);
    this.#saved = this.sources;
    this.#clashing = [];
    this.#last = '';
  }

  /** Takes up drafts of another day; those of files that changed since are merged. */
  resume(drafts: readonly DraftFile[]): void {
    const base = new Map(this.#disk);
    for (const { path, before } of drafts) if (before !== undefined) base.set(path, before);
    const paths = new Set(this.sources.map(({ path }) => path));
    const drafted = new Map(drafts.map(({ path, after }) => [path, after]));
    const added = drafts.filter(({ path, before }) => before === undefined && !paths.has(path));
    const disk = this.sources;
    this.#restart([
      ...disk.map((source) => ({ ...source, text: drafted.get(source.path) ?? source.text })),
      ...added.map(({ path, after }) => ({ path, text: after })),
    ]);
    this.#disk = base;
    this.follow(disk);
  }

  /**
   * The disk holds something else than before. Files that nobody edits here are simply theirs; the
   * others are merged, and what cannot be merged stays as it is here, and is told.
   * @returns true when anything changed
   */
  follow(disk: Sources): boolean {
    const theirs = textsOf(disk);
    const clashing = new Map(this.#clashing.map((clash) => [clash.path, clash]));
    const base = new Map(this.#disk);
    const next = new Map(this.sources.map((source) => [source.path, source]));
    let isOther = false;
    for (const path of new Set([...base.keys(), ...theirs.keys()])) {
      const text = theirs.get(path);
      const before = base.get(path);
      if (text === (clashing.get(path)?.theirs ?? before)) continue;
      isOther = true;
      // Where what stood there before was put back, nothing clashes any more.
      clashing.delete(path);
      if (text === before) continue;
      const mine = next.get(path)?.text;
      // What nobody edits here is theirs, even if it cannot be read: the check says so.
      const isOurs = text !== undefined && mine !== undefined && mine !== before;
      const outcome = isOurs ? merge(path, before ?? '', mine, text) : undefined;
      if (outcome?.kind === 'clash') {
        clashing.set(path, { path, theirs: text ?? '', clashes: outcome.clashes });
        continue;
      }
      if (text === undefined) {
        next.delete(path);
        base.delete(path);
      } else {
        next.set(path, { path, text: outcome?.text ?? text });
        base.set(path, text);
      }
    }
    if (!isOther) return false;
    this.#disk = base;
    this.#clashing = [...clashing.values()];
    this.#restart([...next.values()].sort((a, b) => (a.path < b.path ? -1 : 1)));
    return true;
  }

  /** Ends a clash: theirs takes the place of what was edited here, or ours will be written over it. */
  settle(theirs: SourceFile, keep: 'mine' | 'theirs'): void {
    this.#disk = new Map(this.#disk).set(theirs.path, theirs.text);
    if (keep === 'theirs')
      this.#amend(this.sources.map((one) => (one.path === theirs.path ? theirs : one)));
    this.#last = '';
    this.#clashing = this.#clashing.filter(({ path }) => path !== theirs.path);
  }

  /** A file with the values that the disk holds is that file, however it was typed in between. */
  #asOnDisk(source: SourceFile): SourceFile {
    const text = this.#disk.get(source.path);
    if (text === undefined || text === source.text) return source;
    return sameValues(text, source.text) ? this.#known(source.path, text) : source;
  }

  #known(path: string, text: string): SourceFile {
    return this.sources.find((one) => one.path === path && one.text === text) ?? { path, text };
  }
}

function textsOf(sources: Sources): Map<string, string> {
  return new Map(sources.map(({ path, text }) => [path, text]));
}

function sameValues(a: string, b: string): boolean {
  try {
    return JSON.stringify(JSON.parse(a)) === JSON.stringify(JSON.parse(b));
  } catch {
    return false;
  }
}
