import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/project/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'ignored-'));

beforeAll(() => {
  execFileSync('git', ['init', '--quiet', folder]);
  cpSync(join(ROOT, '.gitignore'), join(folder, '.gitignore'));
});
afterAll(() => rmSync(folder, { recursive: true }));

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
