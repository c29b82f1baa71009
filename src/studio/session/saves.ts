import type { Location } from '../../author/edit.ts';
import type { FileChange } from '../../author/file-change.ts';
import { JsonDocument, type SourceFile } from '../../check/json/json-document.ts';
import type { Json } from '../../content/json.ts';
import { mergeFile } from '../model/merge.ts';
import type { ProposalResponse } from './proposed.ts';

/** A save in the history. */
export interface Save {
  readonly id: string;
  readonly author: string;
  /** Date and time in Rome: `21/11/2026 09:30`. */
  readonly date: string;
  readonly subject: string;
  /** One line for each value, if it changed several. */
  readonly details: readonly string[];
  /** True until it is published. */
  readonly isWaiting: boolean;
  /** Made in another way, such as by a programmer. */
  readonly isOutside: boolean;
}

/** A file before and after a save. */
export interface SavedText {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What publishing would push. */
export type PublishState = ProposalResponse<{
  /** The subjects of the saves, newest first; null if the remote lacks the branch. */
  readonly waiting: readonly string[] | null;
  /** Files with changes in no save: they become one. */
  readonly rest: readonly string[];
}>;

/** What became of a save in git. */
export type Recorded = 'recorded' | 'nothing' | 'failed' | 'no-git';

/** The files without one save, with everything saved or edited after it. */
export function revertSave(
  saved: readonly SavedText[],
  now: readonly SourceFile[],
): ProposalResponse<{ readonly after: readonly SourceFile[] }> {
  const texts = new Map(now.map(({ path, text }) => [path, text]));
  const places: Location[] = [];
  const whole: Location[] = [];
  for (const { path, before, after } of saved) {
    const current = texts.get(path);
    if (before === undefined || after === undefined || current === undefined) {
      whole.push({ file: path, pointer: '' });
      continue;
    }
    const outcome = mergeFile(path, after, before, current);
    if (outcome.kind === 'merged') texts.set(path, outcome.text);
    else {
      const pointers = outcome.conflicts.map(({ pointer }) => pointer);
      const wanted = pointers.length > 0 ? pointers : [''];
      places.push(...wanted.map((pointer) => ({ file: path, pointer })));
    }
  }
  if (whole.length > 0) return { kind: 'refused', reason: 'whole', places: whole };
  if (places.length > 0) return { kind: 'refused', reason: 'touched', places };
  const after = now.map((source) => ({ ...source, text: texts.get(source.path) ?? source.text }));
  const isSame = now.every(({ text }, index) => text === after[index]?.text);
  return isSame ? { kind: 'refused', reason: 'reverted' } : { kind: 'ready', after };
}

/** The files of drafts as values, before or after the edit. */
export function valuesOf(
  drafts: readonly FileChange[],
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

const MAX_ROWS = 200;
const MAX_LINE_LENGTH = 1000;
const NO_SUMMARY = 'Contenuti cambiati dallo studio';

/** The subject of a commit that only reverts another. */
export function revertSubject(subject: string): string {
  return `Annullato: ${subject}`;
}

/** A commit message from what the page sends: each line is cleaned and shortened. */
export function commitMessage(subject: unknown, rows: unknown): string {
  const lines = Array.isArray(rows) ? rows.slice(0, MAX_ROWS).map(oneLine).filter(Boolean) : [];
  const first = oneLine(subject) || NO_SUMMARY;
  const more = lines.length > 1 ? ['', ...lines.map((line) => `- ${line}`)] : [];
  return [first, ...more, ''].join('\n');
}

function oneLine(text: unknown): string {
  if (typeof text !== 'string') return '';
  return text
    .slice(0, MAX_LINE_LENGTH)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim();
}
