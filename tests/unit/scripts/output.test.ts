import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/project/paths.ts';
import { CAMP } from '../../camp.ts';

const FULL = '/dev/full';
const SENTENCE = 'Ciò che il comando scrive non arriva da nessuna parte: il disco è pieno.\n';

function run(args: readonly string[], [out, err]: ['pipe' | number, 'pipe' | number]) {
  const { status, stderr } = spawnSync(process.execPath, [...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', out, err],
    env: { ...process.env, CONTENT_DIR: CAMP, GITHUB_ACTIONS: '' },
  });
  return { status, stderr };
}

describe.runIf(existsSync(FULL))('a command that writes to a full disk', () => {
  it('says so in one sentence and fails', () => {
    const full = openSync(FULL, 'w');
    const ended = run(['scripts/build.ts', '--help'], [full, 'pipe']);
    expect(ended).toEqual({ status: 2, stderr: SENTENCE });
    closeSync(full);
  });

  it('says so under npm too, which exits first', () => {
    const full = openSync(FULL, 'w');
    const { status, stderr } = spawnSync('npm', ['run', 'check', '--', '--only', 'syntax'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', full, 'pipe'],
    });
    closeSync(full);
    expect(status).not.toBe(0);
    expect(stderr).toBe(SENTENCE);
  });

  it('fails silently when stderr fails too', () => {
    const full = openSync(FULL, 'w');
    expect(run(['scripts/check.ts', '--only', 'syntax'], [full, full]).status).toBe(2);
    closeSync(full);
  });
});

it('accepts a closed pipe', () => {
  const piped = '"$0" scripts/check.ts --all | head -n 1 >/dev/null; exit $PIPESTATUS';
  const { status, stderr } = spawnSync('bash', ['-c', piped, process.execPath], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: CAMP },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
