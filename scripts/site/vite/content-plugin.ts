import type { Plugin } from 'vite';
import { type ContentFiles, readSite } from '../../../src/content/content.ts';
import { withoutNotes } from '../../../src/content/facts.ts';
import { type Json, mergePatchBetween } from '../../../src/content/json.ts';
import { memoizeEach } from '../../../src/content/memoize.ts';
import { existsInLocale } from '../../../src/content/paths.ts';
import { filledPage, filledSite } from '../../../src/i18n/filled-content.ts';
import { unbroken } from '../../../src/i18n/unbroken.ts';
import { filesAt, momentsAfter } from '../../../src/time/in-force.ts';

const LOADERS = 'virtual:loaders';
const SITE = 'virtual:site';
/** Per language: visitors of the first do not load the URLs of the others. */
const LOADERS_OF = 'virtual:loaders/';
const CONTENT = 'virtual:content/';
/** How the ids of these modules begin. */
export const RESOLVED = '\0virtual:';

/**
 * The content for the browser: a module per locale for what all pages share, and one per page.
 * @param files the content, read and checked
 * @param now when it is built (milliseconds since the epoch): later changes are included
 */
export function contentPlugin(files: () => ContentFiles, now: number): Plugin {
  return {
    name: 'content',
    resolveId: (id) =>
      id.startsWith(CONTENT) || id.startsWith(LOADERS) || id === SITE ? `\0${id}` : undefined,
    load: (id) => (id.startsWith(RESOLVED) ? moduleSource(id.slice(1), files(), now) : undefined),
  };
}

function moduleSource(id: string, files: ContentFiles, now: number): string {
  if (id === SITE)
    return `export const site = ${JSON.stringify(withoutNotes(readSite(files) as never))};`;
  if (id === LOADERS) return loadersSource(files);
  if (id.startsWith(LOADERS_OF)) return localeLoaders(files, id.slice(LOADERS_OF.length));
  return contentSource(id.slice(CONTENT.length), files, now);
}

/** The content at an instant, once for all modules: what pages share is read once from it. */
const filesOnce = memoizeEach((files: ContentFiles, instant) => filesAt(files, Number(instant)));

/** The module of a page in a language, such as `it/home`, or of what its pages share. */
export function contentSource(id: string, files: ContentFiles, now: number): string {
  const [locale = '', pageId = ''] = id.split('/');
  const contentAt = (instant: number) => {
    const filesThen = filesOnce(files, String(instant));
    return pageId === 'layout'
      ? filledSite(filesThen, locale)
      : filledPage(filesThen, locale, pageId);
  };
  const content = contentAt(now);
  const later = momentsAfter(files, now).flatMap((from) => {
    const part = mergePatchBetween(content as unknown as Json, contentAt(from) as unknown as Json);
    return [[from, part ?? {}]];
  });
  const isTimed = later.some(([, part]) => JSON.stringify(part) !== '{}');
  return `export const content = ${unbroken(JSON.stringify(content))};${
    isTimed ? `export const later = ${unbroken(JSON.stringify(later))};` : ''
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

/** One file for what a language's pages share and for their URLs: pages need both. */
function localeLoaders(files: ContentFiles, locale: string): string {
  const shared = `import * as shared from '${CONTENT}${locale}/layout';`;
  return `${shared}\nexport const of = ${loadersOf(files, locale, 'async () => shared')};`;
}

function loadersOf(files: ContentFiles, locale: string, site?: string): string {
  const load = (id: string) => `() => import('${CONTENT}${locale}/${id}')`;
  const pages = readSite(files)
    .pages.filter((page) => existsInLocale(locale, page))
    .map(({ id }) => `${JSON.stringify(id)}: ${load(id)}`);
  return `{ site: ${site ?? load('layout')}, pages: {\n${pages.join(',\n')}\n} }`;
}
