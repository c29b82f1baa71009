import { isAbsolute, join, relative } from 'node:path';
import type { Signature } from '../../../src/studio/session/saves.ts';
import { GitFailed, type Repository } from './repository.ts';

/** What became of a save in git. */
export type Recorded = 'recorded' | 'nothing' | 'unsigned' | 'failed';

/**
 * One commit of the files that were saved, as they lie on the disk, and of nothing else that
 * somebody has prepared. The save itself is on the disk already: whatever git does not take, the
 * history records later.
 * @param paths below the content folder
 * @param pictures absolute paths of what the files name; those outside of the repository stay out
 */
export async function record(
  repository: Repository,
  paths: readonly string[],
  message: string,
  pictures: readonly string[] = [],
): Promise<Recorded> {
  if (!(await signature(repository))) return 'unsigned';
  // A commit that no branch holds is lost with the next checkout, and a rebase would take it in.
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

/** Only what somebody has told: git would make up an address from the name of the computer. */
export async function signature(repository: Repository): Promise<Signature | undefined> {
  const name = await repository.line('config', 'user.name');
  const email = await repository.line('config', 'user.email');
  return name && email ? { name, email } : undefined;
}

/** Kept for this repository, and asked once. */
export async function sign(repository: Repository, { name, email }: Signature): Promise<void> {
  await repository.run(['config', '--local', 'user.name', name]);
  await repository.run(['config', '--local', 'user.email', email]);
}

/** A name and an address that git takes; undefined for anything else. */
export function readSignature({
  name,
  email,
}: Readonly<Record<string, unknown>>): Signature | undefined {
  if (typeof name !== 'string' || typeof email !== 'string') return undefined;
  const [own, address] = [name.trim(), email.trim()];
  const isName = /^[^\p{C}<>]{1,80}$/u.test(own) && /[\p{L}\p{N}]/u.test(own);
  const isAddress = /^[^\s\p{C}<>@,;]{1,64}@[^\s\p{C}<>@,;]{1,120}$/u.test(address);
  return isName && isAddress ? { name: own, email: address } : undefined;
}
