import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../project/places.ts';
import { writeWhole } from '../project/write-whole.mjs';

// What is built runs with React's code for the same mode, and Vite would choose it only when it builds.
process.env.NODE_ENV ??= 'production';

export type Renderer = typeof import('../../src/studio/preview/render.tsx');

export interface Built {
  /** What the browser loads, by its address. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The module that draws the site's pages, as a `file:` address. */
  readonly renderer: string;
}

const FOLDER = join(ROOT, '.cache', 'studio', 'built');
/** Whatever changes there may change what is built. */
const SOURCES = ['src/**/*', 'package-lock.json', 'scripts/studio/*'];
/** Written last: what a build that was stopped left behind is built again. */
const WHOLE = '.whole';
const RENDERER = 'render.js';

/** The studio's page and renderer, made once for each state of the sources. */
export async function builtStudio(): Promise<Built> {
  const folder = join(FOLDER, keyOfSources());
  if (!existsSync(join(folder, WHOLE))) {
    rmSync(FOLDER, { recursive: true, force: true });
    const { buildStudio } = await import('./build.ts');
    await buildStudio(folder, RENDERER);
    writeWhole(join(folder, WHOLE), '');
  }
  const names = readdirSync(folder).filter((name) => name !== WHOLE && name !== RENDERER);
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
