import { describe, expect, it } from 'vitest';
import { appOf, called, HERE, post as postTo } from './asking.ts';

type Headers = Readonly<Record<string, string>>;

const app = appOf();
const BODIES: Readonly<Record<string, object>> = {
  '/api/verify': { text: 'Una settimana a Parco Tigli costa 153 euro.' },
  '/api/mcp': called('calendar', {}),
};
const ADDRESSES = Object.keys(BODIES);

const post = (path: string, headers: Headers = {}, body: unknown = BODIES[path], asked = app) =>
  postTo(asked, path, body, headers);
const each = <T>(rows: readonly T[]) =>
  ADDRESSES.flatMap((address) => rows.map((row) => [address, row] as const));

describe('a body', () => {
  // guards.test.ts covers every type and origin.
  it.each(each(['text/plain', '']))('of %s is refused as «%s»', async (path, type) => {
    const response = await post(path, { 'Content-Type': type });
    expect([response.status, await response.json()]).toEqual([415, { error: 'not-json' }]);
  });
});

describe('a browser', () => {
  it.each(
    each<Headers>([
      { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: HERE },
    ]),
  )('on a page of another site learns nothing from %s: %o', async (path, headers) => {
    const response = await post(path, headers);
    expect([response.status, await response.json()]).toEqual([403, { error: 'wrong-origin' }]);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it.each(each<Headers>([{ Origin: HERE, 'Sec-Fetch-Site': 'same-origin' }, { Origin: HERE }, {}]))(
    'on our own page, or a program, is answered by %s: %o',
    async (path, headers) => {
      expect((await post(path, headers)).status).toBe(200);
    },
  );

  it.each(ADDRESSES)('gets no CORS permission for %s from another site', async (path) => {
    const headers = { Origin: 'https://other.example', 'Access-Control-Request-Method': 'POST' };
    const response = await app.request(`${HERE}${path}`, { method: 'OPTIONS', headers });
    expect(response.status).toBe(405);
    expect(
      [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
    ).toEqual([]);
  });

  it('may follow a link to a quote from any site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const query = 'venue=lago-blu&timeBand=full&weeks=1';
    const response = await app.request(`${HERE}/api/quote?${query}`, { headers });
    expect(response.status).toBe(200);
  });

  it('is recognised by the configured origin', async () => {
    const own = appOf({ origins: ['https://www.girasole.example'] });
    const statusFrom = async (Origin: string) =>
      (await post('/api/mcp', { Origin }, undefined, own)).status;
    expect(await statusFrom('https://www.girasole.example')).toBe(200);
    expect(await statusFrom(HERE)).toBe(403);
  });
});

describe('POST /api/mcp', () => {
  const result = async (args: object) => {
    const response = await post('/api/mcp', {}, called('facts', args));
    return (await response.json()).result;
  };

  it.each([[[]], [[called('facts', {})]], [[called('facts', {}), called('facts', {}, 2)]]])(
    'refuses a batch: %j',
    async (batch) => {
      const response = await post('/api/mcp', {}, batch);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({
        jsonrpc: '2.0',
        id: null,
        error: { code: -32600, message: 'Invalid Request: send one message, not a batch' },
      });
    },
  );

  it('returns all facts in pages, once each and in order', async () => {
    const all = (await result({ limit: 50 })).structuredContent;
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const { facts, nextCursor, total } = (await result({ limit: 7, cursor })).structuredContent;
      expect([facts.length <= 7, total]).toEqual([true, all.total]);
      ids.push(...facts.map(({ id }: { id: string }) => id));
      cursor = nextCursor;
    } while (cursor !== undefined);
    expect(new Set(ids).size).toBe(all.total);
    expect(ids.slice(0, 50)).toEqual(all.facts.map(({ id }: { id: string }) => id));
  });

  it('returns twenty facts by default', async () => {
    const { facts, nextCursor, total } = (await result({})).structuredContent;
    expect([facts.length, total > 20, typeof nextCursor]).toEqual([20, true, 'string']);
    expect((await result({ id: 'prices.parcoTigli.week' })).structuredContent).not.toHaveProperty(
      'nextCursor',
    );
  });

  it.each([{ limit: 0 }, { limit: 51 }, { limit: 1.5 }, { cursor: 'no.such.fact' }, { cursor: 3 }])(
    'refuses %o',
    async (args) => {
      expect((await result(args)).isError).toBe(true);
    },
  );
});
