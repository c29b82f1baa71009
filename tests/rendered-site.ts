import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { FACTS_SCHEMA, fromRoot, ROOT } from '../scripts/project/paths.ts';
import { requestSchemas } from '../scripts/project/request-schemas.ts';
import { siteFiles } from '../scripts/site/prerender.ts';
import { contentSource } from '../scripts/site/vite/content-plugin.ts';
import { SERVER_ENTRY } from '../scripts/site/vite/prerender-plugin.ts';
import { contentOf } from '../scripts/site/vite/validated-content.ts';
import type { CheckResult } from '../src/check/run-checks.ts';
import { type ContentFiles, readSite } from '../src/content/content.ts';
import { isIn } from '../src/content/paths.ts';
import { Publication } from '../src/publish/publication.ts';
import { romeToday } from '../src/time/rome.ts';

/** Where a renderer finds the content that it renders, by its own index. */
const GIVEN = 'contentToRender';
const PLACE = '__PLACE__';
const contents: ReturnType<typeof given>[] = [];
Reflect.set(globalThis, GIVEN, contents);

const givenContent: Plugin = {
  name: 'given-content',
  resolveId: (id) => (/^virtual:(site|loaders)$/.test(id) ? `\0${id}` : undefined),
  load: (id) => {
    const name = /^\0virtual:(site|loaders)$/.exec(id)?.[1];
    return name && `export const { ${name} } = globalThis.${GIVEN}['${PLACE}'];`;
  },
};

let compiled: Promise<string> | undefined;

/** Vitest takes away what its workers leave there. */
const outDir = fromRoot(`.cache/rendered-${process.ppid}/${process.pid}`);

/** The build's own renderer in one file. */
async function compile(): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    mode: 'production',
    logLevel: 'error',
    plugins: [givenContent],
    build: {
      ...{ ssr: SERVER_ENTRY, outDir, copyPublicDir: false, minify: false },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  return readFileSync(`${outDir}/entry.server.js`, 'utf8');
}

/** The modules of some content, as the build brings them to the renderer. */
function given(files: ContentFiles, now: number) {
  const load = (id: string) => () =>
    import(`data:text/javascript,${encodeURIComponent(contentSource(id, files, now))}`);
  const { locales, pages } = readSite(files);
  const loaders = locales.map((locale) => {
    const own = pages.filter((page) => isIn(locale.id, page));
    const loads = own.map(({ id }) => [id, load(`${locale.id}/${id}`)] as const);
    const of = { site: load(`${locale.id}/layout`), pages: Object.fromEntries(loads) };
    return [locale.id, async () => of] as const;
  });
  return { site: readSite(files), loaders: Object.fromEntries(loaders) };
}

/**
 * What the build makes of some content, without scripts, styles and pictures: each page and file by its path.
 * @param now milliseconds since the epoch at which it is built
 */
export async function renderedSite(
  checked: CheckResult,
  now: number,
): Promise<Map<string, string>> {
  compiled ??= compile();
  const place = contents.push(given(contentOf(checked, true), now)) - 1;
  const renderer = (await compiled).replaceAll(PLACE, String(place));
  const file = `${outDir}/renderer-${place}.js`;
  writeFileSync(file, renderer);
  const { render } = await import(pathToFileURL(file).href);
  return await siteFiles({
    publication: new Publication(checked.project, romeToday(now)),
    now,
    schema: JSON.parse(readFileSync(FACTS_SCHEMA, 'utf8')),
    requestSchemas: requestSchemas(),
    sheet: { text: '', path: 'assets/site.css' },
    assets: () => [],
    start: { text: '', path: 'assets/start.js' },
    first: '',
    render,
    file: (path) => readFileSync(fromRoot(`public${path}`), 'utf8'),
    tools: () => [],
    worker: async () => '',
  });
}
