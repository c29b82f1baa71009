import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import type { CheckResult } from '../../../src/check/run-checks.ts';
import { pageAt } from '../../../src/content/paths.ts';
import { filledPage, filledSite } from '../../../src/i18n/filled-content.ts';
import { Publication } from '../../../src/publish/publication.ts';
import { romeDateAt } from '../../../src/time/rome.ts';
import { servedFolder } from '../../project/paths.ts';
import { renderDocument, renderRedirect } from '../document.ts';
import { PageStyles } from '../page-styles.ts';
import { documentOf, inForceFrom, renderPage } from '../prerender.ts';
import type { PageInput } from '../prerender-input.ts';
import { FIRST_ENTRY, PAGE_ENTRY, SERVER_ENTRY } from './prerender-plugin.ts';
import { bundledAlone } from './single-bundle.ts';

const SHEET = '/assets/site.css';
const PAGE_SCRIPT = '/assets/start.js';
/** Tells an open page of edits; not part of the site. */
const LIVE = '<script type="module" src="/@vite/client"></script></head>';

/**
 * Serves the pages that the build writes, each rendered on request. After an edit of the code,
 * reloads an open page at the same scroll position.
 * @param checked the last valid content
 */
export function devPlugin(checked: () => CheckResult): Plugin {
  let scripts: Promise<{ first: string; start: string }> | undefined;
  let sheet = '';
  const answer = async (server: ViteDevServer, request: IncomingMessage) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/(.)\/$/, '$1');
    scripts ??= bundled();
    const { first, start } = await scripts;
    if (path === PAGE_SCRIPT) return { type: 'text/javascript', text: start };
    if (path === SHEET) return { type: 'text/css', text: sheet };
    if (!request.headers.accept?.includes('text/html')) return undefined;
    const rendered = await documentAt(path, first, server, checked());
    sheet = rendered.sheet ?? sheet;
    return { type: 'text/html', text: rendered.html.replace('</head>', LIVE) };
  };
  return {
    name: 'dev',
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        answer(server, request).then((found) => {
          if (!found) return next();
          response.setHeader('Content-Type', `${found.type}; charset=utf-8`);
          response.setHeader('Cache-Control', 'no-store');
          response.end(found.text);
        }, next);
      });
    },
    hotUpdate({ file }) {
      if (!file.includes('/src/')) return;
      scripts = undefined;
      if (this.environment.name === 'client') this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

async function bundled() {
  const [first, start] = await Promise.all([FIRST_ENTRY, PAGE_ENTRY].map((e) => bundledAlone(e)));
  return { first: (first ?? '').trim(), start: start ?? '' };
}

/** An unknown URL leads home. */
async function documentAt(
  path: string,
  first: string,
  server: ViteDevServer,
  { project }: CheckResult,
): Promise<{ html: string; sheet?: string }> {
  const now = Date.now();
  const publication = new Publication(project, romeDateAt(now)).at(now);
  const versions = inForceFrom(publication, now);
  const { files } = versions[0];
  const { site } = publication;
  const contents = site.locales.map(({ id }) => filledSite(files, id));
  const found = pageAt(site, path);
  const content = contents.find(({ locale }) => locale.id === found?.locale.id);
  if (!found || !content) return { html: contents[0] ? renderRedirect(contents[0]) : '' };
  const page = filledPage(files, found.locale.id, found.page.id);
  const { render } = await server.ssrLoadModule(`/${SERVER_ENTRY}`);
  const input: PageInput = {
    publication,
    now,
    inlineScript: first,
    render,
    pageScript: { path: PAGE_SCRIPT, text: '' },
    assets: ([entry = '']) => [`/${entry}`],
    file: (name) => readFileSync(join(servedFolder(), name), 'utf8'),
  };
  const rendered = await renderPage(input, versions, content, page);
  const sheet = await sheetOf(server);
  const styles = new PageStyles(sheet);
  const parts = documentOf(input, { path: SHEET, styles }, content, page, rendered);
  // Our policy would block Vite's scripts, and a page that changes is not saved.
  const html = renderDocument({ ...parts, policy: '', worker: undefined });
  return { html, sheet: styles.withoutFaces() };
}

/** The styles of everything rendered so far, in import order. */
async function sheetOf(server: ViteDevServer): Promise<string> {
  const seen = new Set<EnvironmentModuleNode>();
  const sheets: string[] = [];
  const visit = (module: EnvironmentModuleNode | undefined) => {
    if (!module?.id || seen.has(module)) return;
    seen.add(module);
    for (const imported of module.importedModules) visit(imported);
    if (module.id.endsWith('.css')) sheets.push(module.id);
  };
  const { moduleGraph } = server.environments.ssr;
  visit(await moduleGraph.getModuleByUrl(`/${SERVER_ENTRY}`));
  const texts = sheets.map(async (id) => (await server.ssrLoadModule(`${id}?inline`)).default);
  return (await Promise.all(texts)).join('\n');
}
