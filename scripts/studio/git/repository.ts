import { execFile } from 'node:child_process';
import { globSync, rmSync, statSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { createQueue } from '../../../src/studio/model/create-queue.ts';

/** A git command that failed, with the output of git. */
export class GitFailed extends Error {
  override readonly name = 'GitFailed';
}

const LIMIT_MS = 120_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
/** No hook runs: nobody is at the terminal to answer one. */
const ALWAYS = ['-c', 'core.quotePath=false', '-c', 'core.hooksPath=/dev/null'];

/** The git repository that contains a content folder. */
export class Repository {
  /** Absolute path of the content folder, in which git runs. */
  readonly folder: string;
  /** Path from the top of the repository to the content: `content/`. */
  readonly prefix: string;
  readonly #inTurn = createQueue();

  private constructor(folder: string, prefix: string) {
    this.folder = folder;
    this.prefix = prefix;
  }

  /** Undefined without git, without a repository, or if it ignores this folder. */
  static async at(folder: string): Promise<Repository | undefined> {
    try {
      const prefix = (await git(folder, ['rev-parse', '--show-prefix'])).trimEnd();
      const ignored = await git(folder, ['check-ignore', '.']).catch(() => '');
      if (ignored !== '') return undefined;
      removeStaleLocks((await git(folder, ['rev-parse', '--absolute-git-dir'])).trimEnd());
      return new Repository(folder, prefix);
    } catch {
      return undefined;
    }
  }

  /**
   * Runs git once the last command has ended: two at once would fail on each other's locks.
   * @param input standard input of git @throws GitFailed with the output of git
   */
  run(args: readonly string[], input = ''): Promise<string> {
    return this.#inTurn(() => git(this.folder, args, input));
  }

  /** The trimmed output, or undefined if it is empty or git fails. */
  async line(...args: string[]): Promise<string | undefined> {
    const output = await this.run(args).catch(() => '');
    return output.trim() || undefined;
  }
}

/** Tolerance for a clock that is corrected when the computer starts. */
const CLOCK_MS = 60_000;

/** Removes locks older than the start of the computer: git was interrupted by a power cut. */
function removeStaleLocks(folder: string): void {
  const started = Date.now() - uptime() * 1000 - CLOCK_MS;
  for (const name of globSync(['*.lock', 'refs/heads/**/*.lock'], { cwd: folder })) {
    const lock = join(folder, name);
    // Git may have released the lock by now.
    const found = statSync(lock, { throwIfNoEntry: false });
    if (found && found.mtimeMs < started) rmSync(lock, { force: true });
  }
}

/** Without variables that would lead git to another repository. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT_DIRECTORY|COMMON_DIR)$/.test(name),
  );
  const quiet = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
  // SSH must not ask on the terminal: nobody could answer.
  return { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', ...Object.fromEntries(own), ...quiet };
}

function git(folder: string, args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      [...ALWAYS, ...args],
      { cwd: folder, env: environment(), timeout: LIMIT_MS, maxBuffer: MAX_OUTPUT_BYTES },
      (error, stdout, stderr) => (error ? reject(new GitFailed(stderr + stdout)) : resolve(stdout)),
    );
    // If git ends before it reads all its input, the exit code says so.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input);
  });
}
