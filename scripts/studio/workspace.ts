import { join } from 'node:path';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { type CheckOptions, type CheckResult, runChecks } from '../../src/check/run-checks.ts';
import type { SchemaSet } from '../../src/check/schema/schema-set.ts';
import type { Json } from '../../src/content/json.ts';
import { type DraftFile, EditSession } from '../../src/studio/session/edit-session.ts';
import { keyOfFinding } from '../../src/studio/session/finding-view.ts';
import { valuesOf } from '../../src/studio/session/saves.ts';
import { ChangeFeed, type State } from '../../src/studio/session/state.ts';
import { readContentFolder } from '../project/content-folder.ts';
import { pictureAddresses } from '../site/pictures/measured-content.ts';
import { writeFiles } from '../site/write-files.ts';
import type { Journal } from './journal.ts';

export interface WorkspaceSettings {
  /** Absolute path of the content folder. */
  readonly content: string;
  readonly schemas: SchemaSet;
  /** The same as data, for the forms. */
  readonly schemaFiles: Readonly<Record<string, Json>>;
  readonly journal: Journal;
  readonly options: () => CheckOptions;
  /** Where the pictures lie that content names; none where nobody says it. */
  readonly publicFolder?: string;
}

const PICTURES = 'pictures.json';

/** The session with the disk below it: reads the content, keeps drafts, checks, saves. */
export class Workspace {
  readonly settings: WorkspaceSettings;
  readonly session: EditSession;
  readonly #teller = new ChangeFeed();
  #checked: { readonly sources: readonly SourceFile[]; readonly result: CheckResult } | undefined;
  /** What the check said of the disk when the studio was opened; what it says else follows from an edit. */
  #first: ReadonlySet<string> | undefined;
  /** Why drafts could not be kept, such as a full disk; empty when they are. */
  unkept = '';

  constructor(settings: WorkspaceSettings) {
    this.settings = settings;
    this.session = new EditSession(this.disk());
    const drafts = settings.journal.read();
    if (drafts.length > 0) this.session.resume(drafts);
  }

  disk(): SourceFile[] {
    return readContentFolder(this.settings.content);
  }

  /** The check of what is in the session. */
  result(): CheckResult {
    const { sources } = this.session;
    if (this.#checked?.sources !== sources)
      this.#checked = { sources, result: this.check(sources) };
    return this.#checked.result;
  }

  check(sources: readonly SourceFile[]): CheckResult {
    return runChecks(sources, this.settings.schemas, { ...this.settings.options(), matrix: false });
  }

  /** What changed since the answer that the page knows. */
  state(known: number): Omit<State, 'hasHistory'> {
    const { drafts } = this.session;
    const first = () => (drafts.length > 0 ? this.check(this.disk()) : this.result());
    this.#first ??= new Set(first().findings.map(keyOfFinding));
    const state = this.#teller.tell(this.session, this.result(), known, this.#first);
    return { ...state, unkept: this.unkept };
  }

  /** What the disk holds of the files that are edited, to be told from what will be saved. */
  before(): Record<string, Json> {
    return valuesOf(this.session.drafts, 'before');
  }

  /** Keeps what is not saved; a disk that is full is told, and the page goes on. */
  keep(): void {
    const { drafts } = this.session;
    try {
      this.settings.journal.keep(drafts);
      this.unkept = '';
    } catch (error) {
      this.unkept = error instanceof Error && 'code' in error ? String(error.code) : 'disk';
    }
  }

  /** Takes up what others changed on the disk. */
  look(): void {
    if (this.session.follow(this.disk())) this.keep();
  }

  /**
   * Writes what was edited; nothing while two people's values clash.
   * @returns what was written
   * @throws ChangedMeanwhile, or the error of the disk
   */
  save(): DraftFile[] {
    this.look();
    if (this.session.clashing.length > 0) return [];
    const { drafts } = this.session;
    writeFiles(this.settings.content, drafts);
    this.session.saved();
    this.keep();
    return drafts;
  }

  /** The pictures that files name, as they lie on the disk; absolute paths. */
  picturesOf(paths: readonly string[]): string[] {
    const { publicFolder, options } = this.settings;
    const { served } = options();
    if (publicFolder === undefined || !paths.includes(PICTURES)) return [];
    const content = new Map([[PICTURES, this.result().project.value(PICTURES) ?? null]]);
    return pictureAddresses(content)
      .filter((address) => served?.has(address))
      .map((address) => join(publicFolder, address));
  }

  /** Writes files of which nothing is edited here, and takes them up. @throws as saving does */
  write(drafts: readonly DraftFile[]): void {
    writeFiles(this.settings.content, drafts);
    this.look();
  }
}
