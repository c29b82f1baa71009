import { merge } from '../model/merge.ts';

/** A content file that a save wrote; `after` is undefined for one that is no more. */
export interface SavedFile {
  readonly path: string;
  /** Undefined for a file that was not there, or that is recorded whole. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/**
 * A file as a commit takes it up: the text that git knows with the values of this save in it, so that
 * what others changed on the disk and did not commit stays theirs.
 */
export function recordedText(file: SavedFile, known: string | undefined): string | undefined {
  const { path, before, after } = file;
  if (known === undefined || before === undefined || after === undefined) return after;
  const outcome = merge(path, before, after, known);
  return outcome.kind === 'merged' ? outcome.text : after;
}

/** The first line of a commit is one sentence; what a page sends may hold anything. */
export function messageOf(subject: unknown, rows: unknown): string {
  const lines = Array.isArray(rows) ? rows.slice(0, MOST_ROWS).map(oneLine).filter(Boolean) : [];
  const first = oneLine(subject) || NO_SUMMARY;
  return lines.length > 1
    ? `${first}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`
    : `${first}\n`;
}

const MOST_ROWS = 200;
const LONGEST_LINE = 300;
const NO_SUMMARY = 'Contenuti cambiati dallo studio';

function oneLine(text: unknown): string {
  if (typeof text !== 'string') return '';
  return text
    .slice(0, LONGEST_LINE)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim();
}
