import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareSince } from '../../../scripts/check/since.ts';
import { at } from '../../../scripts/project/places.ts';
import { CAMP, CAMP_TODAY } from '../../camp.ts';

const where = { content: CAMP, folder: 'tests/content' };

// A copy without its history has nothing to compare with.
describe.runIf(existsSync(at('.git')))('the comparison with a revision of git', () => {
  it('lets the code of that revision read its content', () => {
    expect(compareSince('HEAD', where, CAMP_TODAY)).toMatchObject({
      since: 'HEAD',
      byOwnCode: true,
      folder: 'tests/content',
    });
  });

  it('says which revision git does not know', () => {
    expect(() => compareSince('no-such-branch', where, CAMP_TODAY)).toThrow(
      'Git non trova «no-such-branch»',
    );
  });

  it('takes nothing that begins with a hyphen for an option of git', () => {
    expect(() => compareSince('--help', where, CAMP_TODAY)).toThrow('Git non trova «--help»');
  });
});
