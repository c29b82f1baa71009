import { unlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { listen } from '../../../src/server/listen.ts';
import { MadeUpSite, POLICY, SCRIPT } from './site/made-up-site.ts';

const ASSET = '/assets/entry-B1x.js';
const { root } = new MadeUpSite().release();

const ask = (path: string, init?: RequestInit) => createApp({ root }).request(path, init);
const askWith = (path: string, headers: Record<string, string>) => ask(path, { headers });

describe('createApp', () => {
  test.each([
    ['/', '<h1>Casa</h1>'],
    ['/sport-city?from=leaflet', '<h1>Sport City</h1>'],
    ['/en', '<h1>Home</h1>'],
  ])('answers %s with its page', async (path, html) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(html);
  });

  test.each([
    ['/nowhere.png', 404, '404 Not Found'],
    ['/assets/entry-B1x.js.gz', 404, '404 Not Found'],
    [`/${'a'.repeat(256)}`, 404, '404 Not Found'],
    [`/${'a'.repeat(5000)}.html`, 404, '404 Not Found'],
    ['/%', 400, '400 Bad Request'],
    ['/../secret.txt', 404, '404 Not Found'],
    ['/%2e%2e/secret.txt', 404, '404 Not Found'],
  ])('answers %s with %i', async (path, status, text) => {
    const response = await ask(`http://localhost${path}`);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  });

  test.each(['/old-page.php', '/v1.2', '/%zz'])('leads a visitor at %s home', async (path) => {
    const { status, headers } = await askWith(path, { Accept: 'text/html,*/*;q=0.8' });
    expect([status, headers.get('Location')]).toEqual([302, '/#indirizzo-sconosciuto']);
  });
});

describe('compression', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=1', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['deflate', null],
    ['identity', null],
    ['gzip;q=0, deflate;q=0', null],
    ['', null],
    [undefined, null],
    ['nonsense;;=,', null],
  ])('sends %j as %s', async (accepted, encoding) => {
    const response = await askWith(
      ASSET,
      accepted === undefined ? {} : { 'Accept-Encoding': accepted },
    );
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([
      encoding,
      'Accept-Encoding',
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(Number(response.headers.get('Content-Length'))).toBe(bytes.length);
    const unpacked = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };
    const text = encoding === null ? bytes : await unpacked[encoding as 'br' | 'gzip'](bytes);
    expect(text.toString()).toBe(SCRIPT);
  });

  test('gives each variant its own tag, and small files the plain one', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) =>
        (await askWith(ASSET, { 'Accept-Encoding': accepted })).headers.get('ETag'),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    expect((await askWith('/', { 'Accept-Encoding': 'br' })).headers.get('Vary')).toBeNull();
  });
});

test('a range gets the whole file', async () => {
  const response = await askWith(ASSET, { Range: 'bytes=0-9' });
  expect([response.status, await response.text()]).toEqual([200, SCRIPT]);
});

describe('conditional requests', () => {
  const known = async () => {
    const { headers } = await ask(ASSET);
    return { etag: headers.get('ETag') ?? '', date: headers.get('Last-Modified') ?? '' };
  };
  const EARLIER = 'Sat, 01 Jan 2000 00:00:00 GMT';

  test.each<[string, (now: { etag: string; date: string }) => Record<string, string>, number]>([
    ['its tag', ({ etag }) => ({ 'If-None-Match': etag }), 304],
    ['its tag, weak', ({ etag }) => ({ 'If-None-Match': `W/${etag}` }), 304],
    ['its tag among others', ({ etag }) => ({ 'If-None-Match': `"a", ${etag}` }), 304],
    ['any', () => ({ 'If-None-Match': '*' }), 304],
    ['another tag', () => ({ 'If-None-Match': '"a"' }), 200],
    ['its date', ({ date }) => ({ 'If-Modified-Since': date }), 304],
    ['an earlier date', () => ({ 'If-Modified-Since': EARLIER }), 200],
    ['no date', () => ({ 'If-Modified-Since': 'yesterday' }), 200],
    ['a date to come', () => ({ 'If-Modified-Since': 'Sun, 01 Feb 2099 00:00:00 GMT' }), 200],
    [
      'another tag and its date',
      ({ date }) => ({ 'If-None-Match': '"a"', 'If-Modified-Since': date }),
      200,
    ],
  ])('%s', async (_, headersOf, status) => {
    const response = await askWith(ASSET, headersOf(await known()));
    expect(response.status).toBe(status);
    if (status !== 304) return;
    expect(await response.text()).toBe('');
    expect(response.headers.get('ETag')).toBe((await known()).etag);
    expect(response.headers.get('Content-Length')).toBeNull();
  });

  test('a 304 has the policy of its page', async () => {
    const etag = (await ask('/')).headers.get('ETag') ?? '';
    const { status, headers } = await askWith('/', { 'If-None-Match': etag });
    expect([status, headers.get('Content-Security-Policy')]).toEqual([304, POLICY]);
  });
});

describe('a new deployment', () => {
  const opened = (folder: string) => {
    let now = 0;
    const told: string[] = [];
    const events = {
      switched: () => told.push('switched'),
      broken: (reason: string) => told.push(reason),
    };
    const app = createApp({ root: folder, events, now: () => (now += 1000) });
    return { read: async () => (await app.request('/')).text(), app, told };
  };

  test('is served without a restart, a broken one never', async () => {
    const own = new MadeUpSite().release();
    const { read, told } = opened(own.root);
    expect(await read()).toBe('<h1>Casa</h1>');
    expect((await own.release({ 'index.html': '<h1>Nuova</h1>' })) && (await read())).toBe(
      '<h1>Nuova</h1>',
    );
    own.release({ 'site-headers.json': '{', 'index.html': '<h1>Rotta</h1>' });
    expect([await read(), await read()]).toEqual(['<h1>Nuova</h1>', '<h1>Nuova</h1>']);
    unlinkSync(own.root);
    expect(await read()).toBe('<h1>Nuova</h1>');
    own.release({ 'index.html': '<h1>Ultima</h1>' });
    expect(await read()).toBe('<h1>Ultima</h1>');
    expect(told.filter((line) => line === 'switched')).toHaveLength(3);
    expect(told.filter((line) => line !== 'switched')).toHaveLength(2);
  });

  test('may be the first: until then the answer is 503', async () => {
    const own = new MadeUpSite();
    const { app, read } = opened(own.root);
    const { status, headers } = await app.request('/relax');
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([
      503,
      '30',
      'no-store',
    ]);
    own.release();
    expect(await read()).toBe('<h1>Casa</h1>');
  });

  test.each(['{}', '{ "headers": {}, "localeRoots": [] }'])(
    'is not served with the headers file %s',
    async (text) => {
      const own = new MadeUpSite().release({ 'site-headers.json': text });
      const { app, told } = opened(own.root);
      expect((await app.request('/')).status).toBe(503);
      expect(told[0]).toMatch('expected { headers');
    },
  );
});

describe('listen', () => {
  test('rejects raw requests for files above the site', async () => {
    const { port, close } = await listen(createApp({ root }), 0);
    for (const path of ['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e%2fsecret.txt']) {
      expect(await askRaw(port, path)).toMatch(/^HTTP\/1\.1 40[04] /);
    }
    await close();
  });

  test('answers as the app does, whatever the form of the URL', async () => {
    const { port, close } = await listen(createApp({ root }), 0);
    expect(await askRaw(port, '/')).toContain('<h1>Casa</h1>');
    expect(await askRaw(port, 'http://localhost/sport-city?a=b')).toContain('<h1>Sport City</h1>');
    expect(await askRaw(port, '/pictures/pool%20party.svg')).toContain('id="party"');
    expect(await askRaw(port, `/${'a'.repeat(300)}`)).toMatch(/^HTTP\/1\.1 404 /);
    expect(await askRaw(port, '/sport-city', 'HEAD')).toMatch(/^HTTP\/1\.1 200 (?!.*Sport City)/s);
    await close();
  });

  test('lets running requests end within a time limit', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const app = new Hono()
      .get('/slow', async (c) => c.text(await promise))
      .get('/stuck', () => new Promise<Response>(() => {}));
    const first = await listen(app, 0);
    const slow = fetch(`http://localhost:${first.port}/slow`);
    await expect
      .poll(() => fetch(`http://localhost:${first.port}/`).then((r) => r.status))
      .toBe(404);
    const drained = first.drain(60_000);
    await expect(fetch(`http://localhost:${first.port}/slow`)).rejects.toThrow();
    resolve('whole');
    expect(await (await slow).text()).toBe('whole');
    await drained;
    const second = await listen(app, 0);
    const stuck = fetch(`http://localhost:${second.port}/stuck`);
    stuck.catch(() => {});
    await expect
      .poll(() => fetch(`http://localhost:${second.port}/`).then((r) => r.status))
      .toBe(404);
    await second.drain(50);
    await expect(stuck).rejects.toThrow();
  });

  test('answers health checks, and sends HSTS over https', async () => {
    const own = new MadeUpSite();
    const app = createApp({ root: own.root });
    const statusOf = async (path: string) => (await app.request(path)).status;
    expect([await statusOf('/livez'), await statusOf('/readyz')]).toEqual([200, 503]);
    expect((await ask('/readyz')).status).toBe(200);
    const { headers } = await askWith('/nowhere', { 'X-Forwarded-Proto': 'https' });
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    expect((await ask('/')).headers.get('Strict-Transport-Security')).toBeNull();
  });

  test('rejects when the port is taken', async () => {
    const { port, close } = await listen(createApp({ root }), 0);
    await expect(listen(createApp({ root }), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await close();
  });
});

/** Sends a path unchanged; fetch would normalise it. */
function askRaw(port: number, path: string, method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, 'localhost');
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
    socket.end(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}
