import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { unknownAddressAt } from '../../src/content/paths.ts';
import { TIMEOUTS } from '../../src/server/listen.ts';
import { ASK_EACH_TIME, COMMON_HEADERS, HTTPS_ONLY } from '../../src/server/site/common-headers.ts';
import { headersFor } from '../../src/server/site/site.ts';
import { readSiteHeaders, type SiteHeaders } from '../../src/server/site/site-headers.ts';
import { type SiteParts, sitePartsOf } from './site-parts.ts';

/** Where Debian installs the module that serves Brotli files. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface NginxOptions {
  /** The folder of the built site. */
  readonly root: string;
  /** What nginx listens on, such as `8080` or `443 ssl`. */
  readonly listen: string;
  readonly serverName: string;
  /** Our own server, which answers `/api`. */
  readonly relay: string;
}

/** Loads the Brotli module where it is installed; for the start of the whole configuration. */
export function brotliModule(): string {
  return existsSync(BROTLI_MODULE) ? `load_module ${BROTLI_MODULE};\n` : '';
}

/** A server block, generated from the built site, that answers as our own server does. */
export function nginxConfig({ root, listen, serverName, relay }: NginxOptions): string {
  return `map $scheme $fv_hsts { https "${HTTPS_ONLY[1]}"; default ""; }
# Fatto da «npm run hosts -- nginx»: rifatelo dopo ogni costruzione che aggiunge o toglie pagine.
server {
  listen ${listen};
  server_name ${serverName};
  root ${resolve(root)};
  disable_symlinks off;
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/javascript application/javascript image/svg+xml text/plain text/xml application/json;
  types {
${Object.entries(TYPES)
  .map(([type, endings]) => `    ${type} ${endings};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  etag on;
  gzip off;
  gzip_static on;
  gzip_vary on;
${brotliModule() && '  brotli_static on;\n'}  max_ranges 1;
  open_file_cache max=1000 inactive=60s;
  open_file_cache_valid 1s;
  client_header_timeout ${TIMEOUTS.headersMs / 1000}s;
  send_timeout ${TIMEOUTS.sendMs / 1000}s;
  if ($request_method !~ ^(GET|HEAD|POST)$) { return 405; }
  error_page 404 = @missing;
  error_page 405 = @refused;
  location @missing { internal; types {} ${textAnswer(404, 'Not Found')} }
  location @refused { internal; types {} add_header Allow "GET, HEAD" always; ${textAnswer(405, 'Method Not Allowed')} }

  location /api/ {
    proxy_pass ${relay};
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_read_timeout 90s;
    client_max_body_size 1m;
  }
  location = /livez { proxy_pass ${relay}; }
  location = /readyz { proxy_pass ${relay}; }

${locations(sitePartsOf(root), readSiteHeaders(root)).join('\n')}
}
`;
}

const TYPES: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'text/markdown': 'md',
  'text/calendar': 'ics',
  'application/xml': 'xml',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'image/svg+xml': 'svg svgz',
  'image/png': 'png',
  'image/jpeg': 'jpg jpeg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'font/woff2': 'woff2',
};

function locations(parts: SiteParts, site: SiteHeaders): string[] {
  const kept = headers(headersFor('assets/', site));
  return [
    ...parts.pages.map((page) => pageLocation(page, site)),
    // A compressed variant has no URL of its own.
    `  location ^~ /assets/ { location ~ "\\.(br|gz)$" { return 404; } ${NOT_POSTED}${kept} try_files $uri =404; }`,
    ...parts.others.map((path) => otherLocation(path, site)),
    ...Object.entries(site.moved ?? {}).flatMap(([from, to]) =>
      ['', '/', '.html', '/index.html'].map((end) => movedLocation(`${from}${end}`, to)),
    ),
    ...unknown(site.localeRoots),
  ];
}

/** A page has one URL; its other spellings redirect there. */
function pageLocation(path: string, site: SiteHeaders): string {
  const stem = path === '/' ? '' : path;
  const file = `${stem}/index.html`;
  const shown = headers(headersFor(file.slice(1), site));
  const others = [file, ...(stem === '' ? [] : [`${stem}/`, `${stem}.html`])];
  return [
    `  location = ${quoted(path)} { ${NOT_POSTED}${shown} try_files ${quoted(file)} =404; }`,
    ...others.map((other) => movedLocation(other, path)),
  ].join('\n');
}

function movedLocation(from: string, to: string): string {
  return `  location = ${quoted(from)} { ${headers()} return 308 ${to}$is_args$args; }`;
}

function otherLocation(path: string, site: SiteHeaders): string {
  const own = headers(headersFor(path.slice(1), site));
  return `  location = ${quoted(path)} { ${NOT_POSTED}${own} }`;
}

/** An unknown URL redirects home, in its language; an unknown file gets a 404. */
function unknown(localeRoots: readonly string[]): string[] {
  const home = headers();
  const others = localeRoots.filter((root) => root !== '/');
  return [
    '  location ~ "(^|/)\\.|\\.[^/.]+$|/[^/]{256}" { return 404; }',
    ...others.map(
      (root) =>
        `  location ^~ ${root}/ { ${NOT_POSTED}${home} return 302 ${unknownAddressAt(root)}; }`,
    ),
    `  location / { ${NOT_POSTED}${home} return 302 ${unknownAddressAt('/')}; }`,
  ];
}

/** Only `/api` accepts POST. */
const NOT_POSTED = 'if ($request_method = POST) { return 405; } ';

const NO_CACHE_HEADERS = { ...COMMON_HEADERS, 'Cache-Control': ASK_EACH_TIME };

/** A location that adds a header drops the inherited ones, so each repeats them all. */
function headers(all: Readonly<Record<string, string>> = NO_CACHE_HEADERS): string {
  const lines = Object.entries(all).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  return [...lines, `add_header ${HTTPS_ONLY[0]} $fv_hsts always;`].join(' ');
}

function textAnswer(status: number, text: string): string {
  return `${headers()} default_type text/plain; return ${status} "${status} ${text}";`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
