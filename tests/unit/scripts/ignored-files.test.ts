import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/project/paths.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = temporaryFolder();
execFileSync('git', ['init', '--quiet', folder]);
cpSync(join(ROOT, '.gitignore'), join(folder, '.gitignore'));

it.each([
  ['.env', true],
  ['.env.local', true],
  ['.env.production', true],
  ['.env.production.local', true],
  ['.state/limits.db', true],
  ['.env.example', false],
])('git ignores %s: %s', (name, isIgnored) => {
  const { status } = spawnSync('git', ['check-ignore', '--quiet', name], { cwd: folder });
  expect(status === 0).toBe(isIgnored);
});
