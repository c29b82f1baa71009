import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { CONTENT, DIST, SCHEMAS } from '../../../scripts/project/paths.ts';
import { ISLANDS } from '../../../scripts/site/page-code.ts';
import { buildConfig } from '../../../scripts/site/vite/site-config.ts';
import { checkContent } from '../../../scripts/site/vite/validated-content.ts';
import { expect, interactWithPage, test } from '../fixtures.ts';
import { FAR_ZONE, ready } from '../running-page.ts';
import { pagesWithNewParts } from '../shown-pages.ts';
import { pages } from './pages.ts';

const BUILT = process.env.DIST_DIR ?? DIST;

/** A page for each kind of island on each template: only islands are hydrated. */
const visited = pagesWithNewParts(pages, ({ path, template }) => {
  const html = readFileSync(join(BUILT, path, 'index.html'), 'utf8');
  const islands = html.matchAll(/ data-island="([\w-]+)"/g);
  return [...islands].map(([, island]) =>
    island === 'frame-choices' ? island : `${template} ${island}`,
  );
});

/** The entry, as the pages name it: the folder has those of earlier builds too. */
const [ENTRY_FILE] =
  /entry\.islands-[\w-]+\.js/.exec(readFileSync(join(BUILT, 'index.html'), 'utf8')) ?? [];

/**
 * The islands with React's development build: it alone reports every difference between HTML and
 * first render. The pages stay those of the built site.
 */
async function islandsInDevelopment(): Promise<Map<string, string>> {
  const { plugins = [], ...shared } = buildConfig(checkContent(CONTENT, SCHEMAS), Date.now());
  const config: InlineConfig = {
    ...shared,
    // Without the last one, which renders the pages.
    plugins: plugins.slice(0, -1),
    mode: 'development',
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      ...shared.build,
      write: false,
      minify: false,
      rolldownOptions: {
        input: ISLANDS,
        preserveEntrySignatures: 'allow-extension',
        // The build keeps its files: none of these may have the name of one of them.
        output: {
          entryFileNames: `assets/${ENTRY_FILE}`,
          chunkFileNames: 'assets/development/[name]-[hash].js',
        },
      },
    },
  };
  const [result] = [await build(config)].flat();
  const files = result && 'output' in result ? result.output : [];
  return new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])),
  );
}

test('no island differs from its HTML', async ({ browser, baseURL }) => {
  const islands = await islandsInDevelopment();
  expect([...islands.values()].join()).toContain('attributes of the server rendered HTML');
  // What depends on the visitor’s zone differs there from the HTML, which is Rome’s.
  const context = await browser.newContext({ baseURL, timezoneId: FAR_ZONE, locale: 'it-IT' });
  await context.addInitScript(interactWithPage);
  let given = 0;
  await context.route('/assets/**/*.js', (route) => {
    const body = islands.get(new URL(route.request().url()).pathname);
    if (body === undefined) return route.continue();
    given += 1;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(`${page.url()} ${message}`));
  page.on('console', (message) => {
    // offline.spec.ts covers the service worker.
    if (/Service Worker registration blocked/.test(message.text())) return;
    if (/error|warning/.test(message.type())) complaints.push(`${page.url()} ${message.text()}`);
  });
  for (const { path } of visited) {
    await page.goto(path, { waitUntil: 'commit' });
    await ready(page);
  }
  await context.close();
  expect(given).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});
