import type { SavedText } from '../../../src/studio/desk/saves.ts';
import { isContentPath } from '../journal.ts';
import type { Repository } from './repository.ts';

/** The content files that a commit changed, before and after; undefined for one that has nothing before it. */
export async function savedTexts(
  repository: Repository,
  commit: string,
): Promise<SavedText[] | undefined> {
  const parent = await repository.line('rev-parse', '--verify', '--quiet', `${commit}^`);
  if (!parent) return undefined;
  const changed = [
    'diff-tree',
    '-r',
    '-z',
    '--no-renames',
    '--name-only',
    parent,
    commit,
    '--',
    '.',
  ];
  const paths = (await repository.run(changed))
    .split('\0')
    .map((path) => path.slice(repository.prefix.length))
    .filter(isContentPath);
  return Promise.all(
    paths.map(async (path) => ({
      path,
      before: await repository.textAt(parent, path),
      after: await repository.textAt(commit, path),
    })),
  );
}
