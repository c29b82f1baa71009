// A site released as by a build, and proxies that each have one fault.
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Releases } from '../../../../scripts/site/release/releases.ts';
import { writeReleaseList } from '../../../../scripts/site/release/write-release-list.ts';
import { siteResponse } from '../../../../src/server/app.ts';
import { watchRelease } from '../../../../src/server/site/open-site.ts';
import type { SiteResponse } from '../../../../src/server/site/respond.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { writeServed } from '../../server/site/made-up-site.ts';

export const CONTENT = 'the content';
export const SCRIPT = 'assets/entry-B1x.js';
const page = (title: string) =>
  `<!doctype html>\n<html lang="it"><body><h1>${title}</h1>${'<p>Campo</p>'.repeat(200)}</body></html>\n`;
const FILES: Readonly<Record<string, string>> = {
  'index.html': page('Casa'),
  'sport-city/index.html': page('Sport City'),
  'en/index.html': page('Home'),
  'calendario.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  'pictures/pool.svg': '<svg/>',
  [SCRIPT]: `console.log(${JSON.stringify('x'.repeat(2000))})`,
  'site-headers.json': JSON.stringify({
    headers: { 'Content-Security-Policy': "default-src 'none'; script-src 'self'" },
    localeRoots: ['/', '/en'],
    moved: { '/en/sport': '/sport-city' },
  }),
};

/** Changes a response; `cut`: it ends midway. */
export type Fault = (answer: SiteResponse, path: string, accepts: string) => SiteResponse | 'cut';

export class Deployed {
  readonly #releases = new Releases(join(temporaryFolder(), 'dist'));
  readonly #closing: (() => void)[] = [];
  #day = Date.UTC(2025, 5, 1);
  readonly dist = this.#releases.served;

  /** A release like the last, with some files changed. */
  release(changed: Readonly<Record<string, string>> = {}): this {
    const next = this.#releases.begin();
    for (const [path, text] of Object.entries({ ...FILES, ...changed }))
      writeServed(join(next, path), text);
    this.#day += 86_400_000;
    writeReleaseList(next, new Date(this.#day).toISOString().slice(0, 10), CONTENT);
    this.#releases.publish(this.#day);
    return this;
  }

  /** Starts a proxy with a fault and our server behind it. @param secure key and certificate */
  async open(
    fault: Fault = (answer) => answer,
    secure?: { key: string; cert: string },
  ): Promise<string> {
    const site = watchRelease(this.dist, Date.now, { switched: () => {}, broken: () => {} });
    const listener: RequestListener = ({ method = 'GET', url = '/', headers }, response) => {
      const header = (name: string) => {
        if (name === 'x-forwarded-proto' && secure) return 'https';
        const value = headers[name];
        return Array.isArray(value) ? value.join() : value;
      };
      const outgoing = siteResponse(site(), { method, target: url, header });
      send(fault(outgoing, url, String(headers['accept-encoding'])), outgoing, response);
    };
    const server = secure ? createSecureServer(secure, listener) : createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    this.#closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return `http${secure ? 's' : ''}://localhost:${port}`;
  }

  close(): void {
    for (const close of this.#closing) close();
  }
}

function send(answer: SiteResponse | 'cut', whole: SiteResponse, response: ServerResponse): void {
  const { status, headers, body = new Uint8Array() } = answer === 'cut' ? whole : answer;
  response.writeHead(status, headers);
  if (answer !== 'cut') return void response.end(body);
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}
