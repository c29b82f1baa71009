import { statSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Handler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { createPacker } from './createPacker.ts';
import { type Destination, findDestination } from './findDestination.ts';
import type { SiteHeaders } from './siteHeaders.ts';

/** Vite puts a hash of the content into the names in this folder: such a file never changes. */
const HASHED = /^assets\//;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

type Pack = ReturnType<typeof createPacker>;

/** Answers GET and HEAD with the files of a built site; `root` is its folder. */
export function serveSite(root: string, { headers, localeRoots }: SiteHeaders): Handler {
  const hasFile = (file: string) => statSync(join(root, file), STAT_OPTIONS)?.isFile() ?? false;
  const pack = createPacker();
  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const destination = findDestination(pathname, { localeRoots, hasFile });
    if (destination.kind !== 'file') return answerWithout(c, destination, search);
    if (destination.file.endsWith('.html')) setHeaders(c, headers);
    return serveFile(c, root, destination.file, pack);
  };
}

const STAT_OPTIONS = { throwIfNoEntry: false } as const;

function setHeaders(c: Context, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

async function serveFile(c: Context, root: string, file: string, pack: Pack): Promise<Response> {
  c.header('Cache-Control', HASHED.test(file) ? FOREVER : ASK_EACH_TIME);
  const { etag, gzipped } = await pack(join(root, file));
  if (gzipped && c.req.method === 'GET' && takesGzip(c)) {
    // Weak, since the same tag stands for the file as it is.
    return c.body(gzipped, 200, { ...typeOf(file), ...GZIPPED, ETag: `W/${etag}` });
  }
  c.header('ETag', etag);
  const notFound = async () => c.notFound();
  return (await serveStatic({ root, path: file })(c, async () => {})) ?? notFound();
}

const GZIPPED = { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' };

const typeOf = (file: string) => ({
  'Content-Type': getMimeType(file) ?? 'application/octet-stream',
});

/** A part of a file is a part of it as it is, not of what it was compressed to. */
function takesGzip({ req }: Context): boolean {
  const accepted = req.header('Accept-Encoding') ?? '';
  return !req.header('Range') && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);
}

function answerWithout(
  c: Context,
  destination: Exclude<Destination, { kind: 'file' }>,
  search: string,
): Response | Promise<Response> {
  switch (destination.kind) {
    case 'moved':
      return c.redirect(`${destination.to}${search}`, 308);
    case 'unknownPage':
      return c.redirect(destination.to, 302);
    case 'malformed':
      return c.text('400 Bad Request', 400);
    case 'missing':
      return c.notFound();
  }
}
