import { posix } from 'node:path';
import { PUBLIC_API_FILE } from '../../publish/public-api-data.ts';
import { SITE_HEADERS_FILE } from './site-headers.ts';

/** What a URL leads to. `file` is relative to the site's folder; `to` is an encoded path. */
export type Destination =
  | { kind: 'malformed' }
  | { kind: 'file'; file: string }
  | { kind: 'moved'; to: string }
  | { kind: 'unknownPage'; to: string }
  | { kind: 'missing' };

export interface SiteUrls {
  /** Paths of the home pages, '/' for the main language, such as '/en' for another. */
  localeRoots: readonly string[];
  /** Redirects, from URL to URL. */
  moved?: Readonly<Record<string, string>>;
  /** Whether a file, by its path relative to the site's folder, exists. */
  hasFile: (file: string) => boolean;
}

/**
 * Decides how to answer a path, still encoded and without the query. Every page has one URL,
 * without index.html and without a trailing slash.
 */
export function findDestination(pathname: string, site: SiteUrls): Destination {
  const path = decodePath(pathname);
  if (path === undefined) return { kind: 'malformed' };
  const names = path.split('/').filter((name) => name !== '' && name !== '.');
  const clean = `/${names.join('/')}`;
  return (
    findPage(pathname, clean, site) ??
    findPage(pathname, withoutHtml(clean), site) ??
    findFile(path, clean, site) ??
    findMoved(withoutHtml(clean), site) ??
    missing(clean, site)
  );
}

/** The longest name that a file system accepts. */
const MAX_NAME_LENGTH = 255;

/** Undefined when an escape is broken or hides a slash, a backslash or a control character. */
function decodePath(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').map(decodeURIComponent);
    const isSafe = segments.every((segment) => !/[/\\]|\p{Cc}/u.test(segment) && segment !== '..');
    return isSafe ? segments.join('/') : undefined;
  } catch {
    return undefined;
  }
}

function withoutHtml(path: string): string {
  return posix.join('/', path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, ''));
}

function findPage(asked: string, path: string, site: SiteUrls): Destination | undefined {
  const file = posix.join(path, 'index.html').slice(1);
  if (isHidden(file) || !site.hasFile(file)) return undefined;
  const to = encodeURI(path);
  return asked === to ? { kind: 'file', file } : { kind: 'moved', to };
}

function findFile(asked: string, path: string, site: SiteUrls): Destination | undefined {
  const file = path.slice(1);
  if (isHidden(file) || !site.hasFile(file)) return undefined;
  return asked === path ? { kind: 'file', file } : { kind: 'moved', to: encodeURI(path) };
}

function findMoved(path: string, { moved = {} }: SiteUrls): Destination | undefined {
  const to = Object.hasOwn(moved, path) ? moved[path] : undefined;
  return to === undefined ? undefined : { kind: 'moved', to: encodeURI(to) };
}

function missing(path: string, { localeRoots }: SiteUrls): Destination {
  const isLong = path.split('/').some((name) => name.length > MAX_NAME_LENGTH);
  const isKnownPlace = path.startsWith('/.well-known/');
  if (posix.extname(path) !== '' || isHidden(path) || isLong || isKnownPlace)
    return { kind: 'missing' };
  const locale = localeRoots.find((root) => root !== '/' && `${path}/`.startsWith(`${root}/`));
  return { kind: 'unknownPage', to: locale ?? '/' };
}

/** Configuration for hosts (ours and static ones), which is not served. */
const NOT_SERVED = new Set([SITE_HEADERS_FILE, PUBLIC_API_FILE, '_headers', '_redirects']);

/**
 * Whether a file of a built site must not be served: dotfiles, except those in `.well-known` (RFC
 * 8615), and host configuration.
 */
export function isHidden(file: string): boolean {
  const name = file.replace(/^\/?\.well-known\//, '');
  return NOT_SERVED.has(file) || name.split('/').some((part) => part.startsWith('.'));
}
