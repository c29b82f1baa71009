import { isAbsolute, join, relative } from 'node:path';
import type { Author, Recorded } from '../../../src/studio/session/saves.ts';
import { GitFailed, type Repository } from './repository.ts';

/**
 * Commits the saved files as they are on the disk, and nothing else that is staged. If git fails,
 * the save is on the disk, and the history offers to record it later.
 * @param paths relative to the content folder
 * @param pictures absolute paths of pictures in the files; those outside the repository are skipped
 */
export async function record(
  repository: Repository,
  paths: readonly string[],
  message: string,
  pictures: readonly string[] = [],
): Promise<Recorded> {
  if (!(await authorOf(repository))) return 'no-author';
  // On a detached HEAD the next checkout would lose the commit, and a rebase would include it.
  if (!(await repository.line('symbolic-ref', '--quiet', 'HEAD'))) return 'failed';
  try {
    const files = [...paths, ...inside(repository, pictures)];
    const ofFiles = (...args: string[]) => ['--literal-pathspecs', ...args, '--', ...files];
    if (!(await repository.line(...ofFiles('status', '--porcelain')))) return 'nothing';
    await repository.run(ofFiles('add', '--all'));
    const commit = ofFiles('commit', '--quiet', '--no-gpg-sign', '--file=-', '--only');
    await repository.run(commit, message);
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

/** Only a configured author: git would make up an email address from the host name. */
export async function authorOf(repository: Repository): Promise<Author | undefined> {
  const name = await repository.line('config', 'user.name');
  const email = await repository.line('config', 'user.email');
  return name && email ? { name, email } : undefined;
}

/** Stores the author in this repository, so that it is asked for once. */
export async function setAuthor(repository: Repository, { name, email }: Author): Promise<void> {
  await repository.run(['config', '--local', 'user.name', name]);
  await repository.run(['config', '--local', 'user.email', email]);
}

/** A name and an email address that git accepts; undefined for anything else. */
export function parseAuthor({
  name,
  email,
}: Readonly<Record<string, unknown>>): Author | undefined {
  if (typeof name !== 'string' || typeof email !== 'string') return undefined;
  const [own, address] = [name.trim(), email.trim()];
  const isName = /^[^\p{C}<>]{1,80}$/u.test(own) && /[\p{L}\p{N}]/u.test(own);
  const isAddress = /^[^\s\p{C}<>@,;]{1,64}@[^\s\p{C}<>@,;]{1,120}$/u.test(address);
  return isName && isAddress ? { name: own, email: address } : undefined;
}
