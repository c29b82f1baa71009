import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareSince } from '../../../scripts/check/since.ts';
import { at } from '../../../scripts/project/paths.ts';
import { CAMP, CAMP_TODAY } from '../../camp.ts';

const where = { content: CAMP, folder: 'tests/content' };

// A copy without git history has nothing to compare with.
describe.runIf(existsSync(at('.git')))('the comparison with a revision of git', () => {
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

  it('passes no option to git', () => {
    expect(() => compareSince('--help', where, CAMP_TODAY)).toThrow('Git non trova «--help»');
  });
});
