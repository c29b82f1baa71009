import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { DIST, fromRoot } from '../../../scripts/project/paths.ts';
import { type PageParts, pageParts } from './page-parts.ts';
import { ASTRO, ISLANDS, NEXT, type PeerProject } from './peer-projects.ts';

const FOLDER = fromRoot('.cache/bench/peers');
/** Our Node, and no telemetry. */
const ENVIRONMENT = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
};
const TEXT = /\.(html|js|css|svg|json|txt)$/;

/** A site built with another framework, on its own server. */
export interface Peer {
  readonly name: string;
  readonly url: string;
  close(): void;
}

/**
 * Builds some of our pages with the same markup, styles, fonts and pictures, once as an Astro site
 * with React islands and once as a static export of Next.js, and serves them compressed with
 * Brotli, as ours are. Installs both frameworks apart from our packages.
 */
export async function servedPeers(paths: readonly string[]): Promise<Peer[]> {
  const pages = paths.map((path) => ({ path, parts: pageParts(DIST, path) }));
  const peers: Peer[] = [];
  for (const project of [ASTRO, NEXT]) {
    const folder = join(FOLDER, project.name);
    write(folder, project, pages);
    const run = (...args: string[]) =>
      execFileSync('npm', args, {
        cwd: folder,
        env: ENVIRONMENT,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    run('install', '--no-audit', '--no-fund');
    run('exec', '--', ...project.build);
    peers.push(await serve(project.name, join(folder, project.output)));
  }
  return peers;
}

interface Page {
  readonly path: string;
  readonly parts: PageParts;
}

function write(folder: string, project: PeerProject, pages: readonly Page[]): void {
  for (const stale of ['src', 'app', 'public', project.output])
    rmSync(join(folder, stale), { recursive: true, force: true });
  const put = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const { dependencies, files } = project;
  const dev = { private: true, type: 'module', dependencies };
  put('package.json', JSON.stringify(dev));
  for (const [path, content] of Object.entries(files)) put(path, content);
  put(`${project.source}/islands.jsx`, ISLANDS);
  for (const { path, parts } of pages) {
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    put(`${project.source}/parts/${name}.css`, parts.css);
    put(`${project.source}/parts/${name}.json`, JSON.stringify({ ...parts, css: undefined }));
    const file = project.pageFile(path);
    const up = relative(dirname(file), project.source);
    put(file, project.page(name, up === '' ? './' : `${up}/`));
  }
  for (const name of readdirSync(DIST))
    if (/^(pictures|icons|favicon\.svg)$/.test(name))
      cpSync(join(DIST, name), join(folder, 'public', name), { recursive: true });
  for (const name of readdirSync(join(DIST, 'assets')))
    if (name.endsWith('.woff2'))
      cpSync(join(DIST, 'assets', name), join(folder, 'public/assets', name));
}

/** Serves from memory: this measures the page, not the disk. */
async function serve(name: string, root: string): Promise<Peer> {
  const { default: sirv } = await import(
    pathToFileURL(join(FOLDER, name, 'node_modules/sirv/build.mjs')).href
  );
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const path = join(root, entry);
    if (TEXT.test(path)) writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
  const server = createServer(sirv(root, { brotli: true, etag: true }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { name, url: `http://localhost:${port}`, close: () => server.close() };
}
