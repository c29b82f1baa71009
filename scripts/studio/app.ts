import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { InvalidEdit } from '../../src/author/edit.ts';
import { isObject } from '../../src/content/json.ts';
import { MAX_BYTES } from '../../src/content/picture-file.ts';
import { diskProblem, sentenceFor } from '../project/command-error.ts';
import { ChangedMeanwhile } from '../project/write-files.ts';
import type { Repository } from './git/repository.ts';
import { createHandlers } from './handlers.ts';
import type { Render } from './preview.ts';
import { PictureRefused } from './request.ts';
import { type Assets, serveAssets } from './serve-assets.ts';
import type { Workspace } from './workspace.ts';

const TOKEN_HEADER = 'x-studio-token';
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** The original file name of a picture, percent-encoded because headers are ASCII. */
const PICTURE_NAME = 'x-picture-name';
const MAX_NAME_LENGTH = 600;

export interface StudioParts {
  readonly token: string;
  /** The hosts of the studio, with the port: `localhost:4180`. */
  readonly hosts: () => readonly string[];
  readonly workspace: Workspace;
  readonly render: Render;
  /** Undefined if the content is in no git repository. */
  readonly repository: Repository | undefined;
  readonly assets: Assets;
  /** Adds a picture to those of the site. @returns its URL */
  readonly takePicture: (bytes: ArrayBuffer, name: string) => Promise<string>;
}

/**
 * The studio's server: its page, and the answers to it. A URL is looked up among the served files
 * before it is joined to a path.
 */
export function createStudio(parts: StudioParts): Hono {
  const app = new Hono();
  app.use(guard(parts));
  app.use('/api/*', bearerAuth({ token: parts.token, prefix: '', headerName: TOKEN_HEADER }));
  app.use(secureHeaders({ strictTransportSecurity: false }));
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  app.post(
    '/api/picture',
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.json({ refused: 'picture-heavy' }, 409) }),
    async (context) => {
      const name = context.req.header(PICTURE_NAME)?.slice(0, MAX_NAME_LENGTH) ?? '';
      return context.json({ file: await parts.takePicture(await context.req.arrayBuffer(), name) });
    },
  );
  app.use('/api/*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('', 413) }));
  const answers = createHandlers(parts.workspace, parts.render, parts.repository);
  app.post('/api/:request', async (context) => {
    const name = context.req.param('request');
    if (!Object.hasOwn(answers, name)) return context.text('', 404);
    const body = await context.req.json().catch(noJson);
    if (!isObject(body)) return context.text('', 400);
    return context.json((await answers[name]?.(body)) ?? {});
  });
  app.all('/api/*', (context) => context.text('', 404));
  serveAssets(app, parts.assets);
  app.onError(refuse);
  return app;
}

function noJson(error: unknown): void {
  if (!(error instanceof SyntaxError)) throw error;
}

/** Answers with a reason, for which the page has a sentence, why something cannot be done. */
function refuse(error: Error, context: Context): Response {
  if (error instanceof HTTPException) return error.getResponse();
  if (error instanceof InvalidEdit) return context.json({ refused: 'wrong-edit' }, 409);
  if (error instanceof PictureRefused) return context.json({ refused: error.reason }, 409);
  if (error instanceof ChangedMeanwhile) return context.json({ refused: 'changed' }, 409);
  const problem = diskProblem(error);
  if (problem) return context.json({ refused: problem === 'full' ? 'full' : 'disk' }, 507);
  console.error(sentenceFor(error)?.text ?? error);
  return context.json({ refused: 'internal' }, 500);
}

/**
 * Lets in only the studio's own page. A page of another origin can reach a port of this computer,
 * but has neither our host, nor our origin, nor the token.
 */
function guard({ hosts }: StudioParts): MiddlewareHandler {
  return async ({ req, text }, next) => {
    const known = hosts();
    if (!known.includes(req.header('host') ?? '')) return text('', 421);
    const origin = req.header('origin');
    if (origin !== undefined && !known.some((host) => origin === `http://${host}`))
      return text('', 403);
    const site = req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') return text('', 403);
    return next();
  };
}
