import type { Save, SavedText } from '../../../src/studio/session/saves.ts';
import { romeDateAt, romeTimeAt } from '../../../src/time/rome.ts';
import { isContentPath } from '../draft-store.ts';
import { OF_THE_STUDIO } from './record.ts';
import type { Repository } from './repository.ts';

const MAX_COMMITS = 60;
const FIELD = '\u001f';
const FORMAT = ['%H', '%an', '%at', '%s', '%b'].join('%x1f');

/** The last commits that changed content, newest first, without merges. */
export async function savesOf(repository: Repository): Promise<Save[]> {
  if (!(await repository.line('rev-parse', '--verify', '--quiet', 'HEAD'))) return [];
  const wanted = ['--no-merges', '--no-show-signature', '--no-notes', `--max-count=${MAX_COMMITS}`];
  const log = await repository.run(['log', '-z', ...wanted, `--format=${FORMAT}`, '--', '.']);
  // Without an upstream branch, no save counts as waiting.
  const ahead = await repository.line('rev-list', '@{upstream}..HEAD');
  const waiting = new Set(ahead?.split('\n'));
  return log.split('\0').flatMap((entry) => {
    const [id = '', author = '', seconds = '', subject = '', more = ''] = entry.split(FIELD);
    if (id === '') return [];
    const rows = more.trimEnd().split('\n');
    const details = rows.flatMap((row) => (row.startsWith('- ') ? [row.slice(2)] : []));
    return [
      {
        id,
        author,
        date: inRome(Number(seconds) * 1000),
        subject,
        details,
        isWaiting: waiting.has(id),
        isOutside: !rows.includes(OF_THE_STUDIO),
      },
    ];
  });
}

/** `21/11/2026 09:30`, whatever the clock of this computer shows. */
function inRome(time: number): string {
  const [year, month, day] = romeDateAt(time).split('-');
  return `${day}/${month}/${year} ${romeTimeAt(time).slice(0, 5)}`;
}

/** Content files with changes in no commit: from a text editor, or a save that git refused. */
export async function unrecorded(repository: Repository): Promise<string[]> {
  const wanted = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
  const status = await repository.run(['status', ...wanted, '--', '.']);
  return contentIn(
    repository,
    status.split('\0').map((entry) => entry.slice(3)),
  );
}

/** The content files that a commit changed, before and after; undefined for the first commit. */
export async function savedTexts(
  repository: Repository,
  commit: string,
): Promise<SavedText[] | undefined> {
  const parent = await repository.line('rev-parse', '--verify', '--quiet', `${commit}^`);
  if (!parent) return undefined;
  const wanted = ['-r', '-z', '--no-renames', '--name-only', parent, commit];
  const changed = await repository.run(['diff-tree', ...wanted, '--', '.']);
  const textAt = (at: string, path: string) =>
    repository
      .run(['cat-file', 'blob', `${at}:${repository.prefix}${path}`])
      .catch(() => undefined);
  return Promise.all(
    contentIn(repository, changed.split('\0')).map(async (path) => ({
      path,
      before: await textAt(parent, path),
      after: await textAt(commit, path),
    })),
  );
}

function contentIn({ prefix }: Repository, paths: readonly string[]): string[] {
  return paths.map((path) => path.slice(prefix.length)).filter(isContentPath);
}
