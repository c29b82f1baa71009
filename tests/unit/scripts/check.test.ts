import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CONTENT, ROOT } from '../../../scripts/places.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));

function check(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/check.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

describe('npm run check', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('ends with 0 and lists what waits for a confirmation', () => {
    const { status, stdout } = check();
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Da confermare prima di pubblicare:$/m);
    expect(stdout).toMatch(/^Nessun errore in \d+ file, \d+ valori da confermare\.$/m);
  });

  it('ends with 1 before a release while a value is to confirm', () => {
    const { status, stdout } = check('--release');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^\d+ errori in \d+ file\.$/m);
  });

  it('ends with 1 and names the place in another folder', () => {
    cpSync(CONTENT, folder, { recursive: true });
    const prices = join(folder, 'facts/prices.json');
    writeFileSync(prices, readFileSync(prices, 'utf8').replace(/"week": [\d.]+/, '"week": "135"'));
    const { status, stdout } = check('--content', folder);
    expect(status).toBe(1);
    expect(stdout).toContain(`${folder}/facts/prices.json:3:26 «week» vale "135"`);
  });

  it.each([
    [['--relese'], /L’opzione «--relese» non esiste/],
    [['--content', 'non-esiste'], /La cartella non-esiste non esiste/],
    [['prezzi'], /«prezzi» non serve/],
  ])('ends with 2 for %j', (args, why) => {
    const { status, stdout, stderr } = check(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(why);
    expect(stderr).toContain('Uso: npm run check');
    expect(stdout).toBe('');
  });
});
