import { execFile } from 'node:child_process';
import { globSync, rmSync, statSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';

/** What git said when it did not do what it was asked. */
export class GitFailed extends Error {
  override readonly name = 'GitFailed';
}

const LIMIT_MS = 120_000;
const LARGEST_ANSWER = 64 * 1024 * 1024;
/** No hook runs, and nothing is signed: nobody sits at the terminal to answer. */
const ALWAYS = ['-c', 'core.quotePath=false', '-c', 'core.hooksPath=/dev/null'];

/** The git repository that a content folder lies in. */
export class Repository {
  /** Absolute path of the content folder, in which git runs. */
  readonly folder: string;
  /** From the top of the repository to the content: `content/`. */
  readonly prefix: string;

  private constructor(folder: string, prefix: string) {
    this.folder = folder;
    this.prefix = prefix;
  }

  /** Undefined where there is no git, no repository, or one that ignores this folder. */
  static async at(folder: string): Promise<Repository | undefined> {
    try {
      const prefix = (await git(folder, ['rev-parse', '--show-prefix'])).trimEnd();
      const ignored = await git(folder, ['check-ignore', '.']).catch(() => '');
      if (ignored !== '') return undefined;
      freeLocks((await git(folder, ['rev-parse', '--absolute-git-dir'])).trimEnd());
      return new Repository(folder, prefix);
    } catch {
      return undefined;
    }
  }

  /** @param input what git reads from its standard input @throws GitFailed with what git said */
  run(args: readonly string[], input = ''): Promise<string> {
    return git(this.folder, args, input);
  }

  /** One answer, trimmed, or undefined where git knows none. */
  async line(...args: string[]): Promise<string | undefined> {
    const said = await this.run(args).catch(() => '');
    return said.trim() || undefined;
  }
}

/** As much may a clock be put right when a computer starts. */
const CLOCK_MS = 60_000;

/** The power went while git wrote: its locks are older than this start of the computer, and nobody's. */
function freeLocks(folder: string): void {
  const started = Date.now() - uptime() * 1000 - CLOCK_MS;
  for (const name of globSync(['*.lock', 'refs/heads/**/*.lock'], { cwd: folder })) {
    const lock = join(folder, name);
    if (statSync(lock).mtimeMs < started) rmSync(lock);
  }
}

/** Another program's variables would lead git to another repository. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT_DIRECTORY|COMMON_DIR)$/.test(name),
  );
  const quiet = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
  // A question on the terminal would wait for an answer that nobody can give.
  return { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', ...Object.fromEntries(own), ...quiet };
}

function git(folder: string, args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      [...ALWAYS, ...args],
      { cwd: folder, env: environment(), timeout: LIMIT_MS, maxBuffer: LARGEST_ANSWER },
      (error, out, said) => (error ? reject(new GitFailed(said + out)) : resolve(out)),
    );
    // A git that ends before it has read everything says so by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
