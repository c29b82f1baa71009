import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import type { CheckResult } from '../../../src/check/runChecks.ts';
import { ROOT, SCHEMAS, servedFolder } from '../../project/places.ts';
import { classNames } from './class-names.ts';
import { contentPlugin } from './content-plugin.ts';
import { layerOrder } from './layer-order.ts';
import { prerenderPlugin } from './prerender-plugin.ts';

const ROUTER = `${ROOT}node_modules/react-router/dist/production`;
/** Its package (7.18) hands out only the build for developers, which warns visitors’ consoles of itself. */
const FOR_VISITORS = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
];

/**
 * How the site is built and served while developing.
 * @param checked the content as a build has read and checked it, so that nobody reads it again; without
 *   it, it is read at each edit
 */
export function siteConfig(content: string, checked?: CheckResult, now = Date.now()): UserConfig {
  const server = process.env.SERVER_DIR ?? `${ROOT}.cache/server`;
  return {
    root: ROOT,
    publicDir: servedFolder(),
    appType: 'custom',
    // Without a document to start from, each package would be found, and prepared, only when it is asked for.
    optimizeDeps: { entries: ['src/entry.dev.ts'] },
    // Who saves empties the file first, and an empty file is a slip.
    server: { watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } } },
    plugins: [
      react(),
      contentPlugin(content, SCHEMAS, checked, now),
      layerOrder(),
      ...(checked ? [prerenderPlugin(checked, server, now)] : []),
    ],
    ...(checked && { resolve: { alias: FOR_VISITORS } }),
    ...(checked && { css: { modules: { generateScopedName: classNames(`${ROOT}src`) } } }),
    build: {
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // Each page brings the rules of its first screen; the one sheet comes with what lies below.
      cssCodeSplit: false,
    },
  };
}
