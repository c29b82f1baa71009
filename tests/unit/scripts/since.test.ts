import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compareSince } from '../../../scripts/check/since.ts';
import { fromRoot, ROOT } from '../../../scripts/project/paths.ts';
import { CAMP, CAMP_TODAY } from '../../camp.ts';

const where = { content: CAMP, folder: 'tests/content' };

// A copy without git history has nothing to compare with.
describe.runIf(existsSync(fromRoot('.git')))('the comparison with a revision of git', () => {
  it('reads content with the code of its revision', () => {
    expect(compareSince('HEAD', where, CAMP_TODAY)).toMatchObject({
      since: 'HEAD',
      folder: 'tests/content',
    });
  });

  it('names a revision that git does not know', () => {
    expect(() => compareSince('no-such-branch', where, CAMP_TODAY)).toThrow(
      'Git non trova «no-such-branch»',
    );
  });

  it.each([
    ['tests/content/facts/prices.json', 'qui si ferma con «no content file facts/prices.json»'],
    ['scripts/check/reading.ts', 'è più vecchio di questo confronto'],
  ])('says why a revision without %s cannot be read', (path, reason) => {
    const since = commitWithout(path);
    expect(() => compareSince(since, where, CAMP_TODAY)).toThrow(
      `Il codice di «${since}» non legge i suoi contenuti: ${reason}.`,
    );
  });

  it('passes no option to git', () => {
    expect(() => compareSince('--help', where, CAMP_TODAY)).toThrow('Git non trova «--help»');
  });
});

/** A commit like HEAD without a file, in a folder beside git's own objects. */
function commitWithout(path: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'objects-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const objects = git('rev-parse', '--path-format=absolute', '--git-path', 'objects');
  vi.stubEnv('GIT_ALTERNATE_OBJECT_DIRECTORIES', objects);
  vi.stubEnv('GIT_OBJECT_DIRECTORY', folder);
  vi.stubEnv('GIT_INDEX_FILE', join(folder, 'index'));
  for (const who of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${who}_NAME`, 'Test');
    vi.stubEnv(`GIT_${who}_EMAIL`, 'test@camp.example');
  }
  git('read-tree', 'HEAD');
  git('update-index', '--force-remove', path);
  return git('commit-tree', '-m', 'without a file', git('write-tree'));
}
