import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../project/places.ts';

// What is built runs with React's code for the same mode, and Vite would choose it only when it builds.
process.env.NODE_ENV ??= 'production';

/** What the browser loads, by its address. */
export type Built = ReadonlyMap<string, Uint8Array>;

const FOLDER = join(ROOT, '.cache', 'studio');
/** Whatever changes there may change what is built. */
const SOURCES = ['src', 'package-lock.json', 'scripts/studio'];

/** The studio's page as the browser gets it; it is built once for each state of the sources. */
export async function builtPage(): Promise<Built> {
  return filesIn(await kept('page', async () => (await import('./build-page.ts')).buildPage()));
}

/** What draws the site's pages, as the address of a module, and their styles and fonts. */
export async function builtRenderer(): Promise<{
  readonly module: string;
  readonly files: Built;
}> {
  const folder = await kept('renderer', async () =>
    (await import('./build-renderer.ts')).buildRenderer(),
  );
  const module = pathToFileURL(join(folder, 'render.js')).href;
  const files = [...filesIn(folder)].filter(([address]) => !address.endsWith('.js'));
  return { module, files: new Map(files) };
}

export type Renderer = typeof import('../../src/studio/preview/render.tsx');

async function kept(
  name: string,
  make: () => Promise<ReadonlyMap<string, Uint8Array>>,
): Promise<string> {
  const folder = join(FOLDER, name, keyOf(SOURCES));
  if (isWhole(folder)) return folder;
  const beside = `${folder}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(beside, { recursive: true });
  for (const [file, bytes] of await make()) writeFileSync(join(beside, file), bytes);
  writeFileSync(join(beside, DIGEST), digestOf(beside));
  put(beside, folder);
  return folder;
}

/** Holds the hash of the other files of its folder. */
const DIGEST = '.digest';

function isWhole(folder: string): boolean {
  const file = join(folder, DIGEST);
  return existsSync(file) && readFileSync(file, 'utf8') === digestOf(folder);
}

function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const [address, bytes] of filesIn(folder))
    hash.update(`${address} ${bytes.length} `).update(bytes);
  return hash.digest('hex');
}

function filesIn(folder: string): Built {
  const names = readdirSync(folder).filter((name) => name !== DIGEST);
  return new Map(names.sort().map((name) => [`/assets/${name}`, readFileSync(join(folder, name))]));
}

/** Takes the place of older ones; two that were started at once build the same, or each its own. */
function put(beside: string, folder: string): void {
  const around = dirname(folder);
  for (const name of readdirSync(around))
    if (!name.includes('.') || isLeftBehind(join(around, name)))
      rmSync(join(around, name), { recursive: true, force: true });
  try {
    renameSync(beside, folder);
  } catch {
    rmSync(beside, { recursive: true, force: true });
  }
}

const LONGEST_BUILD_MS = 60 * 60_000;

/** What another studio builds right now stays; what one left an hour ago goes. */
function isLeftBehind(beside: string): boolean {
  const { mtimeMs = Date.now() } = statSync(beside, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > LONGEST_BUILD_MS;
}

function keyOf(sources: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${process.env.NODE_ENV}`);
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
