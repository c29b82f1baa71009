import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { listen } from '../../../src/server/listen.ts';

const POLICY = "default-src 'none'; script-src 'self'";
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`;
let folder: string;
let root: string;

function write(file: string, text: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function writeHeaders(policy: string): void {
  const headers = { 'Content-Security-Policy': policy };
  write('site-headers.json', JSON.stringify({ headers, localeRoots: ['/', '/en'] }));
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  root = join(folder, 'dist');
  write('index.html', '<h1>Casa</h1>');
  write('sport-city/index.html', '<h1>Sport City</h1>');
  write('en/index.html', '<h1>Home</h1>');
  write('assets/entry-B1x.js', SCRIPT);
  write('pictures/pool.svg', '<svg/>');
  write('../secret.txt', 'secret');
  writeHeaders(POLICY);
});

afterAll(() => rmSync(folder, { recursive: true }));

const GZIP = { headers: { 'Accept-Encoding': 'gzip' } };
const ask = (path: string, init?: RequestInit) => createApp({ root }).request(path, init);

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
    ['/sport-city/', 308, '/sport-city'],
    ['/sport-city/?from=leaflet&week=2', 308, '/sport-city?from=leaflet&week=2'],
    ['/index.html', 308, '/'],
    ['/en/', 308, '/en'],
    ['/nowhere', 302, '/'],
    ['/nowhere?from=leaflet', 302, '/'],
    ['/en/nowhere', 302, '/en'],
    ['//other.example/%2e%2e/sport-city/', 308, '/sport-city'],
  ])('redirects %s with %i', async (path, status, location) => {
    const response = await ask(`http://localhost${path}`);
    expect([response.status, response.headers.get('Location')]).toEqual([status, location]);
  });

  test.each([
    ['/nowhere.png', 404, '404 Not Found'],
    ['/site-headers.json', 404, '404 Not Found'],
    ['/%', 400, '400 Bad Request'],
    ['/%c0%ae%c0%ae/secret.txt', 400, '400 Bad Request'],
    ['/..%2fsecret.txt', 400, '400 Bad Request'],
    ['/../secret.txt', 404, '404 Not Found'],
    ['/%2e%2e/secret.txt', 404, '404 Not Found'],
  ])('answers %s with %i', async (path, status, text) => {
    const response = await ask(`http://localhost${path}`);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    const response = await ask('/', { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('answers HEAD like GET, without the page', async () => {
    const [get, head] = [await ask('/'), await ask('/', { method: 'HEAD' })];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  });

  test('sends the policy of the site with pages only', async () => {
    const policyOf = async (path: string) =>
      (await ask(path)).headers.get('Content-Security-Policy');
    expect(await policyOf('/')).toBe(POLICY);
    expect(await policyOf('/pictures/pool.svg')).toBeNull();
  });

  test.each(['/', '/pictures/pool.svg', '/nowhere', '/nowhere.png', '/%'])(
    'sends the safety headers with %s',
    async (path) => {
      const { headers } = await ask(`http://localhost${path}`);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Permissions-Policy')).toContain('microphone=(self), camera=()');
    },
  );

  test('lets browsers keep files whose name carries a hash', async () => {
    const { headers } = await ask('/assets/entry-B1x.js');
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  });

  test('answers 304 for a page that has not changed', async () => {
    const first = await ask('/');
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const etag = first.headers.get('ETag') ?? '';
    const second = await ask('/', { headers: { 'If-None-Match': etag } });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });

  test('sends a changed policy with a page that has not changed', async () => {
    const etag = (await ask('/')).headers.get('ETag') ?? '';
    writeHeaders("default-src 'self'");
    const { status, headers } = await ask('/', { headers: { 'If-None-Match': etag } });
    writeHeaders(POLICY);
    expect([status, headers.get('Content-Security-Policy')]).toEqual([304, "default-src 'self'"]);
  });

  test('compresses for a browser that can read it', async () => {
    const { headers } = await ask('/assets/entry-B1x.js', {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect([headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    expect((await ask('/assets/entry-B1x.js')).headers.get('Content-Encoding')).toBeNull();
  });

  test('compresses to what it was, once for everybody', async () => {
    const app = createApp({ root });
    for (const _ of ['first', 'second']) {
      const { headers, body } = await app.request('/assets/entry-B1x.js', GZIP);
      expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
      expect(headers.get('ETag')).toMatch(/^W\/"/);
      expect(await new Response(body?.pipeThrough(new DecompressionStream('gzip'))).text()).toBe(
        SCRIPT,
      );
    }
  });

  test.each([
    ['gzip;q=0, deflate;q=0', {}],
    ['identity', {}],
    ['gzip', { Range: 'bytes=0-9' }],
  ])('sends it as it is for %s %j', async (encoding, headers) => {
    const init = { headers: { 'Accept-Encoding': encoding, ...headers } };
    const response = await ask('/assets/entry-B1x.js', init);
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(SCRIPT).toContain(await response.text());
  });

  test('sends what a new build wrote while the server runs', async () => {
    const app = createApp({ root });
    const page = (text: string) => `<p>${text.repeat(2000)}</p>`;
    const read = async () => {
      const { body, headers } = await app.request('/news', GZIP);
      const text = await new Response(body?.pipeThrough(new DecompressionStream('gzip'))).text();
      return { text, etag: headers.get('ETag') };
    };
    write('news/index.html', page('a'));
    const before = await read();
    write('news/index.html', page('bb'));
    const after = await read();
    expect([before.text, after.text]).toEqual([page('a'), page('bb')]);
    expect(after.etag).not.toBe(before.etag);
    expect(
      (await app.request('/news', { headers: { 'If-None-Match': after.etag ?? '' } })).status,
    ).toBe(304);
  });

  test('refuses a folder without a finished site', () => {
    expect(() => createApp({ root: folder })).toThrow('site-headers.json');
  });

  test.each([
    '{}',
    '{ "headers": {}, "localeRoots": [] }',
    '{ "headers": { "X": 1 }, "localeRoots": ["/"] }',
    '{ "headers": {}, "localeRoots": ["en/"] }',
  ])('refuses the headers file %s', (text) => {
    write('broken/site-headers.json', text);
    expect(() => createApp({ root: join(root, 'broken') })).toThrow('expected { headers');
  });
});

describe('listen', () => {
  test('keeps raw requests for files above the site out', async () => {
    const { port, close } = await listen(createApp({ root }), 0);
    for (const path of ['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e%2fsecret.txt']) {
      expect(await askRaw(port, path)).toMatch(/^HTTP\/1\.1 40[04] /);
    }
    await close();
  });

  test('rejects when the port is taken', async () => {
    const { port, close } = await listen(createApp({ root }), 0);
    await expect(listen(createApp({ root }), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await close();
  });
});

/** Sends a path as it is, which fetch would clean first. */
function askRaw(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, 'localhost');
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
    socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}
