import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { at } from '../../../scripts/project/places.ts';
import { sweep } from '../../../scripts/studio/save.ts';
import { contentOf, leftBehind, makeContent, torn } from './killed-content.ts';

const SAVING = at('tests/unit/studio/killed-saving.ts');
const KILLED = 'SIGKILL';

function madeContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  makeContent(folder);
  return folder;
}

describe('a save that does not end', () => {
  // After the journal’s two: four texts beside their places, a link to the new one, and three in their place.
  it.each([2, 4, 5, 8])('is killed at its step %i, and leaves every file whole', (step) => {
    const folder = madeContent();
    const { signal } = spawnSync(process.execPath, [SAVING, folder, String(step)]);
    expect(signal).toBe(KILLED);
    expect(torn(folder)).toEqual([]);
    sweep(join(folder, 'content'));
    expect(leftBehind(folder)).toEqual([]);
  });

  it('meets a full disk in the middle of its third file, and changes none', () => {
    const folder = madeContent();
    const before = contentOf(folder);
    // No file may grow over 256 blocks of 512 bytes: the disk takes the beginning and no more.
    const limited = 'ulimit -f 256; exec "$0" "$@"';
    const { stderr } = spawnSync('sh', ['-c', limited, process.execPath, SAVING, folder, 'alone'], {
      encoding: 'utf8',
    });
    expect(stderr).toContain('EFBIG');
    expect(contentOf(folder)).toEqual(before);
    expect(leftBehind(folder)).toEqual([]);
  });
});
