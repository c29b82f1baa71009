import { posix } from 'node:path';
import { PUBLIC_API_FILE } from '../../publish/public-api-data.ts';
import { SITE_HEADERS_FILE } from './siteHeaders.ts';

/** What an address leads to. `file` is relative to the site's folder; `to` is an encoded path. */
export type Destination =
  | { kind: 'malformed' }
  | { kind: 'file'; file: string }
  | { kind: 'moved'; to: string }
  | { kind: 'unknownPage'; to: string }
  | { kind: 'missing' };

export interface Site {
  /** Paths of the home pages, '/' for the main language, such as '/en' for another. */
  localeRoots: readonly string[];
  /** Addresses that lead to another. */
  moved?: Readonly<Record<string, string>>;
  /** Tells whether the site's folder holds this file, given relative to it. */
  hasFile: (file: string) => boolean;
}

/**
 * Decides what to answer for the path of an address, as it came: still encoded, without the query.
 * Every page has one address, without index.html and without a slash at the end.
 */
export function findDestination(pathname: string, site: Site): Destination {
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

/** No file system takes a longer name, and no page has one. */
const LONGEST_NAME = 255;

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

function findPage(asked: string, path: string, site: Site): Destination | undefined {
  const file = posix.join(path, 'index.html').slice(1);
  if (isHidden(file) || !site.hasFile(file)) return undefined;
  const to = encodeURI(path);
  return asked === to ? { kind: 'file', file } : { kind: 'moved', to };
}

function findFile(asked: string, path: string, site: Site): Destination | undefined {
  const file = path.slice(1);
  if (isHidden(file) || !site.hasFile(file)) return undefined;
  return asked === path ? { kind: 'file', file } : { kind: 'moved', to: encodeURI(path) };
}

function findMoved(path: string, { moved = {} }: Site): Destination | undefined {
  const to = Object.hasOwn(moved, path) ? moved[path] : undefined;
  return to === undefined ? undefined : { kind: 'moved', to: encodeURI(to) };
}

function missing(path: string, { localeRoots }: Site): Destination {
  const isLong = path.split('/').some((name) => name.length > LONGEST_NAME);
  const isKnownPlace = path.startsWith('/.well-known/');
  if (posix.extname(path) !== '' || isHidden(path) || isLong || isKnownPlace)
    return { kind: 'missing' };
  const locale = localeRoots.find((root) => root !== '/' && `${path}/`.startsWith(`${root}/`));
  return { kind: 'unknownPage', to: locale ?? '/' };
}

/** Notes for hosts, which are not served: ours, and those of hosts that serve files alone. */
const NOT_SERVED = new Set([SITE_HEADERS_FILE, PUBLIC_API_FILE, '_headers', '_redirects']);

/**
 * What no host serves of a built site: files whose name starts with a point are tools' notes, but for what
 * stands at known addresses (RFC 8615).
 */
export function isHidden(file: string): boolean {
  const name = file.replace(/^\/?\.well-known\//, '');
  return NOT_SERVED.has(file) || name.split('/').some((part) => part.startsWith('.'));
}
