import { parseAccept } from 'hono/utils/accept';
import { unknownUrlAt } from '../../content/paths.ts';
import { COMMON_HEADERS, HTTPS_ONLY, REVALIDATE } from './common-headers.ts';
import { findDestination } from './find-destination.ts';
import type { Bytes, Headers, LoadedRelease, SiteFile, Variant } from './site.ts';

/** Gets a request header by its lower-case name. */
export type Header = (name: string) => string | undefined;

export interface SiteRequest {
  readonly method: string;
  /** Path and query, still encoded. */
  readonly target: string;
  readonly header: Header;
}

/** The same for HEAD as for GET; the sender drops the body. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body?: Bytes;
}

/** Adds HSTS to a response over https; browsers ignore it elsewhere. */
export function withHsts(response: SiteResponse, header: Header): SiteResponse {
  if (header('x-forwarded-proto') !== 'https') return response;
  return { ...response, headers: { ...response.headers, [HTTPS_ONLY[0]]: HTTPS_ONLY[1] } };
}

/** Answers from a site in memory: no disk access, no compression. */
export function respond(
  site: LoadedRelease,
  { method, target, header }: SiteRequest,
): SiteResponse {
  if (method !== 'GET' && method !== 'HEAD') return NOT_ALLOWED;
  const [path = '', ...query] = target.split('?');
  const destination = findDestination(path, {
    localeRoots: site.localeRoots,
    moved: site.moved,
    hasFile: (name) => site.files.has(name),
  });
  switch (destination.kind) {
    case 'file': {
      const file = site.files.get(destination.file);
      return file ? fileResponse(file, header) : MISSING;
    }
    case 'moved':
      return redirect(308, [destination.to, ...query].join('?'));
    case 'unknownPage':
      return redirect(302, unknownUrlAt(destination.to));
    case 'malformed':
      return isNavigation(header) ? HOME : textResponse(400, '400 Bad Request');
    case 'missing':
      return isNavigation(header) ? HOME : MISSING;
  }
}

/** Whether a visitor opens the URL. For pictures and scripts, browsers do not ask for HTML. */
function isNavigation(header: Header): boolean {
  return header('accept')?.includes('text/html') === true;
}

/** Always sends the whole file: files are small, and ranges are optional (RFC 9110, 14.2). */
function fileResponse(file: SiteFile, header: Header): SiteResponse {
  const variant = variantFor(file, header('accept-encoding'));
  if (isNotModified(variant, header)) return { status: 304, headers: variant.headersWithoutBody };
  return { status: 200, headers: variant.headers, body: variant.body };
}

/** The client's preferred encoding; Brotli if it accepts both equally. */
function variantFor({ plain: whole, compressed }: SiteFile, accepted = ''): Variant {
  if (compressed.size === 0 || accepted === '') return whole;
  const named = parseAccept(accepted);
  const quality = (name: string) =>
    (named.find(({ type }) => type === name) ?? named.find(({ type }) => type === '*'))?.q ?? 0;
  const [best] = ['br', 'gzip']
    .filter((name) => compressed.has(name) && quality(name) > 0)
    .sort((a, b) => quality(b) - quality(a));
  return compressed.get(best ?? '') ?? whole;
}

/** Whether the client's cached copy is current. A date must match exactly. */
function isNotModified({ etag, modified }: Variant, header: Header): boolean {
  const tags = header('if-none-match');
  if (tags === undefined) return header('if-modified-since') === modified;
  return (
    tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  );
}

const COMMON: Headers = { ...COMMON_HEADERS, 'Cache-Control': REVALIDATE };

function redirect(status: number, to: string): SiteResponse {
  return { status, headers: { ...COMMON, Location: to, 'Content-Length': '0' } };
}

/** A short response, plain text by default. */
export function textResponse(
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): SiteResponse {
  const body = new TextEncoder().encode(text);
  const own = { 'Content-Type': type, 'Content-Length': String(body.length) };
  return { status, headers: { ...COMMON, ...own }, body };
}

const HOME = redirect(302, unknownUrlAt('/'));
const MISSING = textResponse(404, '404 Not Found');
const REFUSED = textResponse(405, '405 Method Not Allowed');
const NOT_ALLOWED = { ...REFUSED, headers: { ...REFUSED.headers, Allow: 'GET, HEAD' } };
