import { requestKind } from './kind-of-request.ts';
import { pathnameOf } from './pathname-of.ts';
import { filesToRender, filesToUse, inlineSvgs, savedAt } from './saved-page.ts';
import { localeOf, type OfflineLocale, type OfflineSettings, type Visited } from './settings.ts';
import { assetsStrategy, PAGES, pagesStrategy, picturesStrategy } from './strategies.ts';

/** Injected by the build. */
declare const OFFLINE: OfflineSettings;
declare const self: WorkerScope;
const settings = OFFLINE;

const pages = pagesStrategy(settings, Date.now);
const strategies = { page: pages, asset: assetsStrategy(), picture: picturesStrategy() };

self.addEventListener('install', (event) => {
  // Open tabs lose nothing: assets stay cached, and pages come from the network.
  event.waitUntil(Promise.all([self.skipWaiting(), saveEssentials(event)]));
});

self.addEventListener('activate', (event) => {
  // Without it, the request for a page would wait until the worker has started.
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([self.clients.claim(), preload, forgetRemoved()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = requestKind(request, self.location.origin);
  if (kind) event.respondWith(strategies[kind].handle({ event, request }));
});

self.addEventListener('message', (event) => {
  if (isVisited(event.data)) event.waitUntil(saveVisited(event.data, event));
});

/** Caches the essential pages of the languages read on this device, and of no others. */
async function saveEssentials(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const saved = await (await caches.open(PAGES)).keys();
  const read = [...open, ...saved].map(({ url }) => localeOf(settings, pathnameOf(url)));
  for (const locale of new Set(read)) await saveEssentialsOf(locale, event);
}

/** Sequentially, so as not to slow down the open page. */
async function saveEssentialsOf(
  { essentials, fallback }: OfflineLocale,
  event: ExtendableEvent,
): Promise<void> {
  for (const path of essentials) await saveFiles(filesToRender(await savePage(path, event)), event);
  await savePage(fallback, event);
}

async function saveVisited({ path, files, since }: Visited, event: ExtendableEvent): Promise<void> {
  if (!settings.pages.includes(path)) return;
  const known = await savedPage(path);
  const isNew = !known || savedAt(known) < since;
  const html = isNew ? await savePage(path, event) : await known.text();
  const tools = settings.tools[path];
  const used = tools ? [...filesToUse(html), ...tools] : filesToRender(html);
  await saveFiles([...new Set([...files, ...used])], event);
  // Inline, so the page does not request it; and a changed drawing keeps its name.
  if (isNew) for (const drawing of inlineSvgs(html)) await saveFile(drawing, event);
  const locale = localeOf(settings, path);
  if (!(await savedPage(locale.fallback))) await saveEssentialsOf(locale, event);
}

/** @returns its HTML; empty if the network failed and nothing is cached */
async function savePage(path: string, event: ExtendableEvent): Promise<string> {
  const request = new Request(path, { cache: 'no-cache', priority: 'low' });
  const [answer, done] = pages.handleAll({ event, request });
  await Promise.allSettled([answer, done]);
  return (await savedPage(path))?.text() ?? '';
}

async function saveFiles(files: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const path of files)
    if (!(await caches.match(path, { ignoreVary: true }))) await saveFile(path, event);
}

async function saveFile(path: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(path, { priority: 'low' });
  const kind = requestKind(request, self.location.origin);
  if (kind === undefined) return;
  const [answer, done] = strategies[kind].handleAll({ event, request });
  await Promise.allSettled([answer, done]);
}

async function savedPage(path: string): Promise<Response | undefined> {
  return (await caches.open(PAGES)).match(path, { ignoreVary: true });
}

/** Removes cached pages that the site no longer has. */
async function forgetRemoved(): Promise<void> {
  const cache = await caches.open(PAGES);
  const current = new Set([...settings.pages, ...settings.locales.map(({ fallback }) => fallback)]);
  for (const { url } of await cache.keys()) {
    if (!current.has(new URL(url).pathname)) await cache.delete(url);
  }
}

function isVisited(data: unknown): data is Visited {
  return typeof data === 'object' && data !== null && 'path' in data && 'since' in data;
}
