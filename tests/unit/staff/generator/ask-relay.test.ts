import { describe, expect, it } from 'vitest';
import { askRelay } from '../../../../src/staff/generator/ask-relay.ts';

const question = {
  description: 'Caccia al tesoro',
  accessCode: 'così è ☀️',
  sessionId: 'abc',
  signal: new AbortController().signal,
};

const answering = (body: string, status: number) => () =>
  Promise.resolve(new Response(body, { status }));

it('sends only the description and the access code', async () => {
  let seen: Request | undefined;
  await askRelay(question, (address, init) => {
    seen = new Request(new URL(String(address), 'http://localhost'), init);
    return answering('{"content":"x","requestId":"1"}', 200)();
  });
  expect(seen?.url).toBe('http://localhost/api/generate');
  expect(seen?.method).toBe('POST');
  expect(await seen?.json()).toEqual({ description: 'Caccia al tesoro' });
  expect(decodeURIComponent(seen?.headers.get('X-Access-Code') ?? '')).toBe('così è ☀️');
  expect(seen?.headers.get('X-Session-Id')).toBe('abc');
  expect(seen?.headers.get('Content-Type')).toBe('application/json');
});

it('returns the post', async () => {
  const answer = await askRelay(
    question,
    answering('{"content":" Un post \\n","requestId":"1"}', 200),
  );
  expect(answer).toEqual({ kind: 'post', content: 'Un post' });
});

describe('returns a failure', () => {
  it.each([
    ['of the relay', '{"error":"busy","requestId":"r1","retryAfter":7}', 503, ['busy', 'r1', 7]],
    [
      'without a time',
      '{"error":"provider-failed","requestId":"r2"}',
      502,
      ['provider-failed', 'r2', undefined],
    ],
    ['in HTML', '<!doctype html><h1>502</h1>', 502, ['unexpected', undefined, undefined]],
    [
      'of a host without a relay',
      '<!doctype html><h1>405</h1>',
      405,
      ['not-configured', undefined, undefined],
    ],
    ['of another service', '"busy"', 503, ['unexpected', undefined, undefined]],
    [
      'with strange values',
      '{"error":5,"requestId":7,"retryAfter":"x"}',
      500,
      ['unexpected', undefined, undefined],
    ],
    ['of a page with status 200', '<!doctype html>', 200, ['unexpected', undefined, undefined]],
    ['of an empty post', '{"content":"  ","requestId":"r3"}', 200, ['unexpected', 'r3', undefined]],
  ])('%s', async (_, body, status, [code, requestId, retryAfterSeconds]) => {
    const answer = await askRelay(question, answering(body, status));
    expect(answer).toEqual({ kind: 'failure', failure: { code, requestId, retryAfterSeconds } });
  });

  it('without a network', async () => {
    const answer = await askRelay(question, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(answer).toMatchObject({ failure: { code: 'unreachable' } });
  });
});

it('distinguishes a cancelled request from a failed one', async () => {
  const controller = new AbortController();
  controller.abort();
  const answer = await askRelay({ ...question, signal: controller.signal }, () =>
    Promise.reject(new DOMException('', 'AbortError')),
  );
  expect(answer).toEqual({ kind: 'cancelled' });
});

it('sends only well-formed text, as the relay requires', async () => {
  let body = '';
  const half = { ...question, accessCode: 'a\ud83d', description: 'b\ud83d' };
  await askRelay(half, (_, init) => {
    body = String(init?.body);
    return answering('{}', 401)();
  });
  expect(JSON.parse(body)).toEqual({ description: 'b\ufffd' });
});
