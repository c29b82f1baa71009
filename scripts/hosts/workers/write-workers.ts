import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { VOICE_FILE } from '../../../src/publish/voice-data.ts';
import { promptMaterial } from '../../../src/server/relay/createPrompt.ts';
import { readSiteHeaders } from '../../../src/server/site/siteHeaders.ts';
import { ROOT, SCHEMAS } from '../../project/places.ts';
import { readValidContent } from '../../site/vite/validated-content.ts';
import { storeFiles } from './store-files.ts';
import type { WorkerData } from './worker.ts';

/** Cloudflare's tool, as it was tried. */
export const WRANGLER = '4.164.0';
/** The runtime behaves as it did on that day. */
const COMPATIBILITY = '2026-11-01';
const CONFIG = {
  name: 'fun-village',
  main: 'worker.js',
  compatibility_date: COMPATIBILITY,
  compatibility_flags: ['nodejs_compat'],
  no_bundle: true,
  rules: [{ type: 'ESModule', globs: ['**/*.js'] }],
  assets: {
    directory: 'assets',
    binding: 'ASSETS',
    run_worker_first: true,
    html_handling: 'none',
    not_found_handling: 'none',
  },
  durable_objects: { bindings: [{ name: 'LIMITS', class_name: 'Limits' }] },
  migrations: [{ tag: 'v1', new_sqlite_classes: ['Limits'] }],
  observability: { enabled: true },
};

/**
 * Writes a folder that Cloudflare's own tool takes as it is: the server's code, what it knows of the
 * site, and the files of the site by the names of their contents.
 * @param site the folder of the built site @param content that of its content
 * @throws Error when one of them is not whole
 */
export async function writeWorkers(site: string, content: string, out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const data: WorkerData = {
    files: storeFiles(site, join(out, 'assets')),
    headers: readSiteHeaders(site),
    voice: JSON.parse(readFileSync(join(site, VOICE_FILE), 'utf8')),
    prompt: promptMaterial(readValidContent(content, SCHEMAS)),
  };
  const text = JSON.stringify(JSON.stringify(data));
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
