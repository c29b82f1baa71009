import type { SourceFile } from '../../../src/check/json/json-document.ts';
import type { SavedFile } from '../../../src/studio/desk/recorded.ts';
import type { Save } from '../../../src/studio/desk/saves.ts';
import { romeClock, romeToday } from '../../../src/time/rome.ts';
import { isContentPath } from '../journal.ts';
import type { Repository } from './repository.ts';

const MOST = 60;
const FIELD = '\u001f';
const FORMAT = ['%H', '%an', '%at', '%s', '%b'].join('%x1f');

/** The last commits that changed contents, the newest first; a merge changes nothing of its own. */
export async function savesOf(repository: Repository): Promise<Save[]> {
  if (!(await repository.head())) return [];
  const told = await repository.run([
    'log',
    '-z',
    '--no-merges',
    '--no-show-signature',
    '--no-notes',
    `--max-count=${MOST}`,
    `--format=${FORMAT}`,
    '--',
    '.',
  ]);
  const waiting = new Set(await unpublished(repository));
  return told.split('\0').flatMap((one) => {
    const [id = '', who = '', seconds = '', what = '', more = ''] = one.split(FIELD);
    const rows = more.split('\n').filter((row) => row.startsWith('- '));
    const isWaiting = waiting.has(id);
    return id === ''
      ? []
      : [
          {
            id,
            who,
            when: inRome(Number(seconds) * 1000),
            what,
            rows: rows.map((row) => row.slice(2)),
            isWaiting,
          },
        ];
  });
}

/** `21/11/2026 09:30`, whatever the clock of this computer shows. */
function inRome(time: number): string {
  const [year, month, day] = romeToday(time).split('-');
  return `${day}/${month}/${year} ${romeClock(time).slice(0, 5)}`;
}

/** Commits that the remote does not have yet; none where nobody knows what it has. */
async function unpublished(repository: Repository): Promise<string[]> {
  const told = await repository.line('rev-list', '@{upstream}..HEAD');
  return told?.split('\n') ?? [];
}

/** Content files that are others on the disk than in the last commit: somebody used an editor, or a save was not recorded. */
export async function unrecorded(
  repository: Repository,
  disk: readonly SourceFile[],
): Promise<SavedFile[]> {
  const told = await repository.run([
    'status',
    '--porcelain',
    '-z',
    '--no-renames',
    '-uall',
    '--',
    '.',
  ]);
  const texts = new Map(disk.map(({ path, text }) => [path, text]));
  return told.split('\0').flatMap((one) => {
    const path = one.slice(3 + repository.prefix.length);
    return isContentPath(path) ? [{ path, before: undefined, after: texts.get(path) }] : [];
  });
}
