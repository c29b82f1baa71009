import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { CONTENT, ROOT } from '../../../scripts/project/paths.ts';
import { DraftStore } from '../../../scripts/studio/draft-store.ts';
import { createHandlers } from '../../../scripts/studio/handlers.ts';
import { draftsFile } from '../../../scripts/studio/open-studio.ts';
import { CAMP } from '../../camp.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { workspaceOf } from './studio-of-content.ts';

const DRAFT = { path: 'facts/prices.json', before: '{}', after: '{ "week": 135 }' };
let folder: string;
const file = () => join(folder, 'drafts.json');

beforeEach(() => {
  folder = temporaryFolder();
});

it('reads the drafts of the last session, and says nothing', () => {
  const say = vi.fn();
  expect(new DraftStore(file(), say).read()).toEqual([]);
  new DraftStore(file(), say).keep([DRAFT]);
  expect(new DraftStore(file(), say).read()).toEqual([DRAFT]);
  expect(readdirSync(folder)).toEqual(['drafts.json']);
  expect(say).not.toHaveBeenCalled();
});

it.each([
  ['is empty', '', []],
  ['is cut off', JSON.stringify([DRAFT]).slice(0, -9), []],
  ['is made of zeros', '\0'.repeat(100), []],
  ['is no list', '{}', []],
  ['holds one entry that is no draft', JSON.stringify([DRAFT, { path: '../out.json' }]), [DRAFT]],
])('sets aside a draft file that %s, and says where', (_, text, drafts) => {
  writeFileSync(file(), text);
  const say = vi.fn();
  expect(new DraftStore(file(), say).read()).toEqual(drafts);
  const [aside = ''] = readdirSync(folder).filter((name) => name !== 'drafts.json');
  expect(readFileSync(join(folder, aside), 'utf8')).toBe(text);
  expect(say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(join(folder, aside)));
  // A second start reads the same drafts, and says nothing.
  expect(new DraftStore(file(), say).read()).toEqual(drafts);
  expect(say).toHaveBeenCalledOnce();
});

it('holds an edit before its check begins, which may end the process', async () => {
  const workspace = workspaceOf(CAMP, file());
  const answers = createHandlers(workspace, async () => null, undefined);
  const edits = [{ op: 'set', pointer: '/week', value: 150 }];
  await answers.edit?.({ file: 'facts/prices.json', edits });
  vi.spyOn(workspace, 'state').mockImplementation(() => {
    throw new Error('killed');
  });
  await expect(answers.check?.({})).rejects.toThrow('killed');
  expect(readFileSync(file(), 'utf8')).toContain('150');
});

it('separates drafts by folder, person, computer and port', () => {
  const files = [
    draftsFile(CONTENT, ['anna', 'desk', 4180]),
    draftsFile(`${ROOT}b/content`, ['anna', 'desk', 4180]),
    draftsFile(CONTENT, ['bruno', 'desk', 4180]),
    draftsFile(CONTENT, ['anna', 'lap', 4180]),
    draftsFile(CONTENT, ['anna', 'desk', 4181]),
  ];
  expect(new Set(files).size).toBe(files.length);
});

it('keeps the file name of drafts, valid on any disk', () => {
  // The name of the first version, so that the drafts it kept are still found.
  const file = draftsFile(CONTENT, ['a/../b', 'd:è', 1]);
  expect(basename(file)).toBe('drafts-content-ed7002b4-a_b-d_-1.json');
});
