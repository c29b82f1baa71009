import type { InlineConfig } from 'vite';
import type { CheckResult } from '../../../src/check/run-checks.ts';
import type { ContentFiles } from '../../../src/content/content.ts';
import { ROOT, servedFolder } from '../../project/places.ts';
import { classNames } from './class-names.ts';
import { contentPlugin } from './content-plugin.ts';
import { prerenderPlugin } from './prerender-plugin.ts';
import { contentOf } from './validated-content.ts';

const ROUTER = `${ROOT}node_modules/react-router/dist/production`;
/** Its package (7.18) exports only the development build, which logs warnings for visitors. */
const FOR_VISITORS = [
  { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
];

/**
 * What building and developing have in common.
 * @param now milliseconds since the epoch
 */
export function siteConfig(files: () => ContentFiles, now: number): InlineConfig {
  return {
    root: ROOT,
    configFile: false,
    publicDir: servedFolder(),
    appType: 'custom',
    plugins: [contentPlugin(files, now)],
  };
}

/** @param checked the checked content */
export function buildConfig(checked: CheckResult, now: number): InlineConfig {
  const server = process.env.SERVER_DIR ?? `${ROOT}.cache/server`;
  const files = contentOf(checked, true);
  const shared = siteConfig(() => files, now);
  return {
    ...shared,
    plugins: [...(shared.plugins ?? []), prerenderPlugin(checked, server, now)],
    resolve: { alias: FOR_VISITORS },
    css: { modules: { generateScopedName: classNames(`${ROOT}src`) } },
    build: {
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // Each page inlines its critical CSS; the one sheet styles the rest.
      cssCodeSplit: false,
    },
  };
}
