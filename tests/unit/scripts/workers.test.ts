import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetOf, sendAsset } from '../../../scripts/hosts/workers/assets.ts';
import { storeFiles } from '../../../scripts/hosts/workers/store-files.ts';
import { plain } from '../../../src/server/site/answerTo.ts';
import { readSite } from '../../../src/server/site/readSite.ts';
import { type Body, type Site, siteOf } from '../../../src/server/site/site.ts';
import { readSiteHeaders } from '../../../src/server/site/siteHeaders.ts';
import { type SiteAppOptions, siteApp } from '../../../src/server/siteApp.ts';
import { MadeUpSite } from '../server/site/made-up-site.ts';

const made = new MadeUpSite();
let stored = '';

beforeAll(() => {
  made.release({ '.well-known/security.txt': 'Contact: mailto:a@b.example', '.note': 'ours' });
  stored = join(made.folder, 'stored');
});
afterAll(() => made.remove());

const appOf = <B extends Body>(site: Site<B>, send: SiteAppOptions<B>['send']) =>
  siteApp({ site: () => site, send, voice: () => undefined, nothing: plain(503, 'nothing') });

function apps() {
  const listed = storeFiles(made.root, stored);
  const assets = {
    fetch: async (address: string) =>
      new Response(readFileSync(join(stored, new URL(address).pathname))),
  };
  return {
    memory: appOf(
      readSite(made.root),
      (body, headers, status) => new Response(body, { status, headers }),
    ),
    worker: appOf(siteOf(listed.map(assetOf), readSiteHeaders(made.root)), sendAsset(assets)),
  };
}

describe('a Worker, whose files are fetched as they are asked for', () => {
  it.each<[path: string, headers: Record<string, string>, status: number]>([
    ['/', {}, 200],
    ['/sport-city', { 'Accept-Encoding': 'br' }, 200],
    ['/assets/entry-B1x.js', { 'Accept-Encoding': 'br, gzip' }, 200],
    ['/assets/entry-B1x.js', { 'Accept-Encoding': 'gzip' }, 200],
    ['/assets/entry-B1x.js', { 'Accept-Encoding': 'identity', Range: 'bytes=5-20' }, 206],
    ['/assets/entry-B1x.js', { Range: 'bytes=-7' }, 206],
    ['/assets/entry-B1x.js', { Range: 'bytes=99999999-' }, 416],
    ['/pictures/pool%20party.svg', {}, 200],
    ['/.well-known/security.txt', {}, 200],
    ['/sport-city/', {}, 308],
    ['/nowhere', {}, 302],
    ['/nowhere.png', {}, 404],
    ['/.note', {}, 404],
    ['/site-headers.json', {}, 404],
    ['/%00', {}, 400],
  ])('answers %s with %o as the server does', async (path, headers, status) => {
    const { memory, worker } = apps();
    const [wanted, came] = await Promise.all(
      [memory, worker].map((app) => app.request(path, { headers })),
    );
    expect(came?.status).toBe(status);
    expect(came?.status).toBe(wanted?.status);
    expect([...(came?.headers ?? [])]).toEqual([...(wanted?.headers ?? [])]);
    expect(await came?.arrayBuffer()).toEqual(await wanted?.arrayBuffer());
  });

  it('says so when a file is not among its assets', async () => {
    const gone = { fetch: async () => new Response('', { status: 404 }) };
    const site = siteOf(storeFiles(made.root, stored).map(assetOf), readSiteHeaders(made.root));
    expect((await appOf(site, sendAsset(gone)).request('/')).status).toBe(503);
  });
});
