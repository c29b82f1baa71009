import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/places.ts';

/** What the browser loads, by its address. */
export type Built = ReadonlyMap<string, Uint8Array>;

const FOLDER = join(ROOT, '.cache', 'studio', 'page');
/** Whatever changes there may change the page. */
const SOURCES = ['src', 'package-lock.json', 'scripts/studio/bundle-page.ts'];

/** The studio's page as the browser gets it; it is built once for each state of the sources. */
export async function builtPage(): Promise<Built> {
  const folder = join(FOLDER, keyOf(SOURCES));
  if (!existsSync(folder)) {
    const { buildPage } = await import('./build-page.ts');
    const beside = `${folder}.${process.pid}.${randomBytes(4).toString('hex')}`;
    mkdirSync(beside, { recursive: true });
    for (const [name, bytes] of await buildPage()) writeFileSync(join(beside, name), bytes);
    put(beside, folder);
  }
  return new Map(
    readdirSync(folder).map((name) => [`/assets/${name}`, readFileSync(join(folder, name))]),
  );
}

/** Takes the place of older ones; two that were started at once build the same. */
function put(beside: string, folder: string): void {
  for (const name of readdirSync(FOLDER))
    if (!beside.endsWith(name)) rmSync(join(FOLDER, name), { recursive: true, force: true });
  try {
    renameSync(beside, folder);
  } catch {
    rmSync(beside, { recursive: true, force: true });
  }
}

function keyOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources)
    for (const path of filesOf(join(ROOT, source))) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 32);
}

function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
