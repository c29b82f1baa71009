import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isObject, parsedJson } from '../../content/json.ts';
import { MAX_TEXT_LENGTH, type PublicApi } from '../../publish/public-api.ts';
import { VerifyUnavailable } from '../../verify/claim.ts';
import { isJson } from '../relay/read-description.ts';
import { senderOf } from '../sender.ts';
import { answerProtocol } from './mcp.ts';
import { type PublicApiLimits, rateLimit } from './rate-limit.ts';
import { textOf } from './tool.ts';

export interface PublicApiOptions {
  /** The API of the site being served; undefined while there is none. */
  readonly publicApi: () => PublicApi | undefined;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly limits: PublicApiLimits;
}

const MAX_BODY_BYTES = 64 * 1024;

/** Stateless routes for programs: `/quote`, `/verify` and `/mcp`, below where they are mounted. */
export function createPublicApiRoutes({ publicApi, now, limits }: PublicApiOptions): Hono {
  const routes = new Hono();
  const guard = rateLimit(limits);
  const tooLong = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => c.json({ error: 'too-long' }, 413),
  });
  const posted = [guard, jsonFromHere(limits.origins ?? []), tooLong] as const;
  routes.get('/quote', guard, (c) => {
    const request = requestFromQuery(new URL(c.req.url).searchParams);
    if (request.length > MAX_REQUEST_LENGTH) return c.json({ error: 'too-long' }, 414);
    const answer = publicApi()?.quote(request, now());
    if (!answer) return c.json({ error: 'unavailable' }, 503);
    return c.body(answer.json, answer.ok ? 200 : 400, {
      'Content-Type': 'application/json; charset=utf-8',
      // Valid only now: a second later a deadline may have passed.
      'Cache-Control': 'no-store',
    });
  });
  routes.post('/verify', ...posted, async (c) => {
    const found = publicApi();
    if (!found) return c.json({ error: 'unavailable' }, 503);
    const input = readText(await c.req.text());
    if (!input) return c.json({ error: 'malformed' }, 400);
    if (input.text.length > MAX_TEXT_LENGTH)
      return c.json(
        { error: 'too-long', reason: `a text has at most ${MAX_TEXT_LENGTH} characters` },
        413,
      );
    const { language } = input;
    if (language !== undefined && !found.languages.includes(language))
      return c.json({ error: 'malformed' }, 400);
    const answered = await found.verify(input).catch(unavailableOf);
    if (answered instanceof VerifyUnavailable) return unavailable(c, answered);
    return c.json({ version: found.published.version, claims: answered }, 200, {
      'Cache-Control': 'no-store',
    });
  });
  routes.post('/mcp', ...posted, async (c) => {
    const found = publicApi();
    if (!found) return c.json({ error: 'unavailable' }, 503);
    return answerProtocol(found, now, c.req.raw);
  });
  routes.on(METHODS, ['/quote', '/verify', '/mcp'], (c) =>
    c.json({ error: 'method-not-allowed' }, 405, {
      Allow: c.req.path.endsWith('/quote') ? 'GET, HEAD' : 'POST',
    }),
  );
  routes.onError((error, c) =>
    c.json({ error: 'internal', reason: error.name }, 500, { 'Cache-Control': 'no-store' }),
  );
  return routes;
}

/**
 * Accepts JSON from pages of this site and from programs, not from other sites, which could make
 * their visitors' browsers send requests. Only `/quote`, a plain link, accepts any origin.
 */
function jsonFromHere(origins: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    if (senderOf(c.req.raw, origins) === 'elsewhere') return c.json({ error: 'wrong-origin' }, 403);
    if (!isJson(c.req.raw.headers)) return c.json({ error: 'not-json' }, 415);
    return next();
  };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Rethrows any other error: it is a bug. */
function unavailableOf(error: unknown): VerifyUnavailable {
  if (error instanceof VerifyUnavailable) return error;
  throw error;
}

/** Why a text was not verified; a retry helps only if the queue was full. */
function unavailable(c: Context, { reason }: VerifyUnavailable): Response {
  const headers = { 'Cache-Control': 'no-store' };
  if (reason === 'timeout') return c.json({ error: 'timeout', reason: TIMED_OUT }, 422, headers);
  return c.json({ error: 'busy', retryAfter: 2 }, 503, { ...headers, 'Retry-After': '2' });
}

const TIMED_OUT = 'the text was not read within its time: send it in shorter parts';

/** A body `{ "text": …, "venue": …, "language": … }`; undefined for anything else. */
function readText(body: string) {
  const value = parsedJson(body);
  if (!isObject(value) || typeof value.text !== 'string') return undefined;
  return { text: value.text, venue: textOf(value.venue), language: textOf(value.language) };
}

/** The maximum length of a request in characters, many times what a family needs. */
const MAX_REQUEST_LENGTH = 4000;

/**
 * Converts a query string to a quote request (JSON): either `request` holds all of it as JSON, or
 * each parameter is a field of one child. Values that are not numbers, booleans or lists stay
 * strings, for validation to report.
 */
function requestFromQuery(query: URLSearchParams): string {
  const whole = query.get('request');
  if (whole !== null) return whole;
  const fields = [...new Set(query.keys())].map((name) => [name, fieldOf(query.getAll(name))]);
  return JSON.stringify(Object.fromEntries(fields));
}

function fieldOf(values: readonly string[]): unknown {
  const [value = ''] = values;
  if (values.length > 1) return values;
  if (/^-?\d{1,9}(?:\.\d{1,9})?$/.test(value)) return Number(value);
  if (value === 'true' || value === 'false') return value === 'true';
  return DATES.test(value) ? value.split(',') : value;
}

const DATES = /^\d{4}-\d\d-\d\d(?:,\d{4}-\d\d-\d\d)*$/;
