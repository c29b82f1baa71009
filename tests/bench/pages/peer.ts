import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { at, DIST } from '../../../scripts/project/paths.ts';
import { pageParts } from './page-parts.ts';
import { CONFIG, DEPENDENCIES, ISLANDS, pageSource } from './peer-project.ts';

const FOLDER = at('.cache/bench/peers/astro');
/** Our Node, and no telemetry. */
const ENVIRONMENT = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
};
const TEXT = /\.(html|js|css|svg|json|txt)$/;

/** A site built with another framework, on its own server. */
export interface Peer {
  readonly name: string;
  readonly address: string;
  close(): void;
}

/**
 * Builds some of our pages with the same markup, styles, fonts and pictures as an Astro site with
 * React islands, and serves them compressed with Brotli, as ours are. Installs Astro apart from our
 * packages.
 */
export async function servedPeer(paths: readonly string[]): Promise<Peer> {
  for (const stale of ['src', 'public', 'dist'])
    rmSync(join(FOLDER, stale), { recursive: true, force: true });
  put(
    'package.json',
    JSON.stringify({ private: true, type: 'module', dependencies: DEPENDENCIES }),
  );
  put('astro.config.mjs', CONFIG);
  put('src/islands.jsx', ISLANDS);
  for (const path of paths) {
    const { css, ...parts } = pageParts(DIST, path);
    const name = path === '/' ? 'index' : path.slice(1);
    put(`src/parts/${name}.css`, css);
    put(`src/parts/${name}.json`, JSON.stringify(parts));
    put(`src/pages/${name}.astro`, pageSource(name));
  }
  for (const name of ['pictures', 'icons', 'favicon.svg'])
    cpSync(join(DIST, name), join(FOLDER, 'public', name), { recursive: true });
  for (const name of readdirSync(join(DIST, 'assets')).filter((one) => one.endsWith('.woff2')))
    cpSync(join(DIST, 'assets', name), join(FOLDER, 'public/assets', name));
  for (const args of [
    ['install', '--no-audit', '--no-fund'],
    ['exec', '--', 'astro', 'build'],
  ])
    execFileSync('npm', args, {
      cwd: FOLDER,
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  return serve(join(FOLDER, 'dist'));
}

function put(path: string, content: string): void {
  mkdirSync(dirname(join(FOLDER, path)), { recursive: true });
  writeFileSync(join(FOLDER, path), content);
}

/** Serves from memory: this measures the page, not the disk. */
async function serve(root: string): Promise<Peer> {
  const { default: sirv } = await import(
    pathToFileURL(join(FOLDER, 'node_modules/sirv/build.mjs')).href
  );
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const path = join(root, entry);
    if (TEXT.test(path)) writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
  const server = createServer(sirv(root, { brotli: true, etag: true }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { name: 'astro', address: `http://localhost:${port}`, close: () => server.close() };
}
