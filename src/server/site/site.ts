import { getMimeType } from 'hono/utils/mime';
import { ASK_EACH_TIME, ASSET_HEADERS, COMMON_HEADERS, FOREVER } from './commonHeaders.ts';
import { headersOf, type SiteHeaders } from './siteHeaders.ts';

/** Names and values by turns, as `writeHead` of Node takes them without looking at each. */
export type RawHeaders = string[];

export type Bytes = Uint8Array<ArrayBuffer>;

/** A file as it goes over the line, in one of its forms. */
export interface Form {
  /** Of the content, not of the date: a page that a new build did not change stays in caches. */
  readonly etag: string;
  /** As the header says it. */
  readonly modified: string;
  readonly body: Bytes;
  /** What every answer about it says, also one without a body. */
  readonly about: RawHeaders;
  /** All that an answer with the whole body says. */
  readonly headers: RawHeaders;
}

export interface SiteFile {
  readonly plain: Form;
  /** By the name of the encoding. */
  readonly packed: ReadonlyMap<string, Form>;
}

/** A whole built site, in memory: what is served does not change while files do. */
export interface Site {
  /** By their paths below the site's folder, with slashes, such as `relax/index.html`. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly localeRoots: readonly string[];
  readonly moved: Readonly<Record<string, string>>;
  /** Names the release; undefined for one without a list of its files. */
  readonly release?: string | undefined;
  /** Paths of compressed forms that do not hold their file, which are not sent, and of files that are not those of the build. */
  readonly damaged: readonly string[];
  /** False when one of them is of a home page. */
  readonly isHomeWhole: boolean;
}

/** A file of a built site on the disk. */
export interface StoredFile {
  readonly path: string;
  /** Milliseconds since the epoch. */
  readonly modified: number;
  /** Names the content: SHA-256 in hexadecimal digits. */
  readonly hash: string;
  readonly plain: Bytes;
  /** By the name of the encoding, such as `br`. */
  readonly packed: Readonly<Record<string, Bytes>>;
}

/** The forms of a file with their headers, made once. */
export function siteFile(file: StoredFile, site: SiteHeaders): SiteFile {
  const packed = Object.entries(file.packed).map(
    ([encoding, body]) => [encoding, formOf(file, body, site, encoding)] as const,
  );
  return { plain: formOf(file, file.plain, site), packed: new Map(packed) };
}

/** What every host says of a file of the site. */
export function headersFor(path: string, site: SiteHeaders): Record<string, string> {
  const isAsset = path.startsWith('assets/');
  return {
    ...(isAsset ? ASSET_HEADERS : COMMON_HEADERS),
    ...headersOf(site, path),
    'Cache-Control': isAsset ? FOREVER : ASK_EACH_TIME,
  };
}

/** The media type of a file, with the encoding of its letters. */
export function typeOf(path: string): string {
  return getMimeType(path) ?? 'application/octet-stream';
}

function formOf(file: StoredFile, body: Bytes, site: SiteHeaders, encoding?: string): Form {
  const { path } = file;
  const tag = file.hash.slice(0, 32);
  const etag = encoding === undefined ? `"${tag}"` : `"${tag}-${encoding}"`;
  const modified = new Date(file.modified).toUTCString();
  const about = Object.entries({
    ...headersFor(path, site),
    ...(Object.keys(file.packed).length > 0 && { Vary: 'Accept-Encoding' }),
    ETag: etag,
    'Last-Modified': modified,
  }).flat();
  const headers = [
    ...about,
    ...['Content-Type', typeOf(path), 'Content-Length', String(body.length)],
    ...(encoding === undefined ? [] : ['Content-Encoding', encoding]),
  ];
  return { etag, modified, body, about, headers };
}
