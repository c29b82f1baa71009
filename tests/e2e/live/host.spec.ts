// What every host answers: our server, nginx, and others that `npm run test:hosts` starts.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { APIRequestContext } from 'playwright/test';
import { movedUrls } from '../../../src/content/paths.ts';
import { ASSET_HEADERS, COMMON_HEADERS } from '../../../src/server/site/common-headers.ts';
import { expect, test } from '../fixtures.ts';
import { follow, open, ready } from '../running-page.ts';
import { site } from './pages.ts';

const DIST = process.env.DIST_DIR ?? 'dist';
/** Large enough to be worth compressing. */
const STYLE = `/assets/${readdirSync(`${DIST}/assets`)
  .find((name) => name.endsWith('.css.br'))
  ?.slice(0, -3)}`;

const get = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 });

test('each page has one URL, and unknown ones lead home', async ({ request }) => {
  const rows = [
    ['/relax', 200, ''],
    ['/relax/', 308, '/relax'],
    ['/relax/?from=leaflet', 308, '/relax?from=leaflet'],
    ['/relax/index.html', 308, '/relax'],
    ['/relax.html', 308, '/relax'],
    ['/index.html', 308, '/'],
    ['/nowhere', 302, '/'],
    ['/no/where/at/all', 302, '/'],
    ['/nowhere.png', 404, ''],
    ['/site-headers.json', 404, ''],
    ['/.inherited.json', 404, ''],
    [`${STYLE}.br`, 404, ''],
    [`/${'a'.repeat(300)}`, 404, ''],
    // The Italian word in a URL leads to the page in another language.
    ...Object.entries(movedUrls(site.locales, site.pages))
      .slice(0, 1)
      .flatMap(([from, own]) => [
        [from, 308, own] as const,
        [`${from}/?from=leaflet`, 308, `${own}?from=leaflet`] as const,
      ]),
  ] as const;
  for (const [path, status, to] of rows) {
    const response = await get(request, path);
    const location = response.headers().location ?? '';
    const { pathname, search } = new URL(location || '/', 'http://host');
    expect([path, response.status(), location && pathname + search]).toEqual([path, status, to]);
  }
});

test('tells where to report a vulnerability, and who made the site', async ({ request }) => {
  const security = await get(request, '/.well-known/security.txt');
  expect(security.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await security.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+\n/);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.parse(security.headers()['last-modified'] ?? '')) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
  // The notices that the licences of bundled packages require.
  expect(await (await get(request, '/licences/bundle.txt')).text()).toContain('## react-dom ');
});

test('no URL leads above the site', async ({ baseURL }) => {
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%00']) {
    expect([302, 308, 400, 404], path).toContain((await bare(baseURL, path)).status);
  }
});

test('everything carries the headers, and only pages the policy of pages', async ({ request }) => {
  const { 'Content-Security-Policy': bare, ...others } = COMMON_HEADERS;
  for (const path of ['/', '/robots.txt', '/nowhere', '/nowhere.png', '/relax/']) {
    const headers = (await get(request, path)).headers();
    for (const [name, value] of Object.entries(others)) {
      expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
    }
    const policy = headers['content-security-policy'];
    if (path === '/')
      // The first script is allowed by its hash.
      expect(policy).toMatch(
        /script-src 'self' 'sha256-[\w+/]{43}=';.*frame-src .*frame-ancestors 'none'/,
      );
    else expect([path, policy]).toEqual([path, bare]);
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test('assets have a type, are restricted and cached for ever', async ({ request }) => {
  const headers = (await get(request, STYLE)).headers();
  for (const name of Object.keys(COMMON_HEADERS))
    expect([name, headers[name.toLowerCase()]]).toEqual([name, ASSET_HEADERS[name]]);
  expect(Object.keys(ASSET_HEADERS)).toHaveLength(2);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('texts come as the build compressed them, or plain', async ({ baseURL }) => {
  const encodingOf = (answer: Awaited<ReturnType<typeof bare>>) =>
    answer.headers['content-encoding'];
  const plain = await bare(baseURL, STYLE);
  expect(encodingOf(plain)).toBeUndefined();
  const gzip = await bare(baseURL, STYLE, 'gzip');
  expect([encodingOf(gzip), gzip.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  const brotli = await bare(baseURL, STYLE, 'br');
  expect(encodingOf(brotli)).toBe('br');
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(encodingOf(await bare(baseURL, STYLE, 'deflate'))).toBeUndefined();
});

test('sends no file again that a browser has cached', async ({ request }) => {
  const plain = { 'Accept-Encoding': 'identity' };
  const first = await get(request, STYLE, plain);
  const { etag = '', 'last-modified': date = '' } = first.headers();
  const statusWith = async (headers: Record<string, string>) =>
    (await get(request, STYLE, { ...plain, ...headers })).status();
  expect(await statusWith({ 'If-None-Match': etag })).toBe(304);
  expect(await statusWith({ 'If-None-Match': '"other"' })).toBe(200);
  expect(await statusWith({ 'If-Modified-Since': date })).toBe(304);
});

test('HEAD answers like GET, and other methods are refused', async ({ request }) => {
  const headers = { 'Accept-Encoding': 'identity' };
  const [got, head] = [
    await get(request, '/relax', headers),
    await request.head('/relax', { headers }),
  ];
  for (const name of ['content-type', 'etag', 'cache-control'] as const) {
    expect(head.headers()[name]).toBe(got.headers()[name]);
  }
  // A host may send a body in chunks, without its length.
  expect(head.headers()['content-length']).toBe(String((await got.body()).length));
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await request.fetch('/relax', { method, maxRedirects: 0 })).status()).toBe(405);
  }
});

test('the relay answers behind every host, never from a cache', async ({ request, baseURL }) => {
  const response = await request.post('/api/generate', {
    headers: { Origin: baseURL ?? '', 'Content-Type': 'application/json' },
    data: { description: 'Caccia al tesoro' },
  });
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(await response.json()).toMatchObject({ error: 'not-configured' });
});

test('machines get a quote', async ({ request }) => {
  const response = await request.get('/api/quote?venue=nowhere');
  expect([response.status(), response.headers()['content-type']]).toEqual([
    400,
    'application/json; charset=utf-8',
  ]);
  expect(await response.json()).toHaveProperty('problems');
});

test.describe('for moments without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('a page that was read is kept', async ({ page }) => {
    await page.goto('/relax');
    const kept = async () => (await (await caches.match('/relax'))?.text())?.includes('<main');
    await expect.poll(() => page.evaluate(kept)).toBe(true);
  });
});

test('a visitor moves between pages, back, and home from an unknown URL', async ({ page }) => {
  await open(page, '/');
  await follow(page, '/relax');
  await expect(page).toHaveURL('/relax');
  await expect(page.locator('h1')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goto('/pagina-che-non-esiste');
  await expect(page).toHaveURL('/');
  await ready(page);
});

/** Neither cleans the path nor decodes the body, unlike a browser. */
async function bare(baseURL: string | undefined, path: string, encoding = 'identity') {
  const { hostname, port } = new URL(baseURL ?? '');
  const headers = { 'Accept-Encoding': encoding };
  const [response] = await once(httpGet({ hostname, port, path, headers }), 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
