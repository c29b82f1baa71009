import type { PublishState } from '../../../src/studio/session/saves.ts';
import { GitFailed, type Repository } from './repository.ts';

/**
 * The saves that publishing would push to the upstream branch, or why it cannot.
 * @param rest files with changes in no save
 */
export async function beforePublishing(
  repository: Repository,
  rest: readonly string[] = [],
): Promise<PublishState> {
  if (!(await targetOf(repository))) return { kind: 'refused', reason: 'no-remote' };
  if (!(await repository.line('rev-parse', '--verify', '--quiet', '@{upstream}')))
    return { kind: 'ready', waiting: null, rest };
  const log = await repository.run([
    'log',
    '--no-show-signature',
    '--format=%s',
    '@{upstream}..HEAD',
  ]);
  const waiting = log.split('\n').filter((line) => line !== '');
  return waiting.length + rest.length > 0
    ? { kind: 'ready', waiting, rest }
    : { kind: 'refused', reason: 'published' };
}

/** Pushes the commits, never by force: if others pushed first, nothing changes. */
export async function publish(repository: Repository): Promise<PublishState> {
  const before = await beforePublishing(repository);
  const target = await targetOf(repository);
  if (before.kind !== 'ready' || !target) return before;
  try {
    await repository.run(['push', '--porcelain', '--no-follow-tags', '--set-upstream', ...target]);
    return before;
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    // Git's own output, for the site's maintainer.
    console.error(error.message);
    const isBehind = /\((?:fetch first|non-fast-forward|stale info)\)/.test(error.message);
    return { kind: 'refused', reason: isBehind ? 'behind' : 'rejected' };
  }
}

/** The remote and refspec to push; without an upstream, `origin` or the only remote. */
async function targetOf(repository: Repository): Promise<string[] | undefined> {
  const here = await repository.line('symbolic-ref', '--quiet', '--short', 'HEAD');
  const remotes = (await repository.line('remote'))?.split('\n') ?? [];
  const followed = await repository.line('config', `branch.${here}.remote`);
  const remote = [followed, 'origin', remotes.length === 1 ? remotes[0] : undefined].find(
    (name) => name !== undefined && remotes.includes(name),
  );
  if (!here || !remote) return undefined;
  const merge = followed === remote && (await repository.line('config', `branch.${here}.merge`));
  return [remote, `HEAD:${merge || `refs/heads/${here}`}`];
}
