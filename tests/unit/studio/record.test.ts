import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedTexts, savesOf, unrecorded } from '../../../scripts/studio/git/history.ts';
import { record } from '../../../scripts/studio/git/record.ts';
import { Repository } from '../../../scripts/studio/git/repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { PRICES, repositoryOfContent } from './repository-of-content.ts';

afterEach(() => vi.unstubAllEnvs());

const DEARER = PRICES.replace('135', '140');
const SAVE = ['prices.json'];
/** The repository with a price that is saved but not committed. */
async function withSave() {
  const place = await repositoryOfContent();
  place.write('content/prices.json', DEARER);
  return place;
}

describe('a save in git', () => {
  it('is one commit of the saved file, with its author and sentence', async () => {
    const { repository, git } = await withSave();
    expect(await record(repository, SAVE, 'Tariffe: era 135, ora è 140\n')).toBe('recorded');
    expect(git('log', '-1', '--format=%an %ae %s').trim()).toBe(
      'Anna Verdi anna@example.org Tariffe: era 135, ora è 140',
    );
    expect(git('show', '--format=', '--name-only', 'HEAD').trim()).toBe('content/prices.json');
    expect(git('status', '--porcelain')).toBe('');
    git('fsck', '--strict');
  });

  it('leaves everything else in the work tree and the index', async () => {
    const { repository, git, write } = await withSave();
    write('code.ts', 'prepared\n');
    write('content/season.json', '{ "start": "2031-06-16" }\n');
    git('add', 'code.ts', 'content/season.json');
    write('new.txt', 'new\n');
    expect(await record(repository, SAVE, 's')).toBe('recorded');
    expect(git('show', 'HEAD:content/prices.json')).toBe(DEARER);
    expect(git('status', '--porcelain').split('\n').sort()).toEqual([
      '',
      '?? new.txt',
      'M  code.ts',
      'M  content/season.json',
    ]);
  });

  it('includes new and deleted files', async () => {
    const { repository, git, write, top } = await repositoryOfContent();
    write('content/pages/orto.json', '{}\n');
    rmSync(join(top, 'content/season.json'));
    expect(await record(repository, ['pages/orto.json', 'season.json'], 's')).toBe('recorded');
    expect(git('ls-files', 'content')).toBe('content/pages/orto.json\ncontent/prices.json\n');
  });

  it('uses the account as author if git has none, and commits once', async () => {
    const { repository, git } = await withSave();
    git('config', '--unset', 'user.email');
    expect(await record(repository, SAVE, 's')).toBe('recorded');
    expect(git('log', '-1', '--format=%an %ae')).toMatch(/^Anna Verdi \S+@studio\.invalid\n$/);
    expect(await record(repository, SAVE, 's')).toBe('nothing');
  });

  it('fails during a merge, and leaves it alone', async () => {
    const { repository, git, write } = await withSave();
    write('.git/MERGE_HEAD', git('rev-parse', 'HEAD'));
    expect(await record(repository, SAVE, 's')).toBe('failed');
    expect(git('log', '--format=%s')).toBe('first\n');
  });

  it('does not move the branch while another program holds the index', async () => {
    const { repository, git, write } = await withSave();
    write('.git/index.lock', '');
    expect(await record(repository, SAVE, 's')).toBe('failed');
    expect(git('log', '--format=%s')).toBe('first\n');
  });

  it('removes locks older than the start of the computer', async () => {
    const { top, git, write } = await withSave();
    for (const lock of ['.git/index.lock', '.git/refs/heads/main.lock']) {
      write(lock, '');
      utimesSync(join(top, lock), 0, 0);
    }
    const repository = await Repository.at(join(top, 'content'));
    expect(repository && (await record(repository, SAVE, 's'))).toBe('recorded');
    expect(git('log', '--format=%s')).toBe('s\nfirst\n');
  });

  it('finds no repository in a folder without git', async () => {
    expect(await Repository.at(temporaryFolder())).toBeUndefined();
  });

  it('finds no repository if it ignores the folder', async () => {
    const { top, write } = await repositoryOfContent();
    write('.gitignore', 'draft/\n');
    write('draft/a.json', '{}\n');
    expect(await Repository.at(join(top, 'draft'))).toBeUndefined();
  });
});

describe('the history', () => {
  it('lists who saved what, newest first, with the files', async () => {
    const { repository, git } = await withSave();
    await record(repository, SAVE, 'Due cose\n\n- una\n- due\n');
    git('commit', '--quiet', '--allow-empty', '--message=of no content');
    const saves = await savesOf(repository);
    expect(saves.map(({ author, subject, details }) => [author, subject, details])).toEqual([
      ['Anna Verdi', 'Due cose', ['una', 'due']],
      ['Anna Verdi', 'first', []],
    ]);
    expect(await savedTexts(repository, saves[0]?.id ?? '')).toEqual([
      { path: 'prices.json', before: PRICES, after: DEARER },
    ]);
    expect(await savedTexts(repository, saves[1]?.id ?? '')).toBeUndefined();
  });

  it('tells saves by their last line from what others changed', async () => {
    const { repository, git, write } = await withSave();
    await record(repository, SAVE, 'Una cosa\n');
    write('content/prices.json', PRICES.replace('135', '141'));
    git('commit', '--quiet', '--all', '--message=prices: raise\n\n- costs\n- wages');
    const saves = await savesOf(repository);
    expect(saves.map(({ isOutside }) => isOutside)).toEqual([true, false, true]);
  });

  it('shows Rome time in any time zone', async () => {
    const { repository } = await withSave();
    vi.stubEnv('TZ', 'Pacific/Auckland');
    vi.stubEnv('GIT_AUTHOR_DATE', '2031-06-30T22:05:00Z');
    await record(repository, SAVE, 's');
    expect((await savesOf(repository))[0]?.date).toBe('01/07/2031 00:05');
  });

  it('lists uncommitted content, and commits it', async () => {
    const { repository, write } = await withSave();
    write('content/èpico.txt', 'no content');
    write('code.ts', 'two\n');
    expect(await unrecorded(repository)).toEqual(SAVE);
    expect(await record(repository, SAVE, 's')).toBe('recorded');
    expect(await unrecorded(repository)).toEqual([]);
  });
});
