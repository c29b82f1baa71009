import { getMimeType } from 'hono/utils/mime';
import { ASSET_HEADERS, COMMON_HEADERS, IMMUTABLE, REVALIDATE } from './common-headers.ts';
import type { SiteHeaders } from './site-headers.ts';

export type Headers = Readonly<Record<string, string>>;

export type Bytes = Uint8Array<ArrayBuffer>;

/** A file as it is sent, in one of its encodings. */
export interface Variant {
  /** Derived from the content, so that a page which a new build did not change is still cached. */
  readonly etag: string;
  /** As an HTTP date. */
  readonly modified: string;
  readonly body: Bytes;
  /** Headers of every response, also of a 304. */
  readonly headersWithoutBody: Headers;
  /** Headers of a response with the body. */
  readonly headers: Headers;
}

export interface SiteFile {
  readonly plain: Variant;
  /** By the name of the encoding. */
  readonly compressed: ReadonlyMap<string, Variant>;
}

/** A built site in memory, so that changing files do not change what is served. */
export interface LoadedRelease {
  /** By their paths below the site's folder, with slashes, such as `relax/index.html`. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly localeRoots: readonly string[];
  readonly moved: Readonly<Record<string, string>>;
  /** The digest of the release; undefined if it has no file list. */
  readonly release?: string | undefined;
  /** Paths of variants that do not match (not sent), and of files that differ from the list. */
  readonly damaged: readonly string[];
  /** False when a home page is among them. */
  readonly isHomeComplete: boolean;
}

/** A file of a built site on the disk. */
export interface StoredFile {
  readonly path: string;
  /** Milliseconds since the epoch. */
  readonly modified: number;
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  readonly plain: Bytes;
  /** By the name of the encoding, such as `br`. */
  readonly compressed: Readonly<Record<string, Bytes>>;
}

/** Prepares a file in all its encodings, with their headers. */
export function siteFile(file: StoredFile, site: SiteHeaders): SiteFile {
  const variants = Object.entries(file.compressed).map(
    ([encoding, body]) => [encoding, variantOf(file, body, site, encoding)] as const,
  );
  return { plain: variantOf(file, file.plain, site), compressed: new Map(variants) };
}

/** The headers that every host sends with a file. */
export function headersFor(path: string, site: SiteHeaders): Record<string, string> {
  const isAsset = path.startsWith('assets/');
  return {
    ...(isAsset ? ASSET_HEADERS : COMMON_HEADERS),
    ...(path.endsWith('.html') && site.headers),
    ...site.pages[path],
    'Cache-Control': isAsset ? IMMUTABLE : REVALIDATE,
  };
}

/** The media type of a file, with its charset. */
export function typeOf(path: string): string {
  return getMimeType(path) ?? 'application/octet-stream';
}

function variantOf(file: StoredFile, body: Bytes, site: SiteHeaders, encoding?: string): Variant {
  const { path } = file;
  const tag = file.hash.slice(0, 32);
  const etag = encoding === undefined ? `"${tag}"` : `"${tag}-${encoding}"`;
  const modified = new Date(file.modified).toUTCString();
  const headersWithoutBody = {
    ...headersFor(path, site),
    ...(Object.keys(file.compressed).length > 0 && { Vary: 'Accept-Encoding' }),
    ETag: etag,
    'Last-Modified': modified,
  };
  const headers = {
    ...headersWithoutBody,
    'Content-Type': typeOf(path),
    'Content-Length': String(body.length),
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  };
  return { etag, modified, body, headersWithoutBody, headers };
}
