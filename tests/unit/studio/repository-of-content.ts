// A content folder in its own git repository, without user settings or network.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { Repository } from '../../../scripts/studio/git/repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

export const PRICES = '{\n  "week": 135,\n  "day": 30,\n  "note": "x"\n}\n';

export interface TestRepository {
  readonly top: string;
  readonly repository: Repository;
  git(...args: string[]): string;
  write(path: string, text: string): void;
  read(path: string): string;
}

/** Created once; each test gets a copy. */
const model = temporaryFolder();
const run = (folder: string, args: readonly string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
let isMade = false;

function make(): void {
  if (isMade) return;
  const write = writing(model);
  run(model, ['init', '--quiet', '--initial-branch=main']);
  write(
    '.git/config',
    '[core]\nbare = false\n[user]\nname = Anna Verdi\nemail = anna@example.org\n',
  );
  write('content/prices.json', PRICES);
  write('content/season.json', '{ "start": "2031-06-09" }\n');
  write('code.ts', 'one\n');
  run(model, ['add', '.']);
  run(model, ['commit', '--quiet', '--message=first']);
  isMade = true;
}

function writing(top: string) {
  return (path: string, text: string) => {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  };
}

/** A repository with one commit: `content/prices.json`, `content/season.json` and `code.ts`. */
export async function repositoryOfContent(): Promise<TestRepository> {
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(model, 'none'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  make();
  const top = temporaryFolder(model);
  const repository = await Repository.at(join(top, 'content'));
  if (!repository) throw new Error('no repository');
  return {
    top,
    repository,
    git: (...args) => run(top, args),
    write: writing(top),
    read: (path) => readFileSync(join(top, path), 'utf8'),
  };
}
