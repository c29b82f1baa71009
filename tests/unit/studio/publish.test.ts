import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beforePublishing, publish } from '../../../scripts/studio/git/publish.ts';
import { record } from '../../../scripts/studio/git/record.ts';
import { PRICES, repositoryOfContent, type TestRepository } from './repository-of-content.ts';

const CHECK = '#!/bin/sh\nwhile read old new name; do\n';

/** A repository whose remote has the first commit of `main`. @param hook runs on each push */
async function withRemote(
  hook = '',
): Promise<TestRepository & { bare: (...args: string[]) => string }> {
  const place = await repositoryOfContent();
  const { top, git, write, read } = place;
  const remote = join(top, 'remote.git');
  git('clone', '--quiet', '--bare', '--origin=none', '.', remote);
  write('.git/info/exclude', 'remote.git\nother\n');
  const follows = `[remote "origin"]\nurl = ${remote}\nfetch = +refs/heads/*:refs/remotes/origin/*\n[branch "main"]\nremote = origin\nmerge = refs/heads/main\n`;
  write('.git/config', read('.git/config') + follows);
  write('.git/refs/remotes/origin/main', read('.git/refs/heads/main'));
  if (hook !== '') {
    write('remote.git/hooks/pre-receive', `${CHECK}${hook}\ndone\n`);
    chmodSync(join(top, 'remote.git/hooks/pre-receive'), 0o755);
  }
  return { ...place, bare: (...args) => git('--git-dir=remote.git', ...args) };
}

function save({ repository, write }: TestRepository, week: number, message: string) {
  write('content/prices.json', PRICES.replace('135', String(week)));
  return record(repository, ['prices.json'], message);
}

describe('publishing', () => {
  it('lists the saves, and pushes them to the upstream branch', async () => {
    const place = await withRemote();
    const { repository, bare } = place;
    expect(await beforePublishing(repository)).toEqual({ kind: 'refused', reason: 'published' });
    await save(place, 140, 'uno\n');
    const told = await beforePublishing(repository);
    expect(told).toEqual({ kind: 'ready', waiting: ['uno'], rest: [] });
    expect(await publish(repository)).toMatchObject({ kind: 'ready' });
    expect(bare('show', 'main:content/prices.json')).toContain('"week": 140');
    expect(await publish(repository)).toEqual({ kind: 'refused', reason: 'published' });
  });

  it('pushes a branch that the remote lacks', async () => {
    const place = await withRemote();
    const { repository, git } = place;
    await save(place, 140, 'uno\n');
    git('checkout', '--quiet', '-b', 'estate');
    expect(await beforePublishing(repository)).toMatchObject({ kind: 'ready', waiting: null });
    expect(await publish(repository)).toMatchObject({ kind: 'ready' });
  });

  it('refuses if others published first, and overwrites nothing', async () => {
    const place = await withRemote();
    const { repository, git, bare, top } = place;
    git('clone', '--quiet', 'remote.git', 'other');
    const other = ['-C', join(top, 'other'), '-c', 'user.name=B', '-c', 'user.email=b@example.org'];
    git(...other, 'commit', '--quiet', '--allow-empty', '--message=theirs');
    git(...other, 'push', '--quiet');
    await save(place, 140, 'uno\n');
    expect(await publish(repository)).toEqual({ kind: 'refused', reason: 'behind' });
    expect(bare('log', '-1', '--format=%s', 'main').trim()).toBe('theirs');
    expect(git('log', '-1', '--format=%s').trim()).toBe('uno');
  });

  it.each<[name: string, reason: string, arrange: (place: TestRepository) => void]>([
    ['there is no remote', 'no-remote', ({ git }) => git('remote', 'remove', 'origin')],
    [
      'the remote is gone',
      'rejected',
      ({ git, top }) => git('remote', 'set-url', 'origin', join(top, 'nowhere.git')),
    ],
    ['no branch is checked out', 'no-remote', ({ git }) => git('checkout', '--quiet', '--detach')],
  ])('refuses if %s, and loses nothing', async (_, reason, arrange) => {
    const place = await withRemote();
    await save(place, 140, 'uno\n');
    const before = place.git('rev-parse', 'HEAD');
    arrange(place);
    expect(await publish(place.repository)).toEqual({ kind: 'refused', reason });
    expect(place.git('rev-parse', 'HEAD')).toBe(before);
    expect(place.git('show', 'HEAD:content/prices.json')).toContain('140');
  });

  it('refuses if the branch is protected', async () => {
    const place = await withRemote('echo "main is protected"; exit 1');
    await save(place, 140, 'uno\n');
    expect(await publish(place.repository)).toEqual({ kind: 'refused', reason: 'rejected' });
  });

  it('sets the only remote as upstream', async () => {
    const place = await withRemote();
    await save(place, 140, 'uno\n');
    place.git('branch', '--unset-upstream');
    expect(await publish(place.repository)).toMatchObject({ kind: 'ready' });
    expect(place.git('rev-parse', '--abbrev-ref', '@{upstream}').trim()).toBe('origin/main');
  });
});
