import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { CONTENT, ROOT } from '../../../scripts/project/places.ts';
import { draftsFile } from '../../../scripts/studio/own-files.ts';

const ANNA = { account: 'anna', host: 'session', port: 4180 };

type Studio = Parameters<typeof draftsFile>;

it.each<[string, Studio, Studio]>([
  ['of two folders of one name', [`${ROOT}a/content`, ANNA], [`${ROOT}b/content`, ANNA]],
  ['of two people', [CONTENT, ANNA], [CONTENT, { ...ANNA, account: 'bruno' }]],
  ['of two computers', [CONTENT, ANNA], [CONTENT, { ...ANNA, host: 'lap' }]],
  ['of two studios', [CONTENT, ANNA], [CONTENT, { ...ANNA, port: 4181 }]],
])('keeps the drafts %s apart', (_, one, other) => {
  expect(draftsFile(...one)).not.toBe(draftsFile(...other));
});

it('names files that any disk takes', () => {
  const file = draftsFile(CONTENT, { account: 'a/../b\\c', host: 'd:è', port: 1 });
  expect(basename(file)).toMatch(/^drafts-[\w-]+\.json$/);
});
