import { lostAt } from '../../content/paths.ts';
import { ASK_EACH_TIME, COMMON_HEADERS, HTTPS_ONLY } from './commonHeaders.ts';
import { acceptedEncodings, prefersMarkdown } from './encodings.ts';
import { findDestination } from './findDestination.ts';
import { type Header, judged, rangeCounts } from './preconditions.ts';
import type { Body, Bytes, Form, RawHeaders, Site, SiteFile } from './site.ts';

export interface SiteRequest {
  readonly method: string;
  /** As it came: path and query, still encoded. */
  readonly target: string;
  readonly header: Header;
}

/** An answer for any platform. HEAD is answered like GET; who sends it leaves the body out. */
export interface Answer<B extends Body = Bytes> {
  readonly status: number;
  readonly headers: RawHeaders;
  /** Of a file of the site, or a few words of ours. */
  readonly body?: B | Bytes;
}

/** An answer in words of ours, whatever a host keeps its files in. */
export type Words = Answer<never>;

/** The same answer, told to stay with https where it came by it: a browser heeds it nowhere else. */
export function secured<B extends Body>(answer: Answer<B>, header: Header): Answer<B> {
  if (header('x-forwarded-proto') !== 'https') return answer;
  return { ...answer, headers: [...answer.headers, ...HTTPS_ONLY] };
}

/**
 * Answers from a built site: it reads nothing and compresses nothing.
 * @param now milliseconds since the epoch
 */
export function answerTo<B extends Body>(
  site: Site<B>,
  { method, target, header }: SiteRequest,
  now: number,
): Answer<B> {
  if (method !== 'GET' && method !== 'HEAD') return NOT_ALLOWED;
  const [path, search] = split(target);
  const known = site.byAddress.get(path);
  if (known) return fileAnswer(known, header, now);
  const destination = findDestination(path, {
    localeRoots: site.localeRoots,
    moved: site.moved,
    hasFile: (name) => site.files.has(name),
  });
  switch (destination.kind) {
    case 'file': {
      const file = site.files.get(destination.file);
      return file ? fileAnswer(file, header, now) : MISSING;
    }
    case 'moved':
      return redirect(308, destination.to + search);
    case 'unknownPage':
      return redirect(302, lostAt(destination.to));
    case 'malformed':
      return plain(400, '400 Bad Request');
    case 'missing':
      return MISSING;
  }
}

function split(target: string): [path: string, search: string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}

function fileAnswer<B extends Body>(page: SiteFile<B>, header: Header, now: number): Answer<B> {
  const file = page.markdown && prefersMarkdown(header('accept')) ? page.markdown : page;
  const range = header('range');
  const form = formFor(file, header('accept-encoding'), range !== undefined);
  const verdict = judged(header, file, form, now);
  if (verdict === 412) return plain(412, '412 Precondition Failed');
  if (verdict === 304) return { status: 304, headers: form.about };
  if (range !== undefined && form === file.plain && rangeCounts(header, file, form)) {
    return partAnswer(file, form, range);
  }
  return { status: 200, headers: form.headers, body: form.body };
}

/** A part is a part of the file as it is, for readers who take it so. */
function formFor<B extends Body>(
  file: SiteFile<B>,
  accepted: string | undefined,
  isPart: boolean,
): Form<B> {
  const encodings = acceptedEncodings(accepted);
  if (isPart && encodings.includes('identity')) return file.plain;
  for (const encoding of encodings) {
    if (encoding === 'identity') return file.plain;
    const form = file.packed.get(encoding);
    if (form) return form;
  }
  return file.plain;
}

/** One part, as asked; several, an unknown unit and nonsense get the whole, which the standard allows. */
function partAnswer<B extends Body>(
  { type }: SiteFile<B>,
  { about, headers, body }: Form<B>,
  range: string,
): Answer<B> {
  const size = body.length;
  const part = partOf(range, size);
  if (part === undefined) return { status: 200, headers, body };
  const [first, last] = part;
  if (first >= size || last < first) {
    return plain(416, '416 Range Not Satisfiable', ['Content-Range', `bytes */${size}`]);
  }
  const cut = body.subarray(first, last + 1);
  const described = [
    ...['Content-Type', type, 'Content-Length', String(cut.length), 'Accept-Ranges', 'bytes'],
    ...['Content-Range', `bytes ${first}-${last}/${size}`],
  ];
  return { status: 206, headers: [...about, ...described], body: cut };
}

/** First and last byte; undefined for what is no single part. `-5` are the last five. */
function partOf(range: string, size: number): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return [Math.max(0, size - Number(to)), Number(to) === 0 ? -1 : size - 1];
  if (to !== '' && Number(to) < Number(from)) return undefined;
  return [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
}

const COMMON: RawHeaders = [
  ...Object.entries(COMMON_HEADERS).flat(),
  ...['Cache-Control', ASK_EACH_TIME],
];

function redirect(status: number, to: string): Words {
  return { status, headers: [...COMMON, 'Location', to, 'Content-Length', '0'] };
}

/** A short answer in the words of the protocol. */
export function plain(status: number, text: string, more: RawHeaders = []): Words {
  const body = new TextEncoder().encode(text);
  const described = [
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    `${body.length}`,
  ];
  return { status, headers: [...COMMON, ...described, ...more], body };
}

const MISSING = plain(404, '404 Not Found');
const NOT_ALLOWED = plain(405, '405 Method Not Allowed', ['Allow', 'GET, HEAD']);
