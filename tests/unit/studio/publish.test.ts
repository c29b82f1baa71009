import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { beforePublishing, publish } from '../../../scripts/studio/git/publish.ts';
import { addressIn, refusalIn } from '../../../scripts/studio/git/push-answer.ts';
import { record } from '../../../scripts/studio/git/record.ts';
import { type Place, PRICES, repositoryOfContent } from './repository-of-content.ts';

const CHECK = '#!/bin/sh\nwhile read old new name; do\n';

/** A remote beside the repository, with the branch `main` as it was first; its hook judges pushes. */
async function withRemote(hook = ''): Promise<Place & { bare: (...args: string[]) => string }> {
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

function save({ repository }: Place, week: number, message: string) {
  const after = PRICES.replace('135', String(week));
  return record(repository, [{ path: 'prices.json', before: PRICES, after }], message);
}

const PROTECTED = 'case $name in refs/heads/main) echo "main is protected"; exit 1;; esac';
const REQUEST = 'echo "Create a pull request: https://host.example/new/$name"';

describe('publishing', () => {
  it('tells what goes, and pushes it to the branch that this one follows', async () => {
    const place = await withRemote();
    const { repository, bare } = place;
    expect(await beforePublishing(repository)).toEqual({ kind: 'refused', reason: 'nothing' });
    await save(place, 140, 'uno\n');
    const told = await beforePublishing(repository);
    expect(told.kind === 'ready' && told.waiting?.map(({ what }) => what)).toEqual(['uno']);
    expect(await publish(repository)).toEqual({ kind: 'pushed', count: 1 });
    expect(bare('show', 'main:content/prices.json')).toContain('"week": 140');
    expect(await publish(repository)).toEqual({ kind: 'refused', reason: 'nothing' });
  });

  it('counts all of them where the remote has no such branch yet', async () => {
    const place = await withRemote();
    const { repository, git } = place;
    await save(place, 140, 'uno\n');
    git('checkout', '--quiet', '-b', 'estate');
    expect(await beforePublishing(repository)).toEqual({ kind: 'ready', waiting: null });
    expect(await publish(repository)).toEqual({ kind: 'pushed', count: 2 });
  });

  it('asks on a branch of its own where the branch is protected, and adds to it next time', async () => {
    const place = await withRemote(`${PROTECTED}\n${REQUEST}`);
    const { repository, bare } = place;
    await save(place, 140, 'uno\n');
    const asked = await publish(repository);
    expect(asked).toMatchObject({
      kind: 'asked',
      branch: expect.stringMatching(/^studio\/\w{10}$/),
    });
    const { branch, address } = asked as { branch: string; address: string };
    expect(address).toBe(`https://host.example/new/refs/heads/${branch}`);
    await save(place, 150, 'due\n');
    expect(await publish(repository)).toMatchObject({ kind: 'asked', branch });
    expect(bare('for-each-ref', '--format=%(refname:short)').trim().split('\n')).toEqual([
      'main',
      branch,
    ]);
    expect(bare('log', '-1', '--format=%s', branch).trim()).toBe('due');
  });

  it('asks on a branch of its own where others published meanwhile, and overwrites nothing', async () => {
    const place = await withRemote();
    const { repository, git, bare, top } = place;
    git('clone', '--quiet', 'remote.git', 'other');
    const other = ['-C', join(top, 'other'), '-c', 'user.name=B', '-c', 'user.email=b@example.org'];
    git(...other, 'commit', '--quiet', '--allow-empty', '--message=theirs');
    git(...other, 'push', '--quiet');
    await save(place, 140, 'uno\n');
    expect((await publish(repository)).kind).toBe('asked');
    expect(bare('log', '-1', '--format=%s', 'main').trim()).toBe('theirs');
    expect(git('log', '-1', '--format=%s').trim()).toBe('uno');
  });

  it.each<[name: string, reason: string, arrange: (place: Place) => void]>([
    ['there is no remote', 'no-remote', ({ git }) => git('remote', 'remove', 'origin')],
    [
      'the remote is gone',
      'no-repository',
      ({ git, top }) => git('remote', 'set-url', 'origin', join(top, 'nowhere.git')),
    ],
    [
      'nobody answers',
      'network',
      ({ git }) => git('remote', 'set-url', 'origin', 'http://127.0.0.1:1/x.git'),
    ],
    ['no branch is checked out', 'no-branch', ({ git }) => git('checkout', '--quiet', '--detach')],
  ])('says so where %s, and loses nothing', async (_, reason, arrange) => {
    const place = await withRemote();
    await save(place, 140, 'uno\n');
    const before = place.git('rev-parse', 'HEAD');
    arrange(place);
    expect(await publish(place.repository)).toEqual({ kind: 'refused', reason });
    expect(place.git('rev-parse', 'HEAD')).toBe(before);
    expect(place.git('show', 'HEAD:content/prices.json')).toContain('140');
  });

  it('says so where even a branch of its own is refused', async () => {
    const place = await withRemote('exit 1');
    await save(place, 140, 'uno\n');
    expect(await publish(place.repository)).toEqual({ kind: 'refused', reason: 'protected' });
  });

  it('follows the only remote from the first time on', async () => {
    const place = await withRemote();
    place.git('branch', '--unset-upstream');
    await save(place, 140, 'uno\n');
    expect(await publish(place.repository)).toEqual({ kind: 'pushed', count: 1 });
    expect(place.git('rev-parse', '--abbrev-ref', '@{upstream}').trim()).toBe('origin/main');
  });
});

describe('what git says of a push', () => {
  it.each([
    ['! refs/heads/main [rejected] (fetch first)', 'behind'],
    ['! HEAD:refs/heads/main [rejected] (non-fast-forward)', 'behind'],
    ['remote: error: GH006: Protected branch update failed for refs/heads/main.', 'protected'],
    ['! [remote rejected] main -> main (pre-receive hook declined)', 'protected'],
    ["fatal: could not read Username for 'https://h': terminal prompts disabled", 'credentials'],
    ["fatal: Authentication failed for 'https://h/x.git/'", 'credentials'],
    [
      'git@h: Permission denied (publickey).\nfatal: Could not read from remote repository.',
      'credentials',
    ],
    ["fatal: unable to access 'https://h/': The requested URL returned error: 403", 'credentials'],
    ["fatal: unable to access 'https://h/': Could not resolve host: h", 'network'],
    ['ssh: connect to host h port 22: Connection timed out', 'network'],
    ['', 'network'],
    ['remote: Repository not found.\nfatal: repository https://h/ not found', 'no-repository'],
    ["fatal: '/x.git' does not appear to be a git repository", 'no-repository'],
    ['fatal: something new', 'unknown'],
  ])('means: %s → %s', (said, reason) => {
    expect(refusalIn(said)).toBe(reason);
  });

  it.each([
    [
      'remote:      https://host.example/pull/new/x',
      'git@host.example:g/p.git',
      'https://host.example/pull/new/x',
    ],
    ['remote: see https://host.example/x', 'ssh://git@HOST.example:22/g', 'https://host.example/x'],
    ['remote: https://evil.example/x', 'https://user@host.example/g.git', ''],
    ['remote: http://host.example/x', 'https://host.example/g.git', ''],
    ['https://host.example/x', 'https://host.example/g.git', ''],
    ['remote: javascript:alert(1)', '/folder.git', ''],
  ])('gives an address of the host alone: %s', (said, remote, address) => {
    expect(addressIn(said, remote)).toBe(address);
  });
});
