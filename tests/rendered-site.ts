import { existsSync, readFileSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { FACTS_SCHEMA, fromRoot, ROOT } from '../scripts/project/paths.ts';
import { requestSchemas } from '../scripts/project/request-schemas.ts';
import { withLock } from '../scripts/project/run.mjs';
import { siteFiles } from '../scripts/site/prerender.ts';
import { contentSource } from '../scripts/site/vite/content-plugin.ts';
import { SERVER_ENTRY } from '../scripts/site/vite/prerender-plugin.ts';
import { contentOf } from '../scripts/site/vite/validated-content.ts';
import type { CheckResult } from '../src/check/run-checks.ts';
import { type ContentFiles, readSite } from '../src/content/content.ts';
import { existsInLocale } from '../src/content/paths.ts';
import { Publication } from '../src/publish/publication.ts';
import { romeDateAt } from '../src/time/rome.ts';

/** The contents that are rendered; each import of the renderer takes its own, by its query. */
const contents: Record<string, ReturnType<typeof given>> = {};
const GIVEN = 'contentToRender';
Reflect.set(globalThis, GIVEN, contents);

const givenContent: Plugin = {
  name: 'given-content',
  resolveId: (id) => (/^virtual:(site|loaders)$/.test(id) ? `\0${id}` : undefined),
  load: (id) => {
    const name = /^\0virtual:(site|loaders)$/.exec(id)?.[1];
    return name && `export const { ${name} } = ${GIVEN}[new URL(import.meta.url).search];`;
  },
};

/** Of one run of the tests: Vitest takes it away. */
const outDir = fromRoot(`.cache/rendered-${process.ppid}`);
const RENDERER = `${outDir}/entry.server.js`;
if (!process.env.VITEST) {
  const clear = () => rmSync(outDir, { recursive: true, force: true });
  clear();
  process.once('exit', clear);
}

/** Builds the build's own renderer as one file, once for all workers. */
async function compile(): Promise<void> {
  if (existsSync(RENDERER)) return;
  await build({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    mode: 'production',
    logLevel: 'error',
    plugins: [givenContent],
    build: {
      ...{ ssr: SERVER_ENTRY, outDir, copyPublicDir: false, minify: false, emptyOutDir: false },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

/** The modules of some content, as the build brings them to the renderer. */
function given(files: ContentFiles, now: number) {
  const load = (id: string) => () =>
    import(`data:text/javascript,${encodeURIComponent(contentSource(id, files, now))}`);
  const { locales, pages } = readSite(files);
  const loaders = locales.map((locale) => {
    const own = pages.filter((page) => existsInLocale(locale.id, page));
    const loads = own.map(({ id }) => [id, load(`${locale.id}/${id}`)] as const);
    const of = { site: load(`${locale.id}/layout`), pages: Object.fromEntries(loads) };
    return [locale.id, async () => of] as const;
  });
  return { site: readSite(files), loaders: Object.fromEntries(loaders) };
}

/**
 * What the build makes of some content, without scripts, styles and pictures: each page and file by its path.
 * @param now milliseconds since the epoch at which it is built
 * @param only the paths of the pages that a test reads, such as `/prezzi`: others get no body
 */
export async function renderedSite(
  checked: CheckResult,
  now: number,
  only?: readonly string[],
): Promise<Map<string, string>> {
  await withLock(`${outDir}/lock`, compile, 'Another file builds the renderer');
  const query = `?${Object.keys(contents).length}`;
  contents[query] = given(contentOf(checked, true), now);
  const { render } = await import(pathToFileURL(RENDERER).href + query);
  return await siteFiles({
    publication: new Publication(checked.project, romeDateAt(now)),
    now,
    schema: JSON.parse(readFileSync(FACTS_SCHEMA, 'utf8')),
    requestSchemas: requestSchemas(),
    sheet: { text: '', path: 'assets/site.css' },
    assets: () => [],
    pageScript: { text: '', path: 'assets/start.js' },
    inlineScript: '',
    render: async (url, instant) =>
      (only?.includes(new URL(url).pathname) ?? true) ? render(url, instant) : '',
    file: (path) => readFileSync(fromRoot(`public${path}`), 'utf8'),
    tools: () => [],
    worker: async () => '',
  });
}
