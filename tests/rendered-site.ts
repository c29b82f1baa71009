import { readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { at, FACTS_SCHEMA, ROOT } from '../scripts/project/places.ts';
import { requestSchemas } from '../scripts/project/request-schemas.ts';
import { siteFiles } from '../scripts/site/prerender.ts';
import { contentPlugin } from '../scripts/site/vite/content-plugin.ts';
import { ENTRIES, SERVER_ENTRY } from '../scripts/site/vite/prerender-plugin.ts';
import { contentOf } from '../scripts/site/vite/validated-content.ts';
import type { CheckResult } from '../src/check/runChecks.ts';
import { Publication } from '../src/publish/publication.ts';
import { romeToday } from '../src/time/rome.ts';

let compiled = 0;

/**
 * What the build makes of some content, without scripts, styles and pictures: each page and file by its
 * path, in some two seconds. The renderer is the build's own.
 * @param now milliseconds since the epoch at which it is built
 */
export async function renderedSite(
  checked: CheckResult,
  now: number,
): Promise<Map<string, string>> {
  compiled += 1;
  const outDir = at(`.cache/rendered-${process.pid}-${compiled}`);
  const files = contentOf(checked, true);
  try {
    await build({
      root: ROOT,
      configFile: false,
      appType: 'custom',
      mode: 'production',
      logLevel: 'error',
      plugins: [contentPlugin(() => files, now)],
      build: { ssr: SERVER_ENTRY, outDir, copyPublicDir: false, minify: false },
    });
    const { render } = await import(pathToFileURL(`${outDir}/entry.server.js`).href);
    return await siteFiles({
      publication: new Publication(checked.project, romeToday(now)),
      now,
      schema: JSON.parse(readFileSync(FACTS_SCHEMA, 'utf8')),
      requestSchemas: requestSchemas(),
      published: () => undefined,
      sheet: { text: '', path: 'assets/site.css' },
      assets: () => [],
      entries: ENTRIES,
      start: { text: '', path: 'assets/start.js' },
      first: '',
      render,
      file: (path) => readFileSync(at(`public${path}`), 'utf8'),
      tools: () => [],
      worker: async () => '',
    });
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
