import { execFile } from 'node:child_process';

/** What git said when it did not do what it was asked. */
export class GitFailed extends Error {
  override readonly name = 'GitFailed';
  readonly said: string;
  constructor(said: string) {
    super(said);
    this.said = said;
  }
}

interface Asked {
  /** What git reads from its standard input. */
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly limit?: number;
  /** What a remote says stands among the errors, although nothing failed. */
  readonly wantsErrors?: boolean;
}

const LIMIT_MS = 30_000;
const LARGEST_ANSWER = 64 * 1024 * 1024;

/** The git repository that a content folder lies in. */
export class Repository {
  /** Absolute path of the content folder. */
  readonly folder: string;
  /** From the top of the repository to the content: `content/`. */
  readonly prefix: string;

  private constructor(folder: string, prefix: string) {
    this.folder = folder;
    this.prefix = prefix;
  }

  /** Undefined where there is no git, no repository, or one that leaves this folder aside. */
  static async at(folder: string): Promise<Repository | undefined> {
    try {
      const prefix = await git(folder, ['rev-parse', '--show-prefix']);
      const repository = new Repository(folder, prefix.trimEnd());
      return (await repository.has(['check-ignore', '--quiet', '.'])) ? undefined : repository;
    } catch {
      return undefined;
    }
  }

  /** @throws GitFailed with what git said */
  run(args: readonly string[], asked: Asked = {}): Promise<string> {
    return git(this.folder, args, asked);
  }

  /** One line, or undefined where git knows none. */
  async line(...args: string[]): Promise<string | undefined> {
    try {
      return (await this.run(args)).trim() || undefined;
    } catch {
      return undefined;
    }
  }

  async has(args: readonly string[]): Promise<boolean> {
    return this.run(args).then(
      () => true,
      () => false,
    );
  }

  head(): Promise<string | undefined> {
    return this.line('rev-parse', '--verify', '--quiet', 'HEAD');
  }

  /** The text of a content file in a commit; undefined where it has none. */
  async textAt(commit: string, path: string): Promise<string | undefined> {
    try {
      return await this.run(['cat-file', 'blob', `${commit}:${this.prefix}${path}`]);
    } catch {
      return undefined;
    }
  }
}

/** Another program's variables would lead git to another repository. */
function environment(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT_DIRECTORY|COMMON_DIR)$/.test(name),
  );
  // Nobody sits at the terminal to type a password, and what git says is read here, in English.
  const quiet = { LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
  return { ...Object.fromEntries(own), ...quiet, ...more };
}

function git(
  folder: string,
  args: readonly string[],
  { input, env = {}, limit = LIMIT_MS, wantsErrors = false }: Asked = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      ['-c', 'core.quotePath=false', ...args],
      { cwd: folder, env: environment(env), timeout: limit, maxBuffer: LARGEST_ANSWER },
      (error, out, said) =>
        error ? reject(new GitFailed(`${said}${out}`)) : resolve(wantsErrors ? said + out : out),
    );
    // A git that ends before it has read everything says so by its exit code.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
  });
}
