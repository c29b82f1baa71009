import { userInfo } from 'node:os';
import { isAbsolute, join, relative } from 'node:path';
import type { Recorded } from '../../../src/studio/session/saves.ts';
import { valueOrEmpty } from '../request.ts';
import { GitFailed, type Repository } from './repository.ts';

/** The last line of a save's message: it tells a save from other commits that change content. */
export const OF_THE_STUDIO = 'Salvato nello studio.';

/**
 * Commits the saved files as they are on the disk, and nothing else that is staged. If git fails,
 * the save is on the disk, and the next save or publication records it.
 * @param paths relative to the content folder
 * @param pictures absolute paths of pictures in the files; those outside the repository are skipped
 */
export async function record(
  repository: Repository,
  paths: readonly string[],
  message: string,
  pictures: readonly string[] = [],
): Promise<Recorded> {
  // On a detached HEAD the next checkout would lose the commit, and a rebase would include it.
  if (!(await repository.line('symbolic-ref', '--quiet', 'HEAD'))) return 'failed';
  try {
    const files = [...paths, ...inside(repository, pictures)];
    const ofFiles = (...args: string[]) => ['--literal-pathspecs', ...args, '--', ...files];
    if (!(await repository.line(...ofFiles('status', '--porcelain')))) return 'nothing';
    await repository.run(ofFiles('add', '--all'));
    const commit = ofFiles('commit', '--quiet', '--no-gpg-sign', '--file=-', '--only');
    const own = `${message.trimEnd()}\n\n${OF_THE_STUDIO}\n`;
    await repository.run([...(await authorOf(repository)), ...commit], own);
    return 'recorded';
  } catch (error) {
    if (error instanceof GitFailed) return 'failed';
    throw error;
  }
}

function inside({ folder, prefix }: Repository, pictures: readonly string[]): string[] {
  const top = join(folder, ...prefix.split('/').map((step) => step && '..'));
  return pictures.filter((picture) => {
    const path = relative(top, picture);
    return !path.startsWith('..') && !isAbsolute(path);
  });
}

/** The configured author, else the account: git would invent an e-mail address. */
async function authorOf(repository: Repository): Promise<string[]> {
  // In a container the account may have no name.
  const account = valueOrEmpty(() => userInfo().username) || 'studio';
  const name = (await repository.line('config', 'user.name')) ?? account;
  const email = (await repository.line('config', 'user.email')) ?? `${account}@studio.invalid`;
  return ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
}
