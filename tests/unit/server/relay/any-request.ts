import fc from 'fast-check';
import { CODE, HOST, MAX_DESCRIPTION } from './relay-under-test.ts';

/** Part of every fuzzed description: no log or error may contain it. */
export const MARK = 'zq7xk';

export interface AnyRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  /** How the body is sent: at once, in pieces, or broken off. */
  readonly sent: 'whole' | 'pieces' | 'broken-off';
}

const latin1 = fc
  .array(
    fc.integer({ min: 32, max: 255 }).filter((code) => code !== 127),
    { maxLength: 40 },
  )
  .map((codes) => String.fromCharCode(...codes).trim());

/** A header that usually has its usual value, else another of a list, anything, or none. */
function mostly(name: string, usual: string, others: readonly string[]) {
  const header = (value: string): [string, string][] => [[name, value]];
  return fc.oneof(
    { arbitrary: fc.constant(header(usual)), weight: 12 },
    { arbitrary: fc.constantFrom(...others).map(header), weight: 2 },
    { arbitrary: latin1.map(header), weight: 1 },
    { arbitrary: fc.constant<[string, string][]>([]), weight: 1 },
  );
}

/** A header that is sent now and then. */
function sometimes(name: string, values: readonly string[]) {
  return fc.oneof(
    { arbitrary: fc.constant<[string, string][]>([]), weight: 9 },
    {
      arbitrary: fc
        .oneof(fc.constantFrom(...values), latin1)
        .map((value) => [[name, value]] as [string, string][]),
      weight: 1,
    },
  );
}

const headers = fc
  .tuple(
    mostly('Origin', HOST, ['null', 'https://other.example', '//', `${HOST}/`, 'file://']),
    mostly('Sec-Fetch-Site', 'same-origin', ['none', 'cross-site', 'same-site', 'Same-Origin']),
    mostly('Content-Type', 'application/json', [
      'application/json; charset=utf-8',
      'application/json; charset=latin1',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/json, text/html',
    ]),
    mostly('X-Access-Code', encodeURIComponent(CODE), ['', '%', '%00', CODE.slice(0, 3), '%ff']),
    mostly('X-Session-Id', 'tab-00000001', ['a', '../../etc', 'x'.repeat(4000), '__proto__']),
    sometimes('X-Forwarded-For', ['1.2.3.4', '::1, ::2', ',,,,', '999.1.1.1', 'fe80::1%lo']),
    sometimes('Content-Length', ['0', '5', '-1', 'many', '99999999999999999999']),
    sometimes('Transfer-Encoding', ['chunked', 'gzip, chunked']),
    sometimes('Content-Encoding', ['gzip', 'br', 'identity']),
    sometimes('X-Request-Id', ['1', '\u00e8', 'x'.repeat(300)]),
    sometimes('X-HTTP-Method-Override', ['GET', 'DELETE']),
    sometimes('Accept-Encoding', ['gzip', 'br', '*;q=0']),
    sometimes('If-None-Match', ['*', '"x"']),
    sometimes('Range', ['bytes=0-1', 'bytes=-']),
  )
  .map((groups) => groups.flat());

const description = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: MAX_DESCRIPTION - MARK.length }),
    fc.string({ unit: 'binary', maxLength: 2 * MAX_DESCRIPTION }),
    fc.constantFrom('{{$date}}', '{{prices}}', '-----', '\u0000', '\u202e', '<script>', '$&'),
  )
  .map((text) => MARK + text);

const body = fc.oneof(
  { arbitrary: description.map((text) => JSON.stringify({ description: text })), weight: 12 },
  {
    arbitrary: description.map((text) => JSON.stringify({ description: text, model: 'x' })),
    weight: 1,
  },
  { arbitrary: description.map((text) => `{"description":"${text}`), weight: 1 },
  { arbitrary: fc.json(), weight: 2 },
  { arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)), weight: 2 },
  {
    arbitrary: fc.constantFrom(
      undefined,
      '',
      ' ',
      '{"description":" "}',
      '{"description":"\\ud83d"}',
      '{"__proto__":{"description":"a"}}',
      '['.repeat(1500),
      '['.repeat(50_000),
      JSON.stringify({ description: MARK.repeat(10_000) }),
      JSON.stringify({ description: `${MARK}${'\u0301'.repeat(800)}` }),
    ),
    weight: 2,
  },
);

/** Requests with mostly valid parts, so that every guard is reached. */
export const anyRequest: fc.Arbitrary<AnyRequest> = fc.record({
  method: fc.oneof(
    { arbitrary: fc.constant('POST'), weight: 12 },
    {
      arbitrary: fc.constantFrom(...'GET HEAD OPTIONS PUT PATCH DELETE post PURGE M-X'.split(' ')),
      weight: 2,
    },
  ),
  path: fc.oneof(
    { arbitrary: fc.constant('/api/generate'), weight: 20 },
    {
      arbitrary: fc.constantFrom(
        ...[
          '/api/generate/',
          '/api/generate?description=x',
          '/api/Generate',
          '/api/generate%2f',
          '/api/%67enerate',
        ],
        ...['/api//generate', '/api/', '/api/generate.json', '/%'],
      ),
      weight: 1,
    },
  ),
  headers,
  body,
  sent: fc.constantFrom('whole', 'whole', 'whole', 'whole', 'pieces', 'broken-off'),
});
