import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from '../../scripts/check.ts';
import { ROOT } from '../../scripts/project/paths.ts';
import { CAMP } from '../camp.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const CHECK = 'scripts/check.ts';
const folder = temporaryFolder(CAMP);
const prices = join(folder, 'facts/prices.json');
const good = readFileSync(join(CAMP, 'facts/prices.json'), 'utf8');
const bad = good.replace(/"week": [\d.]+/, '"week": "144"');
const env = { ...process.env, CONTENT_DIR: CAMP };

/** Calls the command's function: starting a process for each row would take longer than it. */
async function check(...args: readonly string[]) {
  const [out, err] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const status = await run(args);
  return { status, stdout: out?.mock.calls.join('') ?? '', stderr: err?.mock.calls.join('') ?? '' };
}

writeFileSync(prices, bad);
// Variables that GitHub Actions sets for these tests must not reach the command under test.
beforeEach(() => vi.stubEnv('GITHUB_ACTIONS', ''));

describe('npm run check', () => {
  it('exits with 0 and lists what awaits a decision or a confirmation', async () => {
    const { status, stdout } = await check('--all', '--content', CAMP);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Contraddizioni note, che aspettano una decisione:$/m);
    expect(stdout).toMatch(/^Da confermare prima di pubblicare:$/m);
    expect(stdout).toMatch(
      /^Nessun errore in \d+ file, \d+ contraddizioni note, \d+ valori da confermare\.$/m,
    );
  });

  it('names the place in another folder, with annotations in GitHub Actions', async () => {
    vi.stubEnv('GITHUB_ACTIONS', 'true');
    const { status, stdout } = await check('--content', folder);
    expect(status).toBe(1);
    expect(stdout).toContain(`${folder}/facts/prices.json:3:11 «week» vale "144"`);
    expect(stdout).toMatch(/^1 errore in /m);
    expect(stdout).toMatch(/^::error file=.*facts\/prices\.json,line=3,/m);
  });

  it('exits with 2 for a file that cannot be written, and shows the text', async () => {
    const { status, stdout, stderr } = await check(
      ...['--content', CAMP, '--format', 'html', '--output', folder],
    );
    expect(status).toBe(2);
    expect(stderr).toContain('non è stato scritto');
    expect(stdout).toMatch(/^Nessun errore in /m);
  });

  it('exits with 2 when it breaks', () => {
    const broken = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      fs.readdirSync = () => { throw new Error('broken disk'); }; syncBuiltinESMExports();`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(broken)}`;
    const { status, stderr } = spawnSync(process.execPath, [CHECK], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...env, NODE_OPTIONS },
    });
    expect(stderr).toContain('broken disk');
    expect(status).toBe(2);
  });
});
