import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { MAX_BYTES } from '../../src/content/picture-file.ts';
import { WrongEdit } from '../../src/studio/model/edit.ts';
import { diskProblem, sentenceFor } from '../project/command-error.ts';
import { ChangedMeanwhile } from '../site/write-files.ts';
import type { Repository } from './git/repository.ts';
import { createHandlers } from './handlers.ts';
import type { Render } from './preview.ts';
import { BadRequest, PictureRefused } from './request.ts';
import { type Assets, serveAssets } from './serve-assets.ts';
import type { Workspace } from './workspace.ts';

const TOKEN_HEADER = 'x-studio-token';
const LARGEST_BODY = 2 * 1024 * 1024;
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

/** The studio's server: its page, and the answers to it. No URL becomes a path on the disk. */
export function createStudio(parts: StudioParts): Hono {
  const app = new Hono();
  app.use(guard(parts));
  app.use(secureHeaders({ strictTransportSecurity: false }));
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  app.post(
    '/api/picture',
    bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.json({ refused: 'picture-heavy' }, 409) }),
    (context) =>
      respond(context, async () => {
        const name = context.req.header(PICTURE_NAME)?.slice(0, MAX_NAME_LENGTH) ?? '';
        return { file: await parts.takePicture(await context.req.arrayBuffer(), name) };
      }),
  );
  app.use('/api/*', bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => c.text('', 413) }));
  const answers = createHandlers(parts.workspace, parts.render, parts.repository);
  app.post('/api/:question', async (context) => {
    const name = context.req.param('question');
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (!answer) return context.text('', 404);
    const body = await readBody(context);
    if (!body) return context.text('', 400);
    return respond(context, () => answer(body));
  });
  app.all('/api/*', (context) => context.text('', 404));
  serveAssets(app, parts.assets);
  app.onError((error, context) => {
    console.error(sentenceFor(error)?.text ?? error);
    return context.json({ refused: 'fault' }, 500);
  });
  return app;
}

async function readBody(context: Context): Promise<Record<string, unknown> | undefined> {
  if (!/^application\/json\b/.test(context.req.header('content-type') ?? '')) return undefined;
  try {
    const body: unknown = await context.req.json();
    const isGroup = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isGroup ? { ...body } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Answers with a refusal, for which the page has a sentence, if something cannot be done. */
async function respond(context: Context, answer: () => unknown): Promise<Response> {
  try {
    return context.json((await answer()) ?? {});
  } catch (error) {
    if (error instanceof WrongEdit) return context.json({ refused: 'wrong-edit' }, 409);
    if (error instanceof PictureRefused) return context.json({ refused: error.reason }, 409);
    if (error instanceof ChangedMeanwhile) return context.json({ refused: 'changed' }, 409);
    if (error instanceof BadRequest) return context.text('', 400);
    const problem = diskProblem(error);
    if (!problem) throw error;
    return context.json({ refused: problem === 'full' ? 'full' : 'disk' }, 507);
  }
}

/**
 * Lets in only the studio's own page. A page of another origin can reach a port of this computer,
 * but has neither our host, nor our origin, nor the token.
 */
function guard({ token, hosts }: StudioParts): MiddlewareHandler {
  const expected = digest(token);
  return async (context, next) => {
    const { req } = context;
    const known = hosts();
    if (!known.includes(req.header('host') ?? '')) return context.text('', 421);
    const origin = req.header('origin');
    if (origin !== undefined && !known.some((host) => origin === `http://${host}`))
      return context.text('', 403);
    const site = req.header('sec-fetch-site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return context.text('', 403);
    if (!req.path.startsWith('/api/')) return next();
    const given = req.header(TOKEN_HEADER) ?? '';
    if (!timingSafeEqual(digest(given), expected)) return context.text('', 401);
    return next();
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
