// node scripts/licences.ts: which licence each package has, and whether all are of those that the project takes.
import { readFileSync } from 'node:fs';
import { at } from './project/places.ts';

/** Licences that ask for no more than their notice, which the built site carries, or the source of the font. */
const TAKEN = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  // Of a library that only builds, and is part of nothing that is published.
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Weaker than what it is joined with: the choice is ours. */
const EITHER = / OR /;

interface Package {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

/** Packages of the lock file by licence, each as `name 1.0.0`. */
export function packagesByLicence(lockFile: string): Map<string, string[]> {
  const packages: Record<string, Package> = JSON.parse(lockFile).packages;
  const byLicence = new Map<string, string[]>();
  for (const [path, { version = '', license = 'none' }] of Object.entries(packages)) {
    if (path === '') continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    byLicence.set(license, [...(byLicence.get(license) ?? []), `${name} ${version}`]);
  }
  return byLicence;
}

export function isTaken(licence: string): boolean {
  const parts = licence.replace(/[()]/g, '').split(EITHER);
  return parts.some((part) => part.split(' AND ').every((one) => TAKEN.has(one)));
}

function print(): number {
  const byLicence = packagesByLicence(readFileSync(at('package-lock.json'), 'utf8'));
  const sorted = [...byLicence].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [licence, names] of sorted) {
    console.log(`${licence} (${names.length})\n  ${names.sort().join(', ')}`);
  }
  const refused = sorted.filter(([licence]) => !isTaken(licence));
  for (const [licence, names] of refused) {
    console.error(`${licence} is no licence that the project takes: ${names.join(', ')}`);
  }
  return refused.length > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = print();
