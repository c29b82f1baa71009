import { describe, expect, it } from 'vitest';
import { requestPost } from '../../../../src/staff/generator/request-post.ts';

const request = {
  description: 'Caccia al tesoro',
  accessCode: 'così è ☀️',
  sessionId: 'abc',
  signal: new AbortController().signal,
};

const responding = (body: string, status: number) => () =>
  Promise.resolve(new Response(body, { status }));

it('sends only the description and the access code', async () => {
  let seen: Request | undefined;
  await requestPost(request, (url, init) => {
    seen = new Request(new URL(String(url), 'http://localhost'), init);
    return responding('{"content":"x","requestId":"1"}', 200)();
  });
  expect(seen?.url).toBe('http://localhost/api/generate');
  expect(seen?.method).toBe('POST');
  expect(await seen?.json()).toEqual({ description: 'Caccia al tesoro' });
  expect(decodeURIComponent(seen?.headers.get('X-Access-Code') ?? '')).toBe('così è ☀️');
  expect(seen?.headers.get('X-Session-Id')).toBe('abc');
  expect(seen?.headers.get('Content-Type')).toBe('application/json');
});

it('returns the post', async () => {
  const result = await requestPost(
    request,
    responding('{"content":" Un post \\n","requestId":"1"}', 200),
  );
  expect(result).toEqual({ kind: 'post', content: 'Un post' });
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
    const result = await requestPost(request, responding(body, status));
    expect(result).toEqual({ kind: 'failure', failure: { code, requestId, retryAfterSeconds } });
  });

  it('without a network', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const result = await requestPost(request, lost);
    expect(result).toMatchObject({ failure: { code: 'unreachable' } });
  });
});

it('distinguishes a cancelled request from a failed one', async () => {
  const controller = new AbortController();
  controller.abort();
  const result = await requestPost({ ...request, signal: controller.signal }, () =>
    Promise.reject(new DOMException('', 'AbortError')),
  );
  expect(result).toEqual({ kind: 'cancelled' });
});

it('sends only well-formed text, as the relay requires', async () => {
  let body = '';
  const half = { ...request, accessCode: 'a\ud83d', description: 'b\ud83d' };
  await requestPost(half, (_, init) => {
    body = String(init?.body);
    return responding('{}', 401)();
  });
  expect(JSON.parse(body)).toEqual({ description: 'b\ufffd' });
});
