import { join } from 'node:path';
import type { FileChange } from '../../src/author/file-change.ts';
import { documentOf, type SourceFile } from '../../src/check/json/json-document.ts';
import { type CheckOptions, type CheckResult, runChecks } from '../../src/check/run-checks.ts';
import type { SchemaSet } from '../../src/check/schema/schema-set.ts';
import type { SchemaFile } from '../../src/check/schema/schema-tree.ts';
import { EditSession } from '../../src/studio/session/edit-session.ts';
import { keyOfFinding } from '../../src/studio/session/finding-view.ts';
import { valuesOf } from '../../src/studio/session/saves.ts';
import { ChangeFeed, type State } from '../../src/studio/session/state.ts';
import { readContentFolder } from '../project/content-folder.ts';
import { writeFiles } from '../project/write-files.ts';
import { pictureUrls } from '../site/pictures/measured-content.ts';
import type { DraftStore } from './draft-store.ts';

export interface WorkspaceSettings {
  /** Absolute path of the content folder. */
  readonly content: string;
  readonly schemas: SchemaSet;
  /** The same schemas as JSON, for the forms. */
  readonly schemaFiles: readonly SchemaFile[];
  readonly draftStore: DraftStore;
  readonly options: () => CheckOptions;
  /** Folder of the pictures that content names; without it, none are recorded. */
  readonly publicFolder?: string;
}

const PICTURES = 'pictures.json';
/** How long typing waits to be written, and so is lost if the studio is killed. */
const DRAFT_DELAY_MS = 250;

/** A revert of a save, as an edit that waits to be saved. */
interface Reverted {
  readonly subject: string;
  readonly paths: readonly string[];
  /** The content after it, if there was no other edit before it. */
  readonly alone: readonly SourceFile[] | undefined;
}

/** The session and the disk: reads the content, keeps drafts, checks and saves. */
export class Workspace {
  readonly settings: WorkspaceSettings;
  readonly session: EditSession;
  readonly #feed = new ChangeFeed();
  #checked: { readonly sources: readonly SourceFile[]; readonly result: CheckResult } | undefined;
  /** Keys of the findings on the disk; all others come from an edit. */
  #findingsOnDisk: ReadonlySet<string> | undefined;
  #soon: NodeJS.Timeout | undefined;
  /** What was reverted since the last save: its words were not written now. */
  reverted: readonly Reverted[] = [];
  /** Why drafts could not be kept, such as a full disk; empty if they were. */
  draftError = '';

  constructor(settings: WorkspaceSettings) {
    this.settings = settings;
    this.session = new EditSession(this.disk());
    const drafts = settings.draftStore.read();
    if (drafts.length > 0) this.session.resume(drafts);
  }

  disk(): SourceFile[] {
    return readContentFolder(this.settings.content);
  }

  /** The check of the session's content, cached until that changes. */
  result(): CheckResult {
    const { sources } = this.session;
    if (this.#checked?.sources !== sources)
      this.#checked = { sources, result: this.check(sources) };
    return this.#checked.result;
  }

  check(sources: readonly SourceFile[]): CheckResult {
    return runChecks(sources, this.settings.schemas, this.settings.options());
  }

  /** What changed since the page's last response. @param known the revision of that response */
  state(known: number): Omit<State, 'hasHistory'> {
    const { drafts } = this.session;
    const first = () => (drafts.length > 0 ? this.check(this.disk()) : this.result());
    this.#findingsOnDisk ??= new Set(first().findings.map(keyOfFinding));
    const state = this.#feed.stateSince(this.session, this.result(), known, this.#findingsOnDisk);
    const { today = '' } = this.settings.options();
    return { ...state, today, draftError: this.draftError, before: valuesOf(drafts, 'before') };
  }

  /** Keeps unsaved edits in the draft file; if the disk refuses, the state says why. */
  keep(): void {
    const { drafts } = this.session;
    try {
      this.settings.draftStore.keep(drafts);
      this.draftError = '';
    } catch (error) {
      this.draftError = error instanceof Error && 'code' in error ? String(error.code) : 'disk';
    }
  }

  /** Stores them after a short delay, so that no key waits for the disk. */
  keepSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      this.keep();
    }, DRAFT_DELAY_MS).unref();
  }

  /** Takes in changes of others on the disk. */
  refresh(): void {
    if (this.session.follow(this.disk())) this.keep();
  }

  /**
   * Writes the edited files; none while any conflict is open.
   * @returns what was written
   * @throws ChangedMeanwhile, or the error of the disk
   */
  save(): FileChange[] {
    this.refresh();
    if (this.session.conflicting.length > 0) return [];
    const { drafts } = this.session;
    writeFiles(this.settings.content, drafts);
    this.session.saved();
    this.reverted = [];
    this.#findingsOnDisk = undefined;
    this.keep();
    return drafts;
  }

  /** Absolute paths of the pictures that the files name. */
  picturesOf(paths: readonly string[]): string[] {
    const { publicFolder, options } = this.settings;
    const { served } = options();
    if (publicFolder === undefined || !paths.includes(PICTURES)) return [];
    const content = new Map([[PICTURES, this.result().project.value(PICTURES) ?? null]]);
    return pictureUrls(content)
      .filter((url) => served?.has(url))
      .map((url) => join(publicFolder, url));
  }
}

export function siteOf(sources: readonly SourceFile[]) {
  const source = sources.find(({ path }) => path === 'site.json');
  return source && documentOf(source).value;
}
