import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tls from 'node:tls';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { rolledBack, withOnline } from '../../../../scripts/check/online/site.ts';
import { SCHEMAS } from '../../../../scripts/project/paths.ts';
import { checkContent } from '../../../../scripts/site/vite/validated-content.ts';
import { sentenceOf } from '../../../../src/check/messages.ts';
import type { SiteResponse } from '../../../../src/server/site/respond.ts';
import { CAMP } from '../../../camp.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { CONTENT, Deployed, type Fault, SCRIPT } from './deployed.ts';

const content = checkContent(CAMP, SCHEMAS);
let deployed: Deployed;

beforeEach(() => {
  deployed = new Deployed().release({ [SCRIPT]: 'the script of last week' }).release();
});
afterEach(() => deployed.close());

async function found(url: string) {
  const { findings } = await withOnline(content, url, deployed.dist, CONTENT);
  return findings;
}

const text = (answer: SiteResponse) => Buffer.from(answer.body ?? '').toString();
const withBody = (answer: SiteResponse, body: string | Uint8Array): SiteResponse => {
  const bytes = new Uint8Array(Buffer.from(body));
  const { 'Content-Length': _, ...headers } = answer.headers;
  return { ...answer, headers, body: bytes };
};
const without = (answer: SiteResponse, name: string): SiteResponse => {
  const { [name]: _, ...headers } = answer.headers;
  return { ...answer, headers };
};
const at =
  (where: string, fault: Fault): Fault =>
  (answer, path, accepts) =>
    path === where ? fault(answer, path, accepts) : answer;
const saying =
  (name: string, value: string): Fault =>
  (answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } });
const missing: Fault = (answer) => withBody({ ...answer, status: 404 }, 'Not Found');

/** The fault of a deployment, its simulation, and the message of the check. */
const FAULTS: [string, Fault, RegExp][] = [
  [
    'a cache that holds an old script',
    at(`/${SCRIPT}`, (answer) =>
      withBody(without(answer, 'Content-Encoding'), 'the script of last week'),
    ),
    /dà ancora la versione del 2025-06-02 di \/assets\/entry-B1x\.js: svuotate la memoria/,
  ],
  [
    'a proxy that strips the policy',
    (answer) => without(answer, 'Content-Security-Policy'),
    /non arriva l’intestazione «Content-Security-Policy» con .*\/calendario\.ics/,
  ],
  [
    'a CDN that keeps pages for a day',
    at('/', saying('Cache-Control', 'max-age=86400')),
    /«Cache-Control» arriva come «max-age=86400» con \/: .* «no-cache»/,
  ],
  [
    'a script that is served as text',
    at(`/${SCRIPT}`, saying('Content-Type', 'text/plain')),
    /«Content-Type» arriva come «text\/plain».*«text\/javascript»/,
  ],
  [
    'an upload without a script',
    at(`/${SCRIPT}`, missing),
    /risponde 404 invece di dare \/assets\/entry-B1x\.js/,
  ],
  [
    'an upload that stopped in a page',
    at('/sport-city', (answer) =>
      withBody(without(answer, 'Content-Encoding'), text(answer).slice(0, 900)),
    ),
    /arriva soltanto una parte di \/sport-city/,
  ],
  [
    'a connection that breaks midway',
    at('/sport-city', () => 'cut'),
    /arriva soltanto una parte di \/sport-city/,
  ],
  [
    'a proxy that adds a script',
    at('/en', (answer, _, accepts) =>
      accepts === 'identity'
        ? withBody(answer, text(answer).replace('</body>', '<script src="//ads"></script></body>'))
        : answer,
    ),
    /dà un altro contenuto per \/en: togliete ciò che cambia i file fra il server e i visitatori/,
  ],
  [
    'a compressed variant of another file',
    at('/sport-city', (answer, _, accepts) =>
      accepts === 'identity' ? answer : withBody(answer, brotliCompressSync('<h1>Altro</h1>')),
    ),
    /forma compressa .* di \/sport-city non contiene il suo file/,
  ],
  [
    'a compressed variant without its header',
    at('/sport-city', (answer, _, accepts) =>
      accepts === 'identity' ? answer : without(answer, 'Content-Encoding'),
    ),
    /forma compressa .* di \/sport-city non contiene il suo file/,
  ],
  [
    'a host without redirects',
    (answer, path, accepts) =>
      answer.status === 308 ? missing(without(answer, 'Location'), path, accepts) : answer,
    /L’indirizzo \/en\/sport, \/sport-city\/ in linea risponde 404: deve portare a «\/sport-city»/,
  ],
  [
    'a host that always answers with the home page',
    (answer) =>
      answer.status === 302 || answer.status === 404
        ? withBody({ ...answer, status: 200 }, '<h1>Casa</h1>')
        : answer,
    /un indirizzo che non esiste \(.*\) risponde 200/,
  ],
  [
    'a host that serves hidden files',
    at('/.env', (answer) => withBody({ ...answer, status: 200 }, 'KEY=1')),
    /chiunque può leggere \/\.env/,
  ],
  [
    'a server with errors',
    () => ({ status: 503, headers: {} }),
    /risponde 503 invece di dare \/, \/.* e altri \d/,
  ],
  [
    'a server with a compression bomb',
    at('/en', (answer, _, accepts) =>
      accepts === 'identity'
        ? answer
        : withBody(answer, brotliCompressSync(Buffer.alloc(50_000_000))),
    ),
    /forma compressa .* di \/en non contiene il suo file/,
  ],
  [
    'a server with a huge response',
    at('/en', (answer) => withBody(without(answer, 'Content-Encoding'), Buffer.alloc(20_000_000))),
    /dà un altro contenuto per \/en/,
  ],
  [
    'a server that sends terminal escapes',
    at('/', saying('X-Frame-Options', '\u009b31mDENY')),
    /«X-Frame-Options» arriva come «�31mDENY»/,
  ],
  [
    'a server with an invalid health check',
    at('/readyz', (answer) => withBody(answer, '{ "release"')),
    /dice di servire un altro sito/,
  ],
  [
    'a server still on the old release',
    at('/readyz', (answer) =>
      withBody(answer, '{ "release": "0123456789abcdef", "complete": true }'),
    ),
    /dice di servire un altro sito \(impronta 0123456789ab\)/,
  ],
];

describe('a live site', () => {
  it('is what was built, on our own server', async () => {
    expect((await found(await deployed.open())).map(sentenceOf)).toEqual([]);
  });

  it.each(FAULTS)('is reported behind %s', async (_, fault, sentence) => {
    const sentences = (await found(await deployed.open(fault))).map(sentenceOf);
    expect(sentences.join('\n')).toMatch(sentence);
  });

  it('may lack compression, which is reported', async () => {
    const slow = await deployed.open((answer, path) =>
      path === '/en'
        ? withBody(
            without(answer, 'Content-Encoding'),
            readFileSync(join(deployed.dist, 'en/index.html')),
          )
        : answer,
    );
    expect((await found(slow)).map(({ code, severity }) => [code, severity])).toEqual([
      ['online-unpacked', 'warning'],
    ]);
  });

  it('is reported when no server answers', async () => {
    // Node's fetch refuses most of the lowest ports.
    expect((await found('http://localhost:2')).map(sentenceOf).join()).toMatch(
      /non risponde \(ECONNREFUSED\)/,
    );
  });

  it.each([
    [
      'for another name',
      'altro.example',
      true,
      /certificato .* non vale \(è di un altro nome\): .* per «localhost»/,
    ],
    [
      'that is self-signed',
      'localhost',
      false,
      /certificato .* non vale \(se l’è fatto il server da solo\)/,
    ],
  ] as const)('is refused with a certificate %s', async (_, name, isTrusted, sentence) => {
    const pair = certificate(name);
    const known = tls.getCACertificates('default');
    if (isTrusted) tls.setDefaultCACertificates([...known, pair.cert]);
    onTestFinished(() => tls.setDefaultCACertificates(known));
    const sentences = (await found(await deployed.open(undefined, pair))).map(sentenceOf);
    expect(sentences.join('\n')).toMatch(sentence);
  });

  it('is distinguished from other content', async () => {
    await expect(withOnline(content, 'http://localhost:9', deployed.dist)).rejects.toThrow(
      /costruito da altri contenuti/,
    );
  });
});

describe('a failed deployment', () => {
  it('rolls back to the previous release and checks it', async () => {
    writeFileSync(join(deployed.dist, SCRIPT), 'another one');
    const url = await deployed.open();
    expect((await found(url)).map(({ code }) => code)).toContain('online-changed');
    // Our server looks for a new release every half second.
    const { sentence, isWell } = await rolledBack(content, url, deployed.dist, 600);
    expect([sentence, isWell]).toEqual([
      'Ho rimesso il sito precedente (2025-06-02), e in linea c’è tutto.',
      true,
    ]);
  });

  it('says that there is no release to return to', async () => {
    const alone = new Deployed().release();
    expect(await rolledBack(content, 'http://localhost:9', alone.dist)).toEqual({
      sentence: 'Non c’è un sito precedente a cui tornare.',
      isWell: false,
    });
  });
});

/** A key and a self-signed certificate for a name. */
function certificate(name: string): { key: string; cert: string } {
  const folder = temporaryFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const asked =
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -subj /CN=${name}`.split(
      ' ',
    );
  const names = ['-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', cert];
  execFileSync('openssl', [...asked, ...names], { stdio: 'ignore' });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}
