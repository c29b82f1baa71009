import type {
  Published,
  PublishRefusal,
  PublishTold,
  Waiting,
} from '../../../src/studio/desk/publishing.ts';
import { addressIn, refusalIn } from './push-answer.ts';
import { GitFailed, type Repository } from './repository.ts';

/** Where a push goes: the branch of the remote that this one follows. */
interface Target {
  readonly remote: string;
  readonly branch: string;
  readonly follows: boolean;
}

const PUSH_LIMIT_MS = 120_000;
const KEPT_BRANCH = 'studio.branch';

/** Brings the commits to the remote, as the project's own remote wants it. Nothing here is changed by a failure. */
export async function publish(repository: Repository): Promise<Published> {
  const head = await repository.head();
  if (!head) return { kind: 'refused', reason: 'nothing' };
  const target = await targetOf(repository);
  if (typeof target === 'string') return { kind: 'refused', reason: target };
  const waiting = await waitingFor(repository, target);
  if (waiting?.length === 0) return { kind: 'refused', reason: 'nothing' };
  const answer = await push(repository, target.remote, head, target.branch);
  if (answer.kind === 'pushed') {
    if (!target.follows) await follow(repository, target);
    return { kind: 'pushed', count: waiting?.length ?? (await commitsIn(repository, head)) };
  }
  if (answer.reason !== 'protected' && answer.reason !== 'behind')
    return { kind: 'refused', reason: answer.reason };
  return onOtherBranch(repository, target.remote, head, answer.reason);
}

async function commitsIn(repository: Repository, head: string): Promise<number> {
  return Number(await repository.line('rev-list', '--count', head));
}

/** Commits that would be published, the newest first; undefined where the remote has no such branch yet. */
async function waitingFor(
  repository: Repository,
  { remote, branch }: Target,
): Promise<Waiting[] | undefined> {
  const known = await repository.line(
    'rev-parse',
    '--verify',
    '--quiet',
    `refs/remotes/${remote}/${branch}`,
  );
  if (!known) return undefined;
  const told = await repository.run([
    'log',
    '--no-show-signature',
    '--format=%h %s',
    `${known}..HEAD`,
  ]);
  return [...told.matchAll(/^(\S+) (.*)$/gm)].map(([, id = '', what = '']) => ({ id, what }));
}

/** What publishing would bring there, or why it would not. */
export async function beforePublishing(repository: Repository): Promise<PublishTold> {
  const target = await targetOf(repository);
  if (typeof target === 'string') return { kind: 'refused', reason: target };
  const waiting = await waitingFor(repository, target);
  if (waiting?.length === 0) return { kind: 'refused', reason: 'nothing' };
  return { kind: 'ready', waiting: waiting ?? null };
}

async function targetOf(repository: Repository): Promise<Target | PublishRefusal> {
  const here = await repository.line('symbolic-ref', '--quiet', '--short', 'HEAD');
  if (!here) return 'no-branch';
  const remotes = (await repository.line('remote'))?.split('\n') ?? [];
  const remote = await repository.line('config', `branch.${here}.remote`);
  const merge = await repository.line('config', `branch.${here}.merge`);
  if (remote && merge && remotes.includes(remote))
    return { remote, branch: merge.replace(/^refs\/heads\//, ''), follows: true };
  const [only] = remotes;
  const first = remotes.includes('origin') ? 'origin' : remotes.length === 1 ? only : undefined;
  return first ? { remote: first, branch: here, follows: false } : 'no-remote';
}

async function follow(repository: Repository, { remote, branch }: Target): Promise<void> {
  await repository.has(['branch', `--set-upstream-to=${remote}/${branch}`]);
}

/** The branch of the last time while it can grow, so that one request holds all; else a new one. */
async function onOtherBranch(
  repository: Repository,
  remote: string,
  head: string,
  why: PublishRefusal,
): Promise<Published> {
  const kept = await repository.line('config', KEPT_BRANCH);
  const fresh = `studio/${head.slice(0, 10)}`;
  const names = kept?.startsWith('studio/') && kept !== fresh ? [kept, fresh] : [fresh];
  for (const branch of names) {
    const answer = await push(repository, remote, head, branch);
    if (answer.kind === 'refused') continue;
    await repository.has(['config', '--local', KEPT_BRANCH, branch]);
    return { kind: 'asked', branch, address: answer.address };
  }
  return { kind: 'refused', reason: why };
}

type Pushed =
  | { readonly kind: 'pushed'; readonly address: string }
  | { readonly kind: 'refused'; readonly reason: PublishRefusal };

async function push(
  repository: Repository,
  remote: string,
  head: string,
  branch: string,
): Promise<Pushed> {
  const own = process.env.GIT_SSH_COMMAND ?? (await repository.line('config', 'core.sshCommand'));
  // A question on the terminal would wait for an answer that nobody can give.
  const env: Record<string, string> = own
    ? {}
    : { GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20' };
  try {
    const args = [
      'push',
      '--porcelain',
      '--no-follow-tags',
      remote,
      `${head}:refs/heads/${branch}`,
    ];
    const said = await repository.run(args, { env, limit: PUSH_LIMIT_MS, wantsErrors: true });
    const url = (await repository.line('remote', 'get-url', '--push', remote)) ?? '';
    return { kind: 'pushed', address: addressIn(said, url) };
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    return { kind: 'refused', reason: refusalIn(error.said) };
  }
}
