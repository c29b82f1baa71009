import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes down what a later run may use. The file appears whole or not at all, also when two write at
 * once or one is killed. What cannot be written is made again next time.
 * `replaces`: names of files in the same folder that it makes stale.
 * @type {(file: string, data: string | Uint8Array, replaces?: (name: string) => boolean) => void}
 */
export function keep(file, data, replaces = () => false) {
  const folder = dirname(file);
  const beside = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    const stale = readdirSync(folder).filter(replaces);
    writeFileSync(beside, data);
    renameSync(beside, file);
    for (const name of stale) rmSync(join(folder, name), { force: true });
  } catch {
    rmSync(beside, { force: true });
  }
}
