import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '../../../../src/server/app.ts';
import { MadeUpSite } from './made-up-site.ts';

const HOME = `<!doctype html>\n<html lang="it"><body>${'<p>Casa</p>'.repeat(200)}</body></html>\n`;
let made: MadeUpSite;
const at = (path: string) => join(made.root, path);

beforeEach(() => {
  made = new MadeUpSite().release();
  for (const path of ['index.html', 'sport-city/index.html']) {
    writeFileSync(at(path), HOME);
    writeFileSync(`${at(path)}.gz`, gzipSync(HOME));
  }
});

async function seen(path: string, broken: (reason: string) => void = () => {}) {
  const app = createApp({ root: made.root, events: { broken } });
  const page = await app.request(path, { headers: { 'Accept-Encoding': 'gzip' } });
  return {
    status: page.status,
    encoding: page.headers.get('Content-Encoding'),
    text: page.headers.get('Content-Encoding') === null ? await page.text() : undefined,
    ready: (await app.request('/readyz')).status,
  };
}

it('is ready with complete pages, and sends them compressed', async () => {
  expect(await seen('/')).toEqual({ status: 200, encoding: 'gzip', text: undefined, ready: 200 });
});

const DAMAGES: [string, (path: string) => void][] = [
  ['emptied', (path) => truncateSync(path)],
  ['cut off', (path) => truncateSync(path, 40)],
  ['made of zeros', (path) => writeFileSync(path, Buffer.alloc(300))],
  ['that of another page', (path) => writeFileSync(path, gzipSync('<p>Altro</p>'))],
];

it.each(DAMAGES)(
  'sends the home page uncompressed, and is not ready, when its gzip is %s',
  async (_, damage) => {
    damage(`${at('index.html')}.gz`);
    const broken = vi.fn();
    expect(await seen('/', broken)).toEqual({
      status: 200,
      encoding: null,
      text: HOME,
      ready: 503,
    });
    expect(broken).toHaveBeenCalledWith('non intero: index.html.gz');
  },
);

it.each(DAMAGES)(
  'sends another page uncompressed, and stays ready, when its gzip is %s',
  async (_, damage) => {
    damage(`${at('sport-city/index.html')}.gz`);
    expect(await seen('/sport-city')).toMatchObject({
      status: 200,
      encoding: null,
      text: HOME,
      ready: 200,
    });
  },
);

it.each(DAMAGES.slice(0, 3))('serves nothing when the home page is %s', async (_, damage) => {
  damage(at('index.html'));
  expect(await seen('/')).toMatchObject({ status: 503, ready: 503 });
});
