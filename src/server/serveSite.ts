import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Handler } from 'hono';
import { type Destination, findDestination } from './findDestination.ts';
import type { SiteHeaders } from './siteHeaders.ts';

/** Vite puts a hash of the content into the names in this folder: such a file never changes. */
const HASHED = /^assets\//;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Answers GET and HEAD with the files of a built site; `root` is its folder. */
export function serveSite(root: string, { headers, localeRoots }: SiteHeaders): Handler {
  const hasFile = (file: string) => statSync(join(root, file), STAT_OPTIONS)?.isFile() ?? false;
  return async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const destination = findDestination(pathname, { localeRoots, hasFile });
    if (destination.kind !== 'file') return answerWithout(c, destination, search);
    if (destination.file.endsWith('.html')) setHeaders(c, headers);
    return serveFile(c, root, destination.file);
  };
}

const STAT_OPTIONS = { throwIfNoEntry: false } as const;

function setHeaders(c: Context, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

async function serveFile(c: Context, root: string, file: string): Promise<Response> {
  c.header('Cache-Control', HASHED.test(file) ? FOREVER : ASK_EACH_TIME);
  if (!HASHED.test(file)) c.header('ETag', await etagOf(join(root, file)));
  const notFound = async () => c.notFound();
  return (await serveStatic({ root, path: file })(c, async () => {})) ?? notFound();
}

/** Of the content, not of the date: a page that a new build did not change stays in the cache. */
async function etagOf(path: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(path));
  return `"${hash.digest('base64url').slice(0, 27)}"`;
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
