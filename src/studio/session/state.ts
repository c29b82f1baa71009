import type { Location } from '../../author/edit.ts';
import type { SourceFile } from '../../check/json/json-document.ts';
import { entries } from '../../check/page-urls.ts';
import { openFacts } from '../../check/questions.ts';
import type { CheckResult } from '../../check/run-checks.ts';
import type { Json } from '../../content/json.ts';
import type { ConflictingFile } from '../model/merge.ts';
import type { EditSession } from './edit-session.ts';
import type { FactView } from './fact-view.ts';
import { type FindingView, findingView } from './finding-view.ts';

/** A content file, and the schema that describes it. */
export interface FileView {
  readonly path: string;
  /** Relative to the schema folder; undefined for an unexpected file. */
  readonly schema: string | undefined;
}

/** What each response tells the page. Values are sent only if they changed. */
export interface State {
  readonly revision: number;
  /** Without unused picture files: no form removes one, and a save that is reverted needs its own. */
  readonly findings: readonly FindingView[];
  /** Whether errors stopped the check: there may be more to look at. */
  readonly isPartial: boolean;
  /** How many facts wait for a decision. */
  readonly decisions: number;
  readonly drafts: readonly string[];
  readonly conflicting: readonly ConflictingFile[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** By path; null for a file that was removed or cannot be read. */
  readonly values: Readonly<Record<string, Json>>;
  readonly files: readonly FileView[];
  readonly pages: readonly PageView[];
  /** Why drafts could not be written to their file; empty if they were. */
  readonly draftError: string;
  /** The edited files as on the disk, to compare with what will be saved. */
  readonly before: Readonly<Record<string, Json>>;
  /** In Rome. */
  readonly today: string;
  /** Whether the content is in a git repository. */
  readonly hasHistory: boolean;
}

/** The part that the session knows; the rest depends on the disk. */
export type SessionState = Omit<State, 'draftError' | 'hasHistory' | 'before' | 'today'>;

/** Facts with their labels and forms, and names for references: requested once nobody types. */
export interface FactsAndNames {
  /** By locale, the first in which content is written. */
  readonly facts: Readonly<Record<string, readonly FactView[]>>;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A page as visitors get it, with markers that lead to the fields. */
export interface RenderedPage {
  readonly html: string;
  readonly language: string;
  readonly places: readonly Location[];
}

export interface PageView {
  readonly id: string;
  readonly template: string;
}

/** Sends a page what changed since the last answer; a page that missed it gets everything. */
export class ChangeFeed {
  #revision = 0;
  #sent: readonly SourceFile[] = [];

  /** @param before keys of findings that are not new */
  stateSince(
    session: EditSession,
    result: CheckResult,
    known: number,
    before: ReadonlySet<string> = new Set(),
  ): SessionState {
    const isKnown = known === this.#revision && known > 0;
    const told = new Set(isKnown ? this.#sent : []);
    const { project, isPartial } = result;
    const findings = result.findings.filter(({ code }) => code !== 'picture-unlisted');
    const changed = session.sources.filter((source) => !told.has(source));
    const paths = new Set(session.sources.map(({ path }) => path));
    const gone = [...told].filter(({ path }) => !paths.has(path));
    this.#revision += 1;
    this.#sent = session.sources;
    return {
      revision: this.#revision,
      findings: findings.map((finding) => findingView(finding, project, before)),
      isPartial,
      decisions: openFacts(project).size,
      drafts: session.drafts.map(({ path }) => path),
      conflicting: session.conflicting,
      canUndo: session.canUndo,
      canRedo: session.canRedo,
      values: Object.fromEntries([
        ...gone.map(({ path }) => [path, null] as const),
        ...changed.map(({ path }) => [path, project.typed(path)?.value ?? null] as const),
      ]),
      files: session.sources.map(({ path }) => ({ path, schema: project.schemaOf(path) })),
      pages: pagesOf(project.value('site.json')),
    };
  }
}

function pagesOf(site: Json | undefined): PageView[] {
  return entries(site, 'pages').map(({ id, template }) => ({
    id: String(id),
    template: String(template),
  }));
}
