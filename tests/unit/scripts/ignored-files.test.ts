import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/project/paths.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const SECRETS = '.env .env.local .env.production .env.production.local .state/limits.db'.split(' ');

it('git ignores keys and counters, but not the example of settings', () => {
  const cwd = temporaryFolder();
  const git = (...args: string[]) => spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout;
  git('init', '--quiet');
  cpSync(join(ROOT, '.gitignore'), join(cwd, '.gitignore'));
  const ignored = git('check-ignore', ...SECRETS, '.env.example')
    .trim()
    .split('\n');
  expect(ignored).toEqual(SECRETS);
});
