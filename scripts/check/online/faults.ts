import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FindingArgs, FindingCode } from '../../../src/check/finding.ts';
import { parsedJson } from '../../../src/content/json.ts';
import { HTTPS_ONLY } from '../../../src/server/site/common-headers.ts';
import { EXTENSIONS, hashOf, type ReleaseList } from '../../../src/server/site/read-site.ts';
import { headersFor, typeOf } from '../../../src/server/site/site.ts';
import type { SiteHeaders } from '../../../src/server/site/site-headers.ts';
import { certificateDays, type OnlineResponse, requestUrl } from './request-url.ts';

const MIN_CERTIFICATE_DAYS = 14;
const MISSING_PAGE = '/questa-pagina-non-esiste';
const MISSING_FILE = '/assets/questo-file-non-esiste.js';
const SECRETS = ['/.env', '/.git/HEAD'];
/** Other names of media types that servers may send. */
const SAME_TYPE: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/xml': 'text/xml',
};
const REASONS: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'è di un altro nome',
  CERT_HAS_EXPIRED: 'è scaduto',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'se l’è fatto il server da solo',
  SELF_SIGNED_CERT_IN_CHAIN: 'non viene da un’autorità riconosciuta',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'manca il certificato di chi l’ha firmato',
};
/** Why no answer came, besides Node's codes; `bad port` is a message of `fetch`. */
const NO_ANSWER_REASONS: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'tempo scaduto',
  UND_ERR_CONNECT_TIMEOUT: 'tempo scaduto',
  UND_ERR_SOCKET: 'chiude la connessione',
  'bad port': 'porta che non si può usare',
};

/** What is wrong at one URL. */
export interface SiteFault {
  readonly code: FindingCode;
  readonly url: string;
  readonly args?: FindingArgs;
}

/** A release on this disk, and the earlier ones. */
export interface Release {
  readonly folder: string;
  readonly list: ReleaseList;
  readonly earlier: readonly ReleaseList[];
  readonly site: SiteHeaders;
}

/** A certificate about to expire. */
export async function certificateFaults(base: URL): Promise<SiteFault[]> {
  const days = await certificateDays(base).catch(() => undefined);
  if (days === undefined || days > MIN_CERTIFICATE_DAYS) return [];
  const reason = `scade fra ${Math.max(0, Math.floor(days))} giorni`;
  return [{ code: 'online-certificate', url: '/', args: { reason, host: base.hostname, days } }];
}

/** Requests a URL and judges the answer; no answer is a fault itself. */
export async function requestAndCheck(
  base: URL,
  path: string,
  encoding: string,
  judge: (answer: OnlineResponse) => SiteFault[],
  maxBytes = 1_000_000,
): Promise<SiteFault[]> {
  try {
    return judge(await requestUrl(new URL(path, base), encoding, maxBytes));
  } catch (error) {
    const cause = Object(Object(error).cause ?? error);
    const code = String(cause.code ?? '');
    const silence = NO_ANSWER_REASONS[code || cause.message] ?? (code || 'errore di rete');
    const reason = REASONS[code] ?? silence;
    const isCertificate = code in REASONS || code.includes('CERT');
    const args = { reason, host: base.hostname };
    return [{ code: isCertificate ? 'online-certificate' : 'online-silent', url: path, args }];
  }
}

export async function fileFaults(
  base: URL,
  path: string,
  file: string,
  release: Release,
): Promise<SiteFault[]> {
  const expectedBody = readFileSync(join(release.folder, file));
  const maxBytes = expectedBody.length * 2 + 100_000;
  const request = (encoding: string, judge: (answer: OnlineResponse) => SiteFault[]) =>
    requestAndCheck(base, encodeURI(path), encoding, judge, maxBytes);
  const plain = await request('identity', (answer) => [
    ...bodyFaults(answer, path, file, expectedBody, release),
    ...(answer.status === 200 ? headerFaults(base, answer, path, file, release.site) : []),
  ]);
  const isCompressed = Object.values(EXTENSIONS).some((end) => file + end in release.list.files);
  if (!isCompressed || plain.some(({ code }) => code !== 'online-header')) return plain;
  const faults = await request('br, gzip', ({ body, isCut, headers }) => {
    if (isCut) return [{ code: 'online-half', url: path }];
    if (hashOf(body) !== release.list.files[file]) return [{ code: 'online-packed', url: path }];
    return headers.get('content-encoding') ? [] : [{ code: 'online-unpacked', url: path }];
  });
  return [...plain, ...faults];
}

function bodyFaults(
  { status, body, isCut }: OnlineResponse,
  path: string,
  file: string,
  expectedBody: Buffer,
  { list, earlier }: Release,
): SiteFault[] {
  if (status !== 200) return [{ code: 'online-missing', url: path, args: { status } }];
  const hash = hashOf(body);
  if (hash === list.files[file]) return [];
  const stale = earlier.find(({ files }) => files[file] === hash);
  if (stale) return [{ code: 'online-stale', url: path, args: { day: stale.day } }];
  const isHalf =
    isCut ||
    (body.length < expectedBody.length && expectedBody.subarray(0, body.length).equals(body));
  return [{ code: isHalf ? 'online-half' : 'online-changed', url: path }];
}

function headerFaults(
  { protocol }: URL,
  { headers }: OnlineResponse,
  path: string,
  file: string,
  site: SiteHeaders,
): SiteFault[] {
  const bare = (type = '') => {
    const [media = ''] = type.split(';');
    return SAME_TYPE[media.trim()] ?? media.trim();
  };
  const wanted = {
    ...headersFor(file, site),
    ...(protocol === 'https:' && Object.fromEntries([HTTPS_ONLY])),
    'Content-Type': bare(typeOf(file)),
  };
  return Object.entries(wanted).flatMap(([header, expected]): SiteFault[] => {
    const received = headers.get(header) ?? '';
    const found = header === 'Content-Type' ? bare(received) : received;
    if (found === expected) return [];
    return [{ code: 'online-header', url: path, args: { header, found, expected } }];
  });
}

export function redirectFaults(base: URL, path: string, expected: string): Promise<SiteFault[]> {
  return requestAndCheck(base, encodeURI(path), 'identity', ({ status, headers }) => {
    const location = headers.get('location') ?? '';
    const at = URL.parse(location, new URL(path, base));
    const found = location && at ? decodeURI(at.pathname) : '';
    if (status >= 300 && status < 400 && found === expected) return [];
    return [{ code: 'online-redirect', url: path, args: { status, found, expected } }];
  });
}

/** URLs that must not answer with 200: a missing page and script, and files of tools. */
export async function exposedFaults(base: URL): Promise<SiteFault[]> {
  const faultIfServed =
    (path: string, code: FindingCode) =>
    ({ status }: OnlineResponse): SiteFault[] =>
      status === 200 ? [{ code, url: path, args: { status } }] : [];
  const urls = [
    ...[MISSING_PAGE, MISSING_FILE].map((path) => [path, 'online-unknown'] as const),
    ...SECRETS.map((path) => [path, 'online-exposed'] as const),
  ];
  const found = urls.map(([path, code]) =>
    requestAndCheck(base, path, 'identity', faultIfServed(path, code)),
  );
  const all = (await Promise.all(found)).flat();
  // A server that answers every URL with a page has not exposed these files.
  return all.some(({ code }) => code === 'online-unknown')
    ? all.filter(({ code }) => code !== 'online-exposed')
    : all;
}

/** Static hosts have no `/readyz`: only a JSON answer is judged. */
export function readinessFaults(base: URL, { digest }: ReleaseList): Promise<SiteFault[]> {
  return requestAndCheck(base, '/readyz', 'identity', ({ body, headers }) => {
    if (!/json/.test(headers.get('content-type') ?? '')) return [];
    const { release, complete } = Object(parsedJson(String(body)));
    if (release === digest && complete !== false) return [];
    const found =
      release === digest
        ? 'questo sito, ma con dei file danneggiati'
        : `un altro sito (impronta ${String(release).slice(0, 12)})`;
    return [{ code: 'online-release', url: '/readyz', args: { found } }];
  });
}
