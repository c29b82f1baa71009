import type { Published } from '../../../src/studio/session/saves.ts';
import { GitFailed, type Repository } from './repository.ts';

/** What publishing would bring to the branch that this one follows, or why it would not. */
export async function beforePublishing(repository: Repository): Promise<Published> {
  if (!(await targetOf(repository))) return { kind: 'refused', reason: 'no-remote' };
  if (!(await repository.line('rev-parse', '--verify', '--quiet', '@{upstream}')))
    return { kind: 'ready', waiting: null };
  const told = await repository.run([
    'log',
    '--no-show-signature',
    '--format=%s',
    '@{upstream}..HEAD',
  ]);
  const waiting = told.split('\n').filter((line) => line !== '');
  return waiting.length > 0 ? { kind: 'ready', waiting } : { kind: 'refused', reason: 'nothing' };
}

/** Pushes the commits to that branch. Where others were faster nothing is overwritten, and nothing here changes. */
export async function publish(repository: Repository): Promise<Published> {
  const before = await beforePublishing(repository);
  const target = await targetOf(repository);
  if (before.kind !== 'ready' || !target) return before;
  try {
    await repository.run(['push', '--porcelain', '--no-follow-tags', '--set-upstream', ...target]);
    return { kind: 'pushed' };
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    // In git's own words, for whoever looks after the site.
    console.error(error.message);
    const isBehind = /\((?:fetch first|non-fast-forward|stale info)\)/.test(error.message);
    return { kind: 'refused', reason: isBehind ? 'behind' : 'refused' };
  }
}

/** The remote, and what is pushed to which branch; a branch that follows none goes to the only remote, or to `origin`. */
async function targetOf(repository: Repository): Promise<string[] | undefined> {
  const here = await repository.line('symbolic-ref', '--quiet', '--short', 'HEAD');
  const remotes = (await repository.line('remote'))?.split('\n') ?? [];
  const followed = await repository.line('config', `branch.${here}.remote`);
  const remote = [followed, 'origin', remotes.length === 1 ? remotes[0] : undefined].find(
    (one) => one !== undefined && remotes.includes(one),
  );
  if (!here || !remote) return undefined;
  const merge = followed === remote && (await repository.line('config', `branch.${here}.merge`));
  return [remote, `HEAD:${merge || `refs/heads/${here}`}`];
}
