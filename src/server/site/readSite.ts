import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { getMimeType, mimes } from 'hono/utils/mime';
import { ASK_EACH_TIME, COMMON_HEADERS, FOREVER } from './commonHeaders.ts';
import { findDestination } from './findDestination.ts';
import { headersOf, readSiteHeaders, type SiteHeaders } from './siteHeaders.ts';

/** Names and values by turns, as `writeHead` of Node takes them without looking at each. */
export type RawHeaders = string[];

/** A file as it goes over the line, in one of its forms. */
export interface Form {
  /** Of the content, not of the date: a page that a new build did not change stays in caches. */
  readonly etag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** What every answer about it says, also one without a body. */
  readonly about: RawHeaders;
  /** All that an answer with the whole body says. */
  readonly headers: RawHeaders;
}

export interface SiteFile {
  /** Milliseconds since the epoch, whole seconds: a header holds no more. */
  readonly modified: number;
  readonly type: string;
  readonly plain: Form;
  /** By the name of the encoding. */
  readonly packed: ReadonlyMap<string, Form>;
  /** The same page as Markdown, for who would rather read that. */
  readonly markdown?: SiteFile;
}

/** A whole built site, in memory: what is served does not change while files do. */
export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly localeRoots: readonly string[];
  readonly moved: Readonly<Record<string, string>>;
  /** The same files by the path at which they are found, encoded as browsers send it. */
  readonly byAddress: ReadonlyMap<string, SiteFile>;
}

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** @throws Error when the folder holds no whole site */
export function readSite(root: string): Site {
  const site = readSiteHeaders(root);
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, sep).length));
  const known = new Set(paths);
  const packed = (path: string) =>
    Object.values(ENDINGS).some(
      (end) => path.endsWith(end) && known.has(path.slice(0, -end.length)),
    );
  const files = new Map<string, SiteFile>();
  for (const path of paths.filter((each) => !packed(each))) {
    files.set(path.split(sep).join('/'), readOne(root, path, known, site));
  }
  for (const [path, file] of files) {
    const markdown = markdownOf(path, files);
    if (markdown) files.set(path, { ...file, markdown });
  }
  if (!files.has('index.html')) throw new Error('index.html: no such file');
  const { localeRoots, moved = {} } = site;
  return { files, localeRoots, moved, byAddress: addressed(files, localeRoots) };
}

function markdownOf(path: string, files: Site['files']): SiteFile | undefined {
  const [beside, inside] = markdownNames(path).map((name) => files.get(name));
  return beside ?? inside;
}

/** `sport-city/index.html` has `sport-city.md` beside it, a home page `index.md`. */
function markdownNames(path: string): string[] {
  if (!path.endsWith('index.html')) return [];
  return [path.replace(/\/?index\.html$/, '.md'), path.replace(/html$/, 'md')];
}

function addressed(files: Site['files'], localeRoots: readonly string[]): Site['byAddress'] {
  const hasFile = (file: string) => files.has(file);
  return new Map(
    [...files].flatMap(([path, file]) => {
      const address = encodeURI(`/${path.replace(/(^|\/)index\.html$/, '')}`);
      const { kind } = findDestination(address, { localeRoots, hasFile });
      return kind === 'file' ? [[address, file]] : [];
    }),
  );
}

function readOne(
  root: string,
  path: string,
  known: ReadonlySet<string>,
  site: SiteHeaders,
): SiteFile {
  const bytes = readFileSync(join(root, path));
  const modified = Math.floor(statSync(join(root, path)).mtimeMs / 1000) * 1000;
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const endings = Object.entries(ENDINGS).filter(([, end]) => known.has(path + end));
  const plain = path.split(sep).join('/');
  const hasTwin =
    plain.endsWith('.md') ||
    markdownNames(plain).some((name) => known.has(name.split('/').join(sep)));
  const varies = [
    ...(endings.length > 0 ? ['Accept-Encoding'] : []),
    ...(hasTwin ? ['Accept'] : []),
  ];
  const file = { path: plain, modified, tag, varies };
  const packed = new Map<string, Form>();
  for (const [encoding, end] of endings) {
    packed.set(encoding, formOf(file, readFileSync(join(root, path + end)), site, encoding));
  }
  return { modified, type: typeOf(path), plain: formOf(file, bytes, site), packed };
}

interface Described {
  readonly path: string;
  readonly modified: number;
  readonly tag: string;
  readonly varies: readonly string[];
}

function formOf(
  { path, modified, tag, varies }: Described,
  bytes: Uint8Array<ArrayBuffer>,
  site: SiteHeaders,
  encoding?: string,
): Form {
  const etag = encoding === undefined ? `"${tag}"` : `"${tag}-${encoding}"`;
  const about = Object.entries({
    ...COMMON_HEADERS,
    ...headersOf(site, path),
    'Cache-Control': path.startsWith('assets/') ? FOREVER : ASK_EACH_TIME,
    ...(varies.length > 0 && { Vary: varies.join(', ') }),
    ETag: etag,
    'Last-Modified': new Date(modified).toUTCString(),
  }).flat();
  const whole = [
    ...about,
    ...['Content-Type', typeOf(path), 'Content-Length', String(bytes.length)],
    ...(encoding === undefined ? ['Accept-Ranges', 'bytes'] : ['Content-Encoding', encoding]),
  ];
  return { etag, body: bytes, about, headers: whole };
}

/** The library knows neither. */
const TYPES = {
  ...mimes,
  md: 'text/markdown; charset=utf-8',
  speculationrules: 'application/speculationrules+json',
};

function typeOf(path: string): string {
  return getMimeType(path, TYPES) ?? 'application/octet-stream';
}
