import { JsonDocument, type SourceFile } from '../../check/json/json-document.ts';
import type { Json } from '../../content/json.ts';
import { merge } from '../model/merge.ts';
import type { DraftFile } from './edit-session.ts';

/** A save as the history tells it. */
export interface Save {
  readonly id: string;
  readonly who: string;
  /** Day and hour in Rome, as they are read. */
  readonly when: string;
  readonly what: string;
  /** Each value that it changed, where it changed several. */
  readonly rows: readonly string[];
  /** It is not published yet. */
  readonly isWaiting: boolean;
}

/** Who signs the saves. */
export interface Signature {
  readonly name: string;
  readonly email: string;
}

/** A file before and after a save. */
export interface SavedText {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Why nothing was published: keys of the page's words. */
export type PublishRefusal = 'nothing' | 'no-remote' | 'behind' | 'refused';

/** What would be published, or became of it. */
export type Published =
  /** The sentences of the saves that would go, the newest first; null where the remote has no such branch yet. */
  | { readonly kind: 'ready'; readonly waiting: readonly string[] | null }
  | { readonly kind: 'pushed' }
  | { readonly kind: 'refused'; readonly reason: PublishRefusal };

/** What the page is told before and after. */
export type PublishState = { readonly kind: 'unsaved' | 'rest' | 'errors' } | Published;

export type Reverted =
  /** What is written; empty when all the values are back already. */
  | { readonly kind: 'ready'; readonly drafts: readonly DraftFile[] }
  /** Values that were changed again since: taking back the save would take back that, too. */
  | { readonly kind: 'touched'; readonly places: readonly Place[] }
  /** A file came or went: there are no values to put back. */
  | { readonly kind: 'whole'; readonly files: readonly string[] };

export interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** The content with one save taken back, and everything that came after it left as it is. */
export function reverted(saved: readonly SavedText[], now: readonly SourceFile[]): Reverted {
  const texts = new Map(now.map(({ path, text }) => [path, text]));
  const drafts: DraftFile[] = [];
  const places: Place[] = [];
  const files: string[] = [];
  for (const { path, before, after } of saved) {
    const current = texts.get(path);
    if (before === undefined || after === undefined || current === undefined) {
      files.push(path);
      continue;
    }
    const outcome = merge(path, after, before, current);
    if (outcome.kind === 'clash') {
      const pointers = outcome.clashes.map(({ pointer }) => pointer);
      places.push(
        ...(pointers.length > 0 ? pointers : ['']).map((pointer) => ({ file: path, pointer })),
      );
    } else if (outcome.text !== current)
      drafts.push({ path, before: current, after: outcome.text });
  }
  if (files.length > 0) return { kind: 'whole', files };
  return places.length > 0 ? { kind: 'touched', places } : { kind: 'ready', drafts };
}

/** What the files of drafts hold before and after, as values. */
export function valuesOf(
  drafts: readonly DraftFile[],
  side: 'before' | 'after',
): Record<string, Json> {
  return Object.fromEntries(
    drafts.flatMap((draft) => {
      const text = draft[side];
      const value =
        text === undefined ? undefined : new JsonDocument({ path: draft.path, text }).value;
      return value === undefined ? [] : [[draft.path, value]];
    }),
  );
}

const MOST_ROWS = 200;
const LONGEST_LINE = 300;
const NO_SUMMARY = 'Contenuti cambiati dallo studio';

/** The first line of a commit is one sentence; what a page sends may hold anything. */
export function messageOf(subject: unknown, rows: unknown): string {
  const lines = Array.isArray(rows) ? rows.slice(0, MOST_ROWS).map(oneLine).filter(Boolean) : [];
  const first = oneLine(subject) || NO_SUMMARY;
  const more = lines.length > 1 ? ['', ...lines.map((line) => `- ${line}`)] : [];
  return [first, ...more, ''].join('\n');
}

function oneLine(text: unknown): string {
  if (typeof text !== 'string') return '';
  return text
    .slice(0, LONGEST_LINE)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim();
}
