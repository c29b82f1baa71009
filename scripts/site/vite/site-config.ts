import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { InlineConfig } from 'vite';
import type { CheckResult } from '../../../src/check/run-checks.ts';
import type { ContentFiles } from '../../../src/content/content.ts';
import { ROOT, servedFolder } from '../../project/paths.ts';
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
      // Each page inlines its critical CSS; the one style sheet styles the rest.
      cssCodeSplit: false,
    },
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Ad blockers hide elements with such classes. */
const HIDDEN_BY_BLOCKERS = /^ads?$/;

/**
 * A short name for each class and keyframes of the CSS modules: every page carries some, and hashed
 * names compress worst. The same sources give the same names.
 * @returns a function for Vite's `css.modules.generateScopedName`
 */
function classNames(folder: string): (name: string, file: string) => string {
  const short = new Map<string, string>();
  const free = shortNames();
  for (const file of modulesIn(folder)) {
    const css = readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const names = [...css.matchAll(/(?:\.|@keyframes )([a-zA-Z][\w-]*)/g)].map(
      ([, name = '']) => name,
    );
    for (const name of new Set(names)) short.set(`${file} ${name}`, free.next().value ?? '');
  }
  return (name, file) => {
    const path = relative(folder, file.replace(/\?.*$/, ''));
    const found = short.get(`${path} ${name}`);
    if (found === undefined) throw new RangeError(`no class ${name} in ${path}`);
    return found;
  };
}

function modulesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.module.css')).sort();
}

/** a, b … z, aa, ab … */
function* shortNames(): Generator<string, string> {
  for (let number = 0; ; number += 1) {
    let name = '';
    for (let rest = number; rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1) {
      name = LETTERS[rest % LETTERS.length] + name;
    }
    if (!HIDDEN_BY_BLOCKERS.test(name)) yield name;
  }
}
