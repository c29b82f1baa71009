import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../project/paths.ts';
import { withLock } from '../project/run.mjs';
import { writeAtomic } from '../project/write-atomic.ts';

// The renderer needs React of the mode that it was built for; Vite sets it only during a build.
process.env.NODE_ENV ??= 'production';

export type Renderer = typeof import('../../src/studio/preview/render.tsx');

export interface Built {
  /** The browser's files, by URL. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The module that renders the site's pages, as a `file:` URL. */
  readonly renderer: string;
}

const FOLDER = join(ROOT, '.cache', 'studio', 'built');
/** The files that the build depends on. */
const SOURCES = ['src/**/*', 'package-lock.json', 'scripts/studio/*'];
/** Written last: without it, the build was interrupted and is repeated. */
const COMPLETE = '.complete';
const RENDERER = 'render.js';

/** The studio's page and renderer, built once for each state of the sources. */
export async function builtStudio(): Promise<Built> {
  const folder = join(FOLDER, keyOfSources());
  const isBuilt = () => existsSync(join(folder, COMPLETE));
  const build = async () => {
    if (isBuilt()) return;
    rmSync(FOLDER, { recursive: true, force: true });
    const { buildStudio } = await import('./build.ts');
    await buildStudio(folder, RENDERER);
    writeAtomic(join(folder, COMPLETE), '');
  };
  if (!isBuilt())
    await withLock(
      `${FOLDER}.lock`,
      build,
      'Aspetto che finisca un’altra costruzione dello studio',
    );
  const names = readdirSync(folder).filter((name) => name !== COMPLETE && name !== RENDERER);
  return {
    files: new Map(names.map((name) => [`/assets/${name}`, readFileSync(join(folder, name))])),
    renderer: pathToFileURL(join(folder, RENDERER)).href,
  };
}

function keyOfSources(): string {
  const hash = createHash('sha256').update(`${process.version} ${process.env.NODE_ENV}`);
  const paths = SOURCES.flatMap((source) => globSync(source, { cwd: ROOT })).sort();
  for (const path of paths)
    if (statSync(join(ROOT, path)).isFile())
      hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 32);
}
