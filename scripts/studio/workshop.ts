import { join } from 'node:path';
import type { SourceFile } from '../../src/check/json/json-document.ts';
import { type CheckOptions, type CheckResult, runChecks } from '../../src/check/runChecks.ts';
import type { SchemaSet } from '../../src/check/schema/schema-set.ts';
import type { Json } from '../../src/content/json.ts';
import { Desk, type DraftFile } from '../../src/studio/desk/desk.ts';
import { keyOfFinding } from '../../src/studio/desk/finding-view.ts';
import { valuesOf } from '../../src/studio/desk/saves.ts';
import { type State, Teller } from '../../src/studio/desk/state.ts';
import { readContentFolder } from '../project/content-folder.ts';
import { pictureAddresses } from '../site/pictures/measured-content.ts';
import { writeFiles } from '../site/write-files.ts';
import type { Journal } from './journal.ts';

export interface WorkshopSettings {
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

/** The desk with the disk below it: reads the content, keeps drafts, checks, saves. */
export class Workshop {
  readonly settings: WorkshopSettings;
  readonly desk: Desk;
  readonly #teller = new Teller();
  #checked: { readonly sources: readonly SourceFile[]; readonly result: CheckResult } | undefined;
  /** What the check said of the disk when the studio was opened; what it says else follows from an edit. */
  #first: ReadonlySet<string> | undefined;
  /** Why drafts could not be kept, such as a full disk; empty when they are. */
  unkept = '';

  constructor(settings: WorkshopSettings) {
    this.settings = settings;
    this.desk = new Desk(this.disk());
    const drafts = settings.journal.read();
    if (drafts.length > 0) this.desk.resume(drafts);
  }

  disk(): SourceFile[] {
    return readContentFolder(this.settings.content);
  }

  /** The check of what is on the desk. */
  result(): CheckResult {
    const { sources } = this.desk;
    if (this.#checked?.sources !== sources)
      this.#checked = { sources, result: this.check(sources) };
    return this.#checked.result;
  }

  check(sources: readonly SourceFile[]): CheckResult {
    return runChecks(sources, this.settings.schemas, { ...this.settings.options(), matrix: false });
  }

  /** What changed since the answer that the page knows. */
  state(known: number): State {
    const { drafts } = this.desk;
    const first = () => (drafts.length > 0 ? this.check(this.disk()) : this.result());
    this.#first ??= new Set(first().findings.map(keyOfFinding));
    return this.#teller.tell(this.desk, this.result(), known, this.#first);
  }

  /** What the disk holds of the files that are edited, to be told from what will be saved. */
  before(): Record<string, Json> {
    return valuesOf(this.desk.drafts, 'before');
  }

  /** Keeps what is not saved; a disk that is full is told, and the page goes on. */
  keep(): void {
    const { drafts } = this.desk;
    try {
      this.settings.journal.keep(drafts);
      this.unkept = '';
    } catch (error) {
      this.unkept = error instanceof Error && 'code' in error ? String(error.code) : 'disk';
    }
  }

  /** Takes up what others changed on the disk. */
  look(): void {
    if (this.desk.follow(this.disk())) this.keep();
  }

  /**
   * Writes what was edited; nothing while two people's values clash.
   * @returns what was written
   * @throws ChangedMeanwhile, or the error of the disk
   */
  save(): DraftFile[] {
    this.look();
    if (this.desk.clashing.length > 0) return [];
    const { drafts } = this.desk;
    writeFiles(this.settings.content, drafts);
    this.desk.saved();
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
