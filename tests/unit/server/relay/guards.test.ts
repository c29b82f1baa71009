import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { RelaySettings } from '../../../../src/server/relay/settings.ts';
import { type Step, startProvider } from '../../../e2e/scripted-provider.ts';
import {
  type Asked,
  CODE,
  HOST,
  MAX_DESCRIPTION,
  NOON,
  type RelayUnderTest,
  relayUnderTest,
  said,
  settingsFor,
} from './relay-under-test.ts';

const CONTENT = 'Tesoro trovato!\n\nErano le angurie.\n\n#funvillage';
const provider = await startProvider();
let relay: RelayUnderTest;

afterAll(() => provider.close());
beforeEach(() => {
  provider.script({ content: CONTENT });
  relay = relayUnderTest(settingsFor(provider.url));
});

/** A relay with some settings changed. */
function relayWith(change: Partial<RelaySettings>, now?: () => number): RelayUnderTest {
  return relayUnderTest({ ...settingsFor(provider.url), ...change }, now ? { now } : {});
}

function limitsWith(change: Partial<RelaySettings['limits']>): Partial<RelaySettings> {
  return { limits: { ...settingsFor(provider.url).limits, ...change } };
}

describe('a valid request', () => {
  test('gets the text and a request id', async () => {
    const { status, headers, body } = await relay.ask();
    expect(status).toBe(200);
    expect(body).toEqual({ content: CONTENT, requestId: headers.get('X-Request-Id') });
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Type')).toMatch(/^application\/json/);
  });

  test('logs one line without any text', async () => {
    const { body } = await relay.ask();
    expect(relay.log).toEqual([
      {
        event: 'generate',
        time: new Date(NOON).toISOString(),
        id: body.requestId,
        code: 'ok',
        status: 200,
        ms: 0,
        reason: undefined,
      },
    ]);
  });

  test('chooses its request id, whatever the browser sends', async () => {
    const { body } = await relay.ask({ headers: { 'X-Request-Id': 'mine' } });
    expect(body.requestId).not.toBe('mine');
  });
});

const refused: readonly (readonly [name: string, status: number, code: string, asked: Asked])[] = [
  ['a page of another site', 403, 'wrong-origin', { headers: { Origin: 'https://other.example' } }],
  ['another port', 403, 'wrong-origin', { headers: { Origin: 'http://localhost:1' } }],
  ['an opaque origin', 403, 'wrong-origin', { headers: { Origin: 'null' } }],
  ['a sibling site', 403, 'wrong-origin', { headers: { 'Sec-Fetch-Site': 'same-site' } }],
  ['a cross-site page', 403, 'wrong-origin', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  [
    'no page at all',
    403,
    'wrong-origin',
    { headers: { Origin: undefined, 'Sec-Fetch-Site': undefined } },
  ],
  ['no code', 401, 'access-denied', { headers: { 'X-Access-Code': undefined } }],
  ['an empty code', 401, 'access-denied', { headers: { 'X-Access-Code': '' } }],
  ['a wrong code', 401, 'access-denied', { headers: { 'X-Access-Code': 'anguria' } }],
  ['a code with a broken escape', 401, 'access-denied', { headers: { 'X-Access-Code': '%E0%A4' } }],
  ['a form', 415, 'not-json', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
  ['plain text', 415, 'not-json', { headers: { 'Content-Type': 'text/plain' } }],
  ['no type', 415, 'not-json', { headers: { 'Content-Type': undefined } }],
  [
    'another encoding',
    415,
    'not-json',
    { headers: { 'Content-Type': 'application/json; charset=utf-16' } },
  ],
  ['a packed body', 415, 'not-json', { headers: { 'Content-Encoding': 'gzip' } }],
  ['no body', 400, 'malformed', { body: null }],
  ['a broken body', 400, 'malformed', { body: '{"description":' }],
  ['a list', 400, 'malformed', { body: '[]' }],
  ['null', 400, 'malformed', { body: 'null' }],
  ['no description', 400, 'malformed', { body: '{}' }],
  ['a number', 400, 'malformed', { body: '{"description":1}' }],
  ['a model of its own', 400, 'malformed', { body: '{"description":"a","model":"gpt-5"}' }],
  ['a prototype', 400, 'malformed', { body: '{"description":"a","__proto__":{}}' }],
  ['half a character', 400, 'malformed', { body: '{"description":"\\ud800"}' }],
  ['broken letters', 400, 'malformed', { body: new Uint8Array([0x22, 0xff, 0x22]) }],
  ['an empty description', 400, 'empty-description', { body: said('') }],
  ['a blank description', 400, 'empty-description', { body: said(' \n\t\u00a0') }],
  ['a long description', 413, 'too-long', { body: said('a'.repeat(MAX_DESCRIPTION + 1)) }],
  ['a long body', 413, 'too-long', { body: ' '.repeat(100_000) }],
  ['a long announced body', 413, 'too-long', { headers: { 'Content-Length': '99999999' } }],
];

describe('a refused request', () => {
  test.each(refused)('%s: %i %s', async (_, status, code, asked) => {
    const before = provider.requests.length;
    const answer = await relay.ask(asked);
    expect([answer.status, answer.body.error]).toEqual([status, code]);
    expect(answer.body.requestId).toBe(answer.headers.get('X-Request-Id'));
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(relay.log.map((line) => [line.id, line.status, line.code])).toEqual([
      [answer.body.requestId, status, code],
    ]);
    expect(provider.requests).toHaveLength(before);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'with %s gets the allowed methods',
    async (method) => {
      const { status, headers, body } = await relay.ask({ method });
      expect([status, headers.get('Allow'), body.error]).toEqual([
        405,
        'POST',
        'method-not-allowed',
      ]);
    },
  );

  test('may break off', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error('Caccia al tesoro')),
    });
    expect((await relay.ask({ body })).body.error).toBe('malformed');
    expect(relay.log[0]).toMatchObject({ code: 'malformed', reason: 'Error' });
  });

  test('is cut off when its stream gets too long', async () => {
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    expect((await relay.ask({ body })).status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });
});

describe('an allowed request', () => {
  const allowed: readonly (readonly [string, Asked])[] = [
    ['an older browser without the newer header', { headers: { 'Sec-Fetch-Site': undefined } }],
    ['a browser that hides the origin', { headers: { Origin: undefined } }],
    ['a named encoding', { headers: { 'Content-Type': 'Application/JSON; charset="UTF-8"' } }],
    [
      'decomposed accents in the code',
      { headers: { 'X-Access-Code': encodeURIComponent(CODE.normalize('NFD')) } },
    ],
    ['no session', { headers: { 'X-Session-Id': undefined } }],
    ['a session of any letters', { headers: { 'X-Session-Id': 'x'.repeat(5000) } }],
    ['as many visible characters as may be', { body: said('👨‍👩‍👧‍👦'.repeat(MAX_DESCRIPTION)) }],
    ['spaces around', { body: said(`${' '.repeat(500)}Gara di tuffi\n`) }],
  ];

  test.each(allowed)('has %s', async (_, asked) => {
    expect((await relay.ask(asked)).status).toBe(200);
  });

  test('comes from the configured origin only', async () => {
    const configured = relayWith({ origins: ['https://www.funvillage.example'] });
    const statusOf = async (Origin: string) =>
      (await configured.ask({ headers: { Origin } })).status;
    expect(await statusOf('https://www.funvillage.example')).toBe(200);
    expect(await statusOf(HOST)).toBe(403);
    expect(await statusOf('https://www.funvillage.example.other.example')).toBe(403);
  });
});

describe('the operator’s settings', () => {
  test('report a missing configuration', async () => {
    const answer = await relayUnderTest(undefined).ask();
    expect([answer.status, answer.body.error]).toEqual([503, 'not-configured']);
  });

  test('stop and resume the relay without a restart', async () => {
    let on = false;
    const switched = relayUnderTest(settingsFor(provider.url), { isEnabled: () => on });
    expect((await switched.ask()).body.error).toBe('switched-off');
    on = true;
    expect((await switched.ask()).status).toBe(200);
  });
});

describe('the limit on wrong tries', () => {
  const wrong = { headers: { 'X-Access-Code': 'guess' } };
  const limited = (now?: () => number) =>
    relayWith(limitsWith({ failedAttempts: { count: 3, windowMs: 60_000 } }), now);

  test('refuses even the right code for a while', async () => {
    let now = NOON;
    const guessed = limited(() => now);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect((await guessed.ask(wrong)).status).toBe(401);
    }
    now += 20_000;
    const { status, headers, body } = await guessed.ask();
    expect([status, body.error, body.retryAfter]).toEqual([429, 'too-many-tries', 40]);
    expect(headers.get('Retry-After')).toBe('40');
    now += 40_000;
    expect((await guessed.ask()).status).toBe(200);
  });

  test('applies to all IP addresses together', async () => {
    const guessed = relayWith(
      limitsWith({ failedAttemptsInTotal: { count: 20, windowMs: 60_000 } }),
    );
    const answers = [];
    for (let end = 1; end <= 30; end += 1) {
      answers.push((await guessed.ask({ ...wrong, peer: `192.0.2.${end}` })).status);
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
  });

  test('exempts a browser that gave the right code before', async () => {
    const guessed = limited();
    const cookie = (await guessed.ask()).headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^staff-device=.*; Path=\/api; HttpOnly; SameSite=Strict$/);
    for (let attempt = 0; attempt < 5; attempt += 1) await guessed.ask(wrong);
    expect((await guessed.ask()).status).toBe(429);
    const Cookie = cookie.split(';')[0];
    expect((await guessed.ask({ headers: { Cookie } })).status).toBe(200);
    expect((await guessed.ask({ headers: { Cookie: `${Cookie}x` } })).status).toBe(429);
    expect((await guessed.ask({ headers: { Cookie: 'staff-device=.' } })).status).toBe(429);
    const known = { headers: { Cookie, 'X-Access-Code': 'guess' } };
    for (let attempt = 0; attempt < 3; attempt += 1) await guessed.ask(known);
    expect((await guessed.ask({ headers: { Cookie } })).status).toBe(429);
  });

  test('is exact for simultaneous tries', async () => {
    const guessed = limited();
    const answers = await Promise.all(Array.from({ length: 50 }, () => guessed.ask(wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  test('generates nothing while the store is down', async () => {
    const down = relayUnderTest(
      settingsFor(provider.url),
      {},
      {
        add: () => Promise.reject(new Error('down')),
      },
    );
    const { status, headers, body } = await down.ask();
    expect([status, body.error, headers.get('Retry-After')]).toEqual([503, 'busy', '10']);
    expect(down.log[0]).toMatchObject({ code: 'busy', reason: 'limits' });
  });

  test('does not count a request without a code', async () => {
    const guessed = limited();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await guessed.ask({ headers: { 'X-Access-Code': undefined } });
    }
    expect((await guessed.ask()).status).toBe(200);
  });
});

describe('the limit on requests', () => {
  const forwarded = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

  test('applies to a tab', async () => {
    const limited = relayWith(limitsWith({ perSession: { count: 2, windowMs: 30_000 } }));
    expect((await limited.ask()).status).toBe(200);
    expect((await limited.ask({ peer: '192.0.2.9' })).status).toBe(200);
    const { status, headers, body } = await limited.ask();
    expect([status, body.error, headers.get('Retry-After')]).toEqual([
      429,
      'too-many-requests',
      '30',
    ]);
    expect((await limited.ask({ headers: { 'X-Session-Id': 'tab-00000002' } })).status).toBe(200);
  });

  test('applies to an IP address, whatever its tabs send', async () => {
    const limited = relayWith(limitsWith({ perIp: { count: 2, windowMs: 30_000 } }));
    for (const tab of ['tab-00000001', 'tab-00000002']) {
      expect((await limited.ask({ headers: { 'X-Session-Id': tab } })).status).toBe(200);
    }
    expect((await limited.ask({ headers: { 'X-Session-Id': 'tab-00000003' } })).status).toBe(429);
    expect((await limited.ask({ peer: '192.0.2.9' })).status).toBe(200);
  });

  test('trusts its own proxy', async () => {
    const limited = relayWith({
      ...limitsWith({ perIp: { count: 1, windowMs: 30_000 } }),
      trustedProxies: ['192.0.2.0/24'],
    });
    expect((await limited.ask(forwarded('198.51.100.1'))).status).toBe(200);
    expect((await limited.ask(forwarded('198.51.100.2'))).status).toBe(200);
    expect((await limited.ask(forwarded('203.0.113.7, 198.51.100.2'))).status).toBe(429);
  });
});

describe('the daily budget', () => {
  test('ends with the day in Rome', async () => {
    let now = Date.parse('2030-07-06T23:59:00+02:00');
    const limited = relayWith(limitsWith({ perDay: 2 }), () => now);
    await limited.ask();
    await limited.ask();
    const { status, headers, body } = await limited.ask();
    expect([status, body.error, headers.get('Retry-After')]).toEqual([429, 'budget-spent', '60']);
    now += 60_000;
    expect((await limited.ask()).status).toBe(200);
  });

  test('is refunded when no request reached the provider', async () => {
    const away = await startProvider();
    await away.close();
    const { provider: service } = settingsFor(away.url);
    const limited = relayWith({ ...limitsWith({ perDay: 1 }), provider: service });
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await limited.ask()).body.error).toBe('provider-unreachable');
  });

  test.each<Step>(['refused', 'error', 'cut-off'])(
    'is not refunded for what the provider received: %s',
    async (step) => {
      const limited = relayWith(limitsWith({ perDay: 1 }));
      provider.script(step);
      await limited.ask();
      expect((await limited.ask()).body.error).toBe('budget-spent');
    },
  );

  test('also limits concurrent requests', async () => {
    const limited = relayWith(limitsWith({ maxConcurrent: 1 }));
    const { promise, resolve } = Promise.withResolvers<void>();
    provider.script({ content: CONTENT, after: promise });
    const asked = provider.requests.length;
    const first = limited.ask();
    await provider.arrived(asked + 1);
    const { status, headers, body } = await limited.ask();
    expect([status, body.error, headers.get('Retry-After')]).toEqual([503, 'busy', '5']);
    resolve();
    expect((await first).status).toBe(200);
    expect((await limited.ask()).status).toBe(200);
  });
});
