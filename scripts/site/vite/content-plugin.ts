import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { CheckResult } from '../../../src/check/runChecks.ts';
import { type ContentFiles, readSite } from '../../../src/content/content.ts';
import { withoutNotes } from '../../../src/content/facts.ts';
import type { Json } from '../../../src/content/json.ts';
import { isIn } from '../../../src/content/paths.ts';
import { filledPage, filledSite } from '../../../src/i18n/filled-content.ts';
import { unbroken } from '../../../src/i18n/unbroken.ts';
import { difference, filesAt, turnsAfter } from '../../../src/time/in-force.ts';
import { romeToday } from '../../../src/time/rome.ts';
import { sentenceFor } from '../../project/command-error.ts';
import { ContentError, contentOf, readValidContent } from './validated-content.ts';

const LOADERS = 'virtual:loaders';
const SITE = 'virtual:site';
/** Of one language: readers of the first do not get the others' addresses. */
const LOADERS_OF = 'virtual:loaders/';
const CONTENT = 'virtual:content/';
const RESOLVED = '\0';
/** Told to the open pages before what was edited. */
const VALID = 'content:valid';
const GONE = 'La cartella dei contenuti ora non si legge: resta quello che si è letto prima.';

/**
 * Brings content to the browser: one module per locale for what all pages share, one per page and
 * locale. Broken content stops the build, and shows as an overlay while developing.
 * @param checked what a build has read already; without it the content is read at each edit
 * @param now when it is built (milliseconds since the epoch): what holds later comes along
 */
export function contentPlugin(
  contentFolder: string,
  schemaFolder: string,
  checked?: CheckResult,
  now = Date.now(),
): Plugin {
  const given = checked && contentOf(checked, true);
  let files: ContentFiles | undefined = given;
  let live = false;
  const read = () => readValidContent(contentFolder, schemaFolder, romeToday(Date.now()), !live);
  const content = () => {
    files ??= read();
    return files;
  };
  return {
    name: 'content',
    configResolved: (config) => {
      live = config.command === 'serve';
    },
    buildStart: () => {
      files = given;
      if (!live) content();
    },
    resolveId: (id) =>
      id.startsWith(CONTENT) || id.startsWith(LOADERS) || id === SITE ? RESOLVED + id : undefined,
    load: (id) =>
      id.startsWith(`${RESOLVED}virtual:`)
        ? moduleSource(id.slice(1), content(), now, live)
        : undefined,
    configureServer: (server) =>
      watchContent(server, [contentFolder, schemaFolder], () => {
        files = read();
      }),
  };
}

function moduleSource(id: string, files: ContentFiles, now: number, live: boolean): string {
  if (id === SITE)
    return `export const site = ${JSON.stringify(withoutNotes(readSite(files) as never))};`;
  if (id === LOADERS) return loadersSource(files);
  if (id.startsWith(LOADERS_OF)) return laterLoaders(files, id.slice(LOADERS_OF.length));
  const [locale = '', pageId = ''] = id.slice(CONTENT.length).split('/');
  const contentAt = (moment: number) => {
    const held = filesAt(files, moment);
    return pageId === 'layout' ? filledSite(held, locale) : filledPage(held, locale, pageId);
  };
  const content = contentAt(now);
  const later = turnsAfter(files, now).flatMap((from) => {
    const part = difference(content as unknown as Json, contentAt(from) as unknown as Json);
    return [[from, part ?? {}]];
  });
  const turns = later.some(([, part]) => JSON.stringify(part) !== '{}');
  const source = `export const content = ${unbroken(JSON.stringify(content))};${
    turns ? `export const later = ${unbroken(JSON.stringify(later))};` : ''
  }`;
  return live ? source + hotSource(`${locale}/${pageId}`) : source;
}

/**
 * A page's first update finds no overlay: Vite would take the one of a slip for a page whose code did not
 * load, and load it anew.
 */
function hotSource(id: string): string {
  return `
import { publishContent } from '/src/layout/live-content.ts';
if (import.meta.hot) {
  import.meta.hot.accept((next) => next && publishContent(${JSON.stringify(id)}, next));
  import.meta.hot.on('${VALID}', () => document.querySelector('vite-error-overlay')?.close());
}`;
}

function loadersSource(files: ContentFiles): string {
  const [first, ...others] = readSite(files).locales.map(({ id }) => id);
  if (first === undefined) return 'export const loaders = {};';
  const later = others.map(
    (id) => `${JSON.stringify(id)}: async () => (await import('${LOADERS_OF}${id}')).of`,
  );
  const byLocale = [`${JSON.stringify(first)}: async () => of`, ...later];
  return `const of = ${loadersOf(files, first)};\nexport const loaders = { ${byLocale.join(', ')} };`;
}

/** Whoever brings the addresses of a later language's texts needs what its pages share: they are one file. */
function laterLoaders(files: ContentFiles, locale: string): string {
  const shared = `import * as shared from '${CONTENT}${locale}/layout';`;
  return `${shared}\nexport const of = ${loadersOf(files, locale, 'async () => shared')};`;
}

function loadersOf(files: ContentFiles, locale: string, site?: string): string {
  const load = (id: string) => `() => import('${CONTENT}${locale}/${id}')`;
  const pages = readSite(files)
    .pages.filter((page) => isIn(locale, page))
    .map(({ id }) => `${JSON.stringify(id)}: ${load(id)}`);
  return `{ site: ${site ?? load('layout')}, pages: {\n${pages.join(',\n')}\n} }`;
}

/**
 * Checks again at each edit: good content replaces the old in the open page, bad content shows why, over
 * the last that was good; also over a page that is opened meanwhile.
 */
function watchContent(server: ViteDevServer, folders: readonly string[], check: () => void): void {
  const watched = folders.map((folder) => normalizePath(folder));
  let slip: ContentError | undefined;
  const tell = () => slip && server.ws.send({ type: 'error', err: overlay(slip) });
  server.ws.on('connection', tell);
  server.watcher.add(watched);
  server.watcher.on('all', (_event, file) => {
    if (!watched.some((folder) => normalizePath(file).startsWith(folder))) return;
    try {
      check();
      slip = undefined;
      refresh(server);
    } catch (error) {
      const isSlip = error instanceof ContentError;
      const said = isSlip ? error.message : sentenceFor(error)?.text;
      // A folder that goes away, or changes, while it is read: the next edit reads it again.
      if (said === undefined && !isOfDisk(error)) throw error;
      if (isSlip) slip = error;
      const lines = isSlip ? [said] : [said, GONE].filter(Boolean);
      server.config.logger.error(`\n${lines.join('\n')}\n`);
      tell();
    }
  });
}

function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function refresh(server: ViteDevServer): void {
  const { moduleGraph } = server.environments.client;
  const modules = [...moduleGraph.idToModuleMap.values()].filter((module) =>
    module.id?.startsWith(RESOLVED + CONTENT),
  );
  server.ws.send(VALID);
  for (const module of modules) server.environments.client.reloadModule(module);
  if (modules.length === 0) server.ws.send({ type: 'full-reload' });
}

function overlay({ first }: ContentError) {
  return {
    message: `${first.file}:${first.line}:${first.column} ${first.sentence}`,
    stack: '',
    id: first.file,
    frame: first.frame,
    plugin: 'content',
    loc: { file: first.file, line: first.line, column: first.column },
  };
}
