import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { PUBLIC_API_FILE } from '../../../src/publish/public-api-data.ts';
import { ROOT } from '../../project/paths.ts';

/** The tested version of Cloudflare's command-line tool. */
export const WRANGLER = '4.164.0';
/** Pins the runtime's behaviour to that day. */
const COMPATIBILITY = '2026-11-01';
const CONFIG = {
  name: 'fun-village',
  main: 'worker.js',
  compatibility_date: COMPATIBILITY,
  compatibility_flags: ['nodejs_compat'],
  no_bundle: true,
  rules: [{ type: 'ESModule', globs: ['**/*.js'] }],
  assets: {
    directory: 'site',
    run_worker_first: ['/api/*'],
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  },
  durable_objects: { bindings: [{ name: 'LIMITS', class_name: 'Limits' }] },
  migrations: [{ tag: 'v1', new_sqlite_classes: ['Limits'] }],
  observability: { enabled: true },
};

/** Compressed variants (the platform compresses), our server's settings and hidden files. */
const NOT_SERVED = /\.(?:br|gz)$|^site-(?:headers|api)\.json$|^\.(?!well-known(?:$|[\\/]))/;

/**
 * Writes a folder that Wrangler deploys as it is: the server's code, its data and the site's files.
 * @param site the folder of the built site @throws Error when it is incomplete
 */
export async function writeWorkers(site: string, out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const root = realpathSync(site);
  const isServed = (path: string) => !NOT_SERVED.test(relative(root, path));
  cpSync(root, join(out, 'site'), { recursive: true, filter: isServed });
  const text = JSON.stringify(readFileSync(join(site, PUBLIC_API_FILE), 'utf8'));
  writeFileSync(join(out, 'site.js'), `export default JSON.parse(${text});\n`);
  writeFileSync(join(out, 'worker.js'), MAIN);
  writeFileSync(join(out, 'wrangler.json'), `${JSON.stringify(CONFIG, null, 2)}\n`);
  await bundle(out);
}

const MAIN = `import { createWorker } from './server.js';
import site from './site.js';
export { Limits } from './server.js';
export default createWorker(site);
`;

async function bundle(out: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: resolve(import.meta.dirname, 'worker.ts'),
      outDir: resolve(out),
      emptyOutDir: false,
      minify: true,
      rollupOptions: {
        external: [/^node:/, 'cloudflare:workers'],
        output: { entryFileNames: 'server.js', codeSplitting: false },
      },
    },
  });
}
