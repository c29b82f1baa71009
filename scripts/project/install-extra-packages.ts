import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot } from './paths.ts';

/**
 * Installs, in `.cache/packages/NAME` and not with the project's packages, those that a single
 * command needs.
 */
export function installExtraPackages(
  name: string,
  packages: Readonly<Record<string, string>>,
): string {
  const folder = fromRoot(`.cache/packages/${name}`);
  const file = join(folder, 'package.json');
  const wanted = JSON.stringify({ private: true, dependencies: packages });
  const modules = join(folder, 'node_modules');
  if (existsSync(modules) && readFileSync(file, 'utf8') === wanted) return modules;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, wanted);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    stdio: 'inherit',
  });
  return modules;
}

/** Imports a file from such a package. */
export function importFrom(modules: string, path: string) {
  return import(pathToFileURL(join(modules, path)).href);
}
