// A content folder in its own git repository, without user settings or network.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { Repository } from '../../../scripts/studio/git/repository.ts';

export const PRICES = '{\n  "week": 135,\n  "day": 30,\n  "note": "x"\n}\n';

export interface Place {
  readonly top: string;
  readonly repository: Repository;
  git(...args: string[]): string;
  write(path: string, text: string): void;
  read(path: string): string;
}

/** Created once; each test gets a copy. */
const model = mkdtempSync(join(tmpdir(), 'studio-git-model-'));
const run = (folder: string, args: readonly string[]) =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
let isMade = false;
process.on('exit', () => rmSync(model, { recursive: true, force: true }));

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
export async function repositoryOfContent(): Promise<Place> {
  const top = mkdtempSync(join(tmpdir(), 'studio-git-'));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(top, 'none'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  make();
  cpSync(model, top, { recursive: true });
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
