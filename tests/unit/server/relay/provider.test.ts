import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen } from '../../../../src/server/listen.ts';
import { createRelay, type LogLine } from '../../../../src/server/relay/create-relay.ts';
import { fileCounters } from '../../../../src/server/relay/limits/file-counters.ts';
import {
  type ProviderFailure,
  RETRY_AFTER_SECONDS,
  type ScriptedProvider,
  startProvider,
} from '../../../e2e/scripted-provider.ts';
import { CODE, KEY, NOON, relayUnderTest, SITE, said, settingsFor } from './relay-under-test.ts';

let provider: ScriptedProvider;

beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

/** The requests that a new relay sends to the provider for one of ours. */
async function askedBy(...steps: Parameters<ScriptedProvider['script']>) {
  provider.script(...steps);
  const before = provider.requests.length;
  const answer = await relayUnderTest(settingsFor(provider.url)).ask();
  return { answer, asked: provider.requests.slice(before) };
}

describe('the request to the provider', () => {
  test('follows the specification', async () => {
    const { asked } = await askedBy({ content: 'Ecco' });
    expect(asked).toEqual([
      {
        path: '/v1/chat/completions',
        authorization: `Bearer ${KEY}`,
        connection: 'close',
        body: {
          model: 'gpt-4',
          stream: false,
          temperature: 0.8,
          max_tokens: 1000,
          messages: [
            { role: 'system', content: 'regole segrete' },
            { role: 'user', content: 'racconta: Caccia al tesoro' },
          ],
        },
      },
    ]);
  });

  test('goes without a key to a service that needs none', async () => {
    const settings = settingsFor(`${provider.url}/`);
    const before = provider.requests.length;
    provider.script({ content: 'Ecco' });
    await relayUnderTest({
      ...settings,
      provider: { ...settings.provider, key: undefined, model: 'llama3' },
    }).ask();
    expect(provider.requests[before]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: undefined,
      body: { model: 'llama3' },
    });
  });
});

describe('a failure of the provider', () => {
  test.each<[ProviderFailure, number, string, string | undefined]>([
    ['refused', 502, 'provider-failed', 'UND_ERR_SOCKET'],
    ['bad-request', 502, 'provider-rejected', '400 invalid_value'],
    ['unauthorised', 502, 'provider-unauthorised', '401 invalid_api_key'],
    ['busy', 503, 'provider-busy', '429 rate_limit_exceeded'],
    ['error', 502, 'provider-failed', '500 invalid_request_error'],
    ['redirect', 502, 'provider-failed', '307'],
    ['broken-off', 502, 'provider-failed', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'],
    ['html', 502, 'provider-not-json', '200'],
    ['empty', 502, 'provider-empty', undefined],
    ['no-choices', 502, 'provider-empty', undefined],
    ['cut-off', 502, 'provider-cut-off', undefined],
    ['ten-megabytes', 502, 'provider-too-large', '200'],
  ])('%s becomes %i %s', async (fault, status, code, reason) => {
    provider.script(fault);
    const before = provider.requests.length;
    const relay = relayUnderTest(settingsFor(provider.url));
    const { body, ...answer } = await relay.ask();
    expect([answer.status, body.error]).toEqual([status, code]);
    expect(relay.log.map((line) => [line.code, line.status, line.reason])).toEqual([
      [code, status, reason],
    ]);
    expect(provider.requests).toHaveLength(before + 1);
  });

  test.each([
    [{ code: 'DeploymentNotFound' }, '404 DeploymentNotFound'],
    [{ code: 'insufficient_quota', type: 'tokens' }, '404 insufficient_quota'],
    [
      { code: 'mario_rossi_ha_la_febbre', type: 'invalid_request_error' },
      '404 invalid_request_error',
    ],
    [{ code: 'anguria_fresca', type: 'sk_relay_under_test' }, '404'],
    [{ code: 404, type: ['x'] }, '404'],
  ])('is logged as a published code, and in no other words: %o', async (error, reason) => {
    provider.script({ status: 404, error });
    const relay = relayUnderTest(settingsFor(provider.url));
    await relay.ask();
    expect(relay.log[0]?.reason).toBe(reason);
  });

  test('passes on the retry time of a busy provider', async () => {
    const { answer } = await askedBy('busy');
    expect(answer.body.retryAfter).toBe(RETRY_AFTER_SECONDS);
    expect(answer.headers.get('Retry-After')).toBe(String(RETRY_AFTER_SECONDS));
  });

  test('differs from an unreachable provider', async () => {
    const gone = await startProvider();
    await gone.close();
    const relay = relayUnderTest(settingsFor(gone.url));
    expect((await relay.ask()).body.error).toBe('provider-unreachable');
    expect(relay.log[0]?.reason).toBe('ECONNREFUSED');
  });

  test.each<ProviderFailure>(['silence', 'endless'])('%s ends with the timeout', async (fault) => {
    provider.script(fault);
    const settings = settingsFor(provider.url);
    const service = { ...settings.provider, timeoutMs: 300 };
    const { status, body } = await relayUnderTest({ ...settings, provider: service }).ask();
    expect([status, body.error]).toEqual([504, 'provider-timeout']);
    await provider.abandoned(1);
  });

  test('leaves no timer behind once it has answered', async () => {
    const [set, clear] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
    const settings = settingsFor(provider.url);
    const timeoutMs = 54_321;
    await relayUnderTest({ ...settings, provider: { ...settings.provider, timeoutMs } }).ask();
    const index = set.mock.calls.findIndex(([, delay]) => delay === timeoutMs);
    expect(clear).toHaveBeenCalledWith(set.mock.results[index]?.value);
  });

  test('is not reported when the browser leaves; the request is aborted', async () => {
    provider.script('silence');
    const leave = new AbortController();
    const relay = relayUnderTest(settingsFor(provider.url));
    const before = provider.requests.length;
    const answer = relay.ask({ signal: leave.signal });
    await provider.arrived(before + 1);
    leave.abort();
    await Promise.all([answer, provider.abandoned(1)]);
    expect(relay.log.map(({ code }) => code)).toEqual(['client-gone']);
  });
});

test('a browser that disconnects also ends the provider’s request', async () => {
  provider.script('silence');
  const counters = fileCounters(':memory:', () => NOON);
  const service = { settings: settingsFor(provider.url), counters };
  const { promise: logged, resolve } = Promise.withResolvers<LogLine>();
  const relay = createRelay({ service, now: () => NOON, log: resolve, publicApi: () => SITE });
  const { port, close } = await listen(new Hono().route('/api', relay), 0);
  const origin = `http://localhost:${port}`;
  const leave = new AbortController();
  const answer = fetch(`${origin}/api/generate`, {
    method: 'POST',
    headers: {
      Origin: origin,
      'Content-Type': 'application/json',
      'X-Access-Code': encodeURIComponent(CODE),
    },
    body: said('Caccia al tesoro'),
    signal: leave.signal,
  });
  await provider.arrived(1);
  leave.abort();
  await expect(answer).rejects.toThrow();
  await provider.abandoned(1);
  expect((await logged).code).toBe('client-gone');
  await close();
});

describe('a text in a code block', () => {
  test.each([
    ['```\nTesoro!\n\nErano le angurie.\n```'],
    ['```\r\nTesoro!\r\n\r\nErano le angurie.\r\n```\r\n'],
    ['\t```markdown \nTesoro!\n\nErano le angurie.\n \t```\u00a0\n'],
    ['``` text\rTesoro!\r\rErano le angurie.\r```'],
  ])('is returned without it: %j', async (content) => {
    const { answer } = await askedBy({ content });
    expect(answer.body.content).toBe('Tesoro!\n\nErano le angurie.');
  });

  test.each(['Tesoro! ```', '```\nUno\n```\ne\n```\nDue\n```', 'Uno\n```\nDue\n```'])(
    'is unchanged when only a part is in one: %j',
    async (content) => {
      expect((await askedBy({ content })).answer.body.content).toBe(content);
    },
  );

  test('counts as missing when the block is empty', async () => {
    const { answer } = await askedBy({ content: '```\n \n```' });
    expect(answer.body.error).toBe('provider-empty');
  });
});

describe('a model that refuses a parameter', () => {
  test('is asked again with the new name of the limit', async () => {
    const { answer, asked } = await askedBy('no-max-tokens');
    expect(answer.body.content).toBe('Senza max_tokens');
    expect(asked.map(({ body }) => [body.max_tokens, body.max_completion_tokens])).toEqual([
      [1000, undefined],
      [undefined, 1000],
    ]);
  });

  test('is asked again without a temperature', async () => {
    const { answer, asked } = await askedBy('no-temperature');
    expect(answer.body.content).toBe('Senza temperature');
    expect(asked.map(({ body }) => [body.temperature, body.max_tokens])).toEqual([
      [0.8, 1000],
      [undefined, 1000],
    ]);
  });

  test('gets the accepted parameters in later requests', async () => {
    provider.script('no-max-tokens');
    const relay = relayUnderTest(settingsFor(provider.url));
    await relay.ask();
    const before = provider.requests.length;
    expect((await relay.ask()).status).toBe(200);
    expect(provider.requests).toHaveLength(before + 1);
  });

  test('is not asked a third time', async () => {
    const { answer, asked } = await askedBy('no-max-tokens', 'bad-request');
    expect(answer.body.error).toBe('provider-rejected');
    expect(asked).toHaveLength(2);
  });
});
