import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CommandError } from '../project/command-error.ts';

const APT_GET = '/usr/bin/apt-get';

/** The path of a program; on Debian it is installed for root when it is not there. */
export function installed(program: string, packages: readonly string[]): string {
  const path = found(program);
  if (path) return path;
  if (process.getuid?.() === 0 && existsSync(APT_GET)) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      spawnSync(APT_GET, args, { stdio: 'inherit', env });
    }
  }
  const now = found(program);
  if (now) return now;
  throw new CommandError(`${program} is needed here: install ${packages.join(', ')} and repeat.`);
}

function found(program: string): string | undefined {
  return ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
    .map((folder) => `${folder}/${program}`)
    .find((path) => existsSync(path));
}
