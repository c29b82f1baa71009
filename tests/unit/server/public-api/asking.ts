import { createApp } from '../../../../src/server/app.ts';
import type { PublicApiLimits } from '../../../../src/server/public-api/rate-limit.ts';
import { builtData } from '../../publish/made-up.ts';
import { MadeUpSite } from '../site/made-up-site.ts';

export const HERE = 'http://localhost';
export const NOW = Date.parse('2031-05-01T10:00:00+02:00');

/** The app of a made-up site, whose API answers from the data of a build. */
export function appOf(limits: Partial<PublicApiLimits> = {}, data = builtData()) {
  const { root } = new MadeUpSite().release({ 'site-api.json': JSON.stringify(data) });
  const publicApiLimits = { perMinute: 100_000, trustedProxies: [], ...limits };
  return createApp({ root, now: () => NOW, publicApiLimits });
}

export function post(
  app: ReturnType<typeof appOf>,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const usual = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  };
  return app.request(`${HERE}${path}`, {
    method: 'POST',
    headers: { ...usual, ...headers },
    body: JSON.stringify(body),
  });
}

/** A call of a tool over MCP. */
export const called = (name: string, args: object, id = 1) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});
