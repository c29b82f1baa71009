import { readFileSync } from 'node:fs';
import { at } from './places.ts';

/**
 * Accepted licences. They require only a notice, which the built site carries, or a font's source;
 * the LGPL is of a build tool, which is not published.
 */
const TAKEN = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC-BY-4.0',
    'CC0-1.0',
  ],
  ...['ISC', 'LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'PSF-2.0', 'Python-2.0'],
  ...['Unlicense', 'Zlib'],
]);

/** Packages of the lock file by licence, each as `name 1.0.0`. */
export function packagesByLicence(lockFile: string): Map<string, string[]> {
  const packages: Record<string, { version?: string; license?: string }> =
    JSON.parse(lockFile).packages;
  const byLicence = new Map<string, string[]>();
  for (const [path, { version = '', license = 'none' }] of Object.entries(packages)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (path !== '')
      byLicence.set(license, [...(byLicence.get(license) ?? []), `${name} ${version}`]);
  }
  return byLicence;
}

/** Of licences joined by OR, one accepted is enough. */
export function isTaken(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => TAKEN.has(one)));
}

/** Prints the packages by licence. @returns exit code 1 if a licence is not accepted, else 0 */
export function printLicences(): number {
  const all = packagesByLicence(readFileSync(at('package-lock.json'), 'utf8'));
  for (const [licence, names] of all) {
    const verdict = isTaken(licence) ? '' : ' — not a licence that the project takes';
    console.log(`${licence} (${names.length})${verdict}\n  ${names.sort().join(', ')}`);
  }
  return [...all.keys()].every(isTaken) ? 0 : 1;
}
