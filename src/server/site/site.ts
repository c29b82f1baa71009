import { getMimeType, mimes } from 'hono/utils/mime';
import { ASK_EACH_TIME, ASSET_HEADERS, COMMON_HEADERS, FOREVER } from './commonHeaders.ts';
import { findDestination } from './findDestination.ts';
import { headersOf, type SiteHeaders } from './siteHeaders.ts';

/** Names and values by turns, as `writeHead` of Node takes them without looking at each. */
export type RawHeaders = string[];

export type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of a file, or what stands for them where a file is fetched only once somebody asks for it. */
export interface Body {
  readonly length: number;
  /** The part from one byte to before another. */
  subarray(from: number, to: number): this;
}

/** A file as it goes over the line, in one of its forms. */
export interface Form<B extends Body> {
  /** Of the content, not of the date: a page that a new build did not change stays in caches. */
  readonly etag: string;
  readonly body: B;
  /** What every answer about it says, also one without a body. */
  readonly about: RawHeaders;
  /** All that an answer with the whole body says. */
  readonly headers: RawHeaders;
}

export interface SiteFile<B extends Body = Bytes> {
  /** Milliseconds since the epoch, whole seconds: a header holds no more. */
  readonly modified: number;
  readonly type: string;
  readonly plain: Form<B>;
  /** By the name of the encoding. */
  readonly packed: ReadonlyMap<string, Form<B>>;
  /** The same page as Markdown, for who would rather read that. */
  readonly markdown?: SiteFile<B>;
}

/** A whole built site: what is served does not change while files do. */
export interface Site<B extends Body = Bytes> {
  readonly files: ReadonlyMap<string, SiteFile<B>>;
  readonly localeRoots: readonly string[];
  readonly moved: Readonly<Record<string, string>>;
  /** The same files by the path at which they are found, encoded as browsers send it. */
  readonly byAddress: ReadonlyMap<string, SiteFile<B>>;
  /** Paths of compressed forms that do not hold their file: they are not sent. */
  readonly damaged?: readonly string[];
  /** False when one of them is of a home page. */
  readonly isHomeWhole?: boolean;
}

/** A file of a built site as a host holds it. */
export interface StoredFile<B extends Body = Bytes> {
  /** Below the site's folder, with slashes, such as `relax/index.html`. */
  readonly path: string;
  /** Milliseconds since the epoch, whole seconds. */
  readonly modified: number;
  /** Names the content. */
  readonly tag: string;
  readonly plain: B;
  /** By the name of the encoding, such as `br`. */
  readonly packed: Readonly<Record<string, B>>;
}

/** @throws Error when these files are no whole site */
export function siteOf<B extends Body>(
  stored: readonly StoredFile<B>[],
  headers: SiteHeaders,
): Site<B> {
  const known = new Set(stored.map(({ path }) => path));
  const files = new Map(stored.map((file) => [file.path, fileOf(file, known, headers)]));
  for (const [path, file] of files) {
    const markdown = markdownOf(path, files);
    if (markdown) files.set(path, { ...file, markdown });
  }
  if (!files.has('index.html')) throw new Error('index.html: no such file');
  const { localeRoots, moved = {} } = headers;
  return { files, localeRoots, moved, byAddress: addressed(files, localeRoots) };
}

function markdownOf<B extends Body>(
  path: string,
  files: Site<B>['files'],
): SiteFile<B> | undefined {
  const [beside, inside] = markdownNames(path).map((name) => files.get(name));
  return beside ?? inside;
}

/** `sport-city/index.html` has `sport-city.md` beside it, a home page `index.md`. */
function markdownNames(path: string): string[] {
  if (!path.endsWith('index.html')) return [];
  return [path.replace(/\/?index\.html$/, '.md'), path.replace(/html$/, 'md')];
}

function addressed<B extends Body>(
  files: Site<B>['files'],
  localeRoots: readonly string[],
): Site<B>['byAddress'] {
  const hasFile = (file: string) => files.has(file);
  return new Map(
    [...files].flatMap(([path, file]) => {
      const address = encodeURI(`/${path.replace(/(^|\/)index\.html$/, '')}`);
      const { kind } = findDestination(address, { localeRoots, hasFile });
      return kind === 'file' ? [[address, file]] : [];
    }),
  );
}

function fileOf<B extends Body>(
  file: StoredFile<B>,
  known: ReadonlySet<string>,
  site: SiteHeaders,
): SiteFile<B> {
  const { path, modified, plain } = file;
  const packed = Object.entries(file.packed);
  const hasTwin = path.endsWith('.md') || markdownNames(path).some((name) => known.has(name));
  const varies = [
    ...(packed.length > 0 ? ['Accept-Encoding'] : []),
    ...(hasTwin ? ['Accept'] : []),
  ];
  const form = (body: B, encoding?: string) => formOf(file, body, varies, site, encoding);
  return {
    modified,
    type: typeOf(path),
    plain: form(plain),
    packed: new Map(packed.map(([encoding, body]) => [encoding, form(body, encoding)])),
  };
}

function formOf<B extends Body>(
  { path, modified, tag }: StoredFile<B>,
  body: B,
  varies: readonly string[],
  site: SiteHeaders,
  encoding?: string,
): Form<B> {
  const etag = encoding === undefined ? `"${tag}"` : `"${tag}-${encoding}"`;
  const isAsset = path.startsWith('assets/');
  const about = Object.entries({
    ...(isAsset ? ASSET_HEADERS : COMMON_HEADERS),
    ...headersOf(site, path),
    'Cache-Control': isAsset ? FOREVER : ASK_EACH_TIME,
    ...(varies.length > 0 && { Vary: varies.join(', ') }),
    ETag: etag,
    'Last-Modified': new Date(modified).toUTCString(),
  }).flat();
  const headers = [
    ...about,
    ...['Content-Type', typeOf(path), 'Content-Length', String(body.length)],
    ...(encoding === undefined ? ['Accept-Ranges', 'bytes'] : ['Content-Encoding', encoding]),
  ];
  return { etag, body, about, headers };
}

/** The library knows neither. */
const TYPES = {
  ...mimes,
  md: 'text/markdown; charset=utf-8',
};

function typeOf(path: string): string {
  return getMimeType(path, TYPES) ?? 'application/octet-stream';
}
