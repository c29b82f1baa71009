import { describe, expect, it } from 'vitest';
import { MAX_TEXT_LENGTH } from '../../../../src/publish/public-api.ts';
import { createPublicApiRoutes } from '../../../../src/server/public-api/public-api-routes.ts';
import type { TextVerifier } from '../../../../src/server/public-api/tool.ts';
import { tools } from '../../../../src/server/public-api/tools.ts';
import { VerifyRefusal } from '../../../../src/verify/claim.ts';
import { builtApi } from '../../publish/made-up.ts';

const limits = { perMinute: 1000, trustedProxies: [] };
const refuses =
  (reason: 'busy' | 'timeout'): TextVerifier =>
  () =>
    Promise.reject(new VerifyRefusal(reason));

function asked(text: string, verifier: TextVerifier): Promise<Response> {
  const publicApi = builtApi();
  const routes = createPublicApiRoutes({
    publicApi: () => publicApi,
    now: () => 0,
    limits,
    verifier,
  });
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ text });
  return Promise.resolve(routes.request('/verify', { method: 'POST', headers, body }));
}

describe('POST /verify', () => {
  it('verifies a text of the greatest length', async () => {
    const response = await asked('a'.repeat(MAX_TEXT_LENGTH), async () => []);
    expect(response.status).toBe(200);
  });

  it('refuses a longer one with a sentence', async () => {
    const response = await asked('a'.repeat(MAX_TEXT_LENGTH + 1), refuses('timeout'));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      error: 'too-long',
      reason: expect.stringContaining(String(MAX_TEXT_LENGTH)),
    });
  });

  it.each([
    ['busy', 503, 'busy', '2'],
    ['timeout', 422, 'timeout', null],
  ] as const)('tells who asked that it is %s', async (reason, status, error, retryAfter) => {
    const response = await asked('9', refuses(reason));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([status, retryAfter]);
    expect(await response.json()).toMatchObject({ error });
  });
});

it.each(['busy', 'timeout'] as const)('an assistant is told that it is %s', async (reason) => {
  const publicApi = builtApi();
  const all = tools(publicApi, () => 0, refuses(reason));
  const tool = all.find(({ definition }) => definition.name === 'verify');
  const answer = await tool?.call({ text: '9' });
  expect([answer?.isError, answer?.text]).toEqual([true, expect.stringContaining(reason)]);
});
