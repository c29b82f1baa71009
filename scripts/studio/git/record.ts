import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { recordedText, type SavedFile } from '../../../src/studio/desk/recorded.ts';
import type { Signature } from '../../../src/studio/desk/saves.ts';
import { GitFailed, type Repository } from './repository.ts';

/** What became of a save in git. */
export type Recorded = 'recorded' | 'nothing' | 'unsigned' | 'midway' | 'failed';

/** A file as git lists it: how it is kept, and its object. */
interface Entry {
  readonly mode: string;
  readonly blob: string;
}

const PLAIN = '100644';
const NO_COMMIT = '0'.repeat(40);

/**
 * One commit that holds the values of a save and nothing else: neither what others changed in the
 * same files, nor what somebody has prepared for a commit of his own. No hook runs. Only the last
 * step can be seen, and it is one step.
 */
export async function record(
  repository: Repository,
  files: readonly SavedFile[],
  message: string,
  pictures: readonly string[] = [],
): Promise<Recorded> {
  if (!(await signature(repository))) return 'unsigned';
  if (await isMidway(repository)) return 'midway';
  try {
    return await withFolder((folder) =>
      committed(repository, { files, message, pictures }, join(folder, 'index')),
    );
  } catch (error) {
    // The save itself is on the disk: a disk that takes no more leaves it out of the history only.
    if (error instanceof GitFailed || (error instanceof Error && 'syscall' in error))
      return 'failed';
    throw error;
  }
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-index-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Save {
  readonly files: readonly SavedFile[];
  readonly message: string;
  /** Absolute paths of pictures that the files name: those that git does not know yet go with them. */
  readonly pictures: readonly string[];
}

async function committed(
  repository: Repository,
  { files, message, pictures }: Save,
  index: string,
): Promise<Recorded> {
  const parent = await repository.head();
  const env = { GIT_INDEX_FILE: index };
  await repository.run(['read-tree', parent ?? '--empty'], { env });
  await takeUp(repository, files, env);
  await takePictures(repository, pictures, env);
  const tree = (await repository.run(['write-tree'], { env })).trim();
  if (parent && tree === (await repository.line('rev-parse', `${parent}^{tree}`))) return 'nothing';
  const above = parent ? ['-p', parent] : [];
  const commit = (await repository.run(['commit-tree', tree, ...above], { input: message })).trim();
  // Before the branch moves: an index that lags behind would take the save back with the next commit.
  await takeUp(repository, files, {});
  await takePictures(repository, pictures, {});
  await repository.run(['update-ref', '-m', 'studio', 'HEAD', commit, parent ?? NO_COMMIT]);
  return 'recorded';
}

/** The save's values into an index, on top of what each file holds there. */
async function takeUp(
  repository: Repository,
  files: readonly SavedFile[],
  env: Record<string, string>,
): Promise<void> {
  for (const file of files) {
    const path = repository.prefix + file.path;
    const entry = await entryOf(repository, path, env);
    // A link, or a repository in the repository: what it leads to is not kept here.
    if (entry && !entry.mode.startsWith('100')) continue;
    const known = entry && (await repository.run(['cat-file', 'blob', entry.blob]));
    const text = recordedText(file, known);
    if (text === undefined) {
      await repository.run(['update-index', '--force-remove', '--', file.path], { env });
      continue;
    }
    const hashed = ['hash-object', '-w', '--stdin', '--path', file.path];
    const blob = (await repository.run(hashed, { input: text })).trim();
    const kept = `${entry?.mode ?? PLAIN},${blob},${path}`;
    await repository.run(['update-index', '--add', '--cacheinfo', kept], { env });
  }
}

/** A page with a picture that nobody else has would be published without it. */
async function takePictures(
  repository: Repository,
  pictures: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  if (pictures.length === 0) return;
  const top = await repository.line('rev-parse', '--show-toplevel');
  for (const picture of pictures) {
    const path = relative(top ?? '', picture)
      .split(sep)
      .join('/');
    if (path.startsWith('..') || isAbsolute(path) || (await entryOf(repository, path, env)))
      continue;
    const blob = (await repository.run(['hash-object', '-w', '--', picture])).trim();
    const kept = `${PLAIN},${blob},${path}`;
    await repository.run(['update-index', '--add', '--cacheinfo', kept], { env });
  }
}

async function entryOf(
  repository: Repository,
  path: string,
  env: Record<string, string>,
): Promise<Entry | undefined> {
  const listed = await repository.run(
    ['ls-files', '--stage', '-z', '--', `:(top,literal)${path}`],
    {
      env,
    },
  );
  const [, mode, blob] = /^(\d{6}) ([0-9a-f]+) 0\t/.exec(listed) ?? [];
  return mode && blob ? { mode, blob } : undefined;
}

const MIDWAY = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];

/** Somebody is in the middle of a merge or the like: a commit now would end it in a wrong way. */
async function isMidway(repository: Repository): Promise<boolean> {
  const folder = await repository.line('rev-parse', '--absolute-git-dir');
  return MIDWAY.some((name) => existsSync(resolve(folder ?? '', name)));
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
