import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { ServedFiles } from '../project/served-files.ts';

/** What the browser loads: built files by URL, and the site's pictures. */
export interface Assets {
  readonly files: ReadonlyMap<string, Uint8Array | string>;
  /** The files of `public`: a request is looked up here before it is joined to a path. */
  readonly served: () => ServedFiles;
  readonly publicFolder: string;
  readonly nonce: string;
}

/** The studio's document; its styles and script are built files. */
const pageOf = (nonce: string) => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="nonce" content="${nonce}">
<meta name="robots" content="noindex">
<title>Lo studio di Fun Village</title>
<link rel="stylesheet" href="/assets/style.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<script type="module" src="/assets/studio.js"></script>
</body>
</html>
`;

/** The frame of the preview: no script may run in it. */
const FRAME =
  '<!doctype html><html lang="it"><head><meta charset="utf-8"><title>.</title><link rel="stylesheet" href="/assets/site.css"></head><body><div id="root"></div></body></html>';

export function serveAssets(app: Hono, { files, served, publicFolder, nonce }: Assets): void {
  const own = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;
  const framed = `default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`;
  app.get('/', (context) => context.html(pageOf(nonce), 200, { 'content-security-policy': own }));
  app.get('/frame', (context) => context.html(FRAME, 200, { 'content-security-policy': framed }));
  app.get('/*', (context) => {
    const { path } = context.req;
    const type = getMimeType(path);
    const built = files.get(path);
    const found =
      built ?? (type && served().has(path) ? readFileSync(join(publicFolder, path)) : undefined);
    if (found === undefined || type === undefined) return context.text('', 404);
    const bytes = typeof found === 'string' ? found : new Uint8Array(found);
    return context.body(bytes, 200, { 'content-type': type });
  });
}
