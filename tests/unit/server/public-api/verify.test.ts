import { describe, expect, it } from 'vitest';
import { MAX_TEXT_LENGTH, type PublicApi } from '../../../../src/publish/public-api.ts';
import { createPublicApiRoutes } from '../../../../src/server/public-api/public-api-routes.ts';
import { tools } from '../../../../src/server/public-api/tools.ts';
import { VerifyUnavailable } from '../../../../src/verify/claim.ts';
import { inEnglish } from '../../../translated-camp.ts';
import { builtApi, builtData } from '../../publish/made-up.ts';
import { appOf, called, post } from './asking.ts';

const limits = { perMinute: 1000, trustedProxies: [] };
const now = () => 0;

function refusing(reason: 'busy' | 'timeout'): PublicApi {
  return { ...builtApi(), verify: () => Promise.reject(new VerifyUnavailable(reason)) };
}

function asked(text: string, publicApi: PublicApi): Promise<Response> {
  const routes = createPublicApiRoutes({ publicApi: () => publicApi, now, limits });
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ text });
  return Promise.resolve(routes.request('/verify', { method: 'POST', headers, body }));
}

describe('POST /verify', () => {
  it('verifies a text of the greatest length', async () => {
    const response = await asked('a'.repeat(MAX_TEXT_LENGTH), builtApi());
    expect(response.status).toBe(200);
  });

  it('refuses a longer one with a sentence', async () => {
    const response = await asked('a'.repeat(MAX_TEXT_LENGTH + 1), builtApi());
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
    const response = await asked('9', refusing(reason));
    expect([response.status, response.headers.get('Retry-After')]).toEqual([status, retryAfter]);
    expect(await response.json()).toMatchObject({ error });
  });
});

it.each(['busy', 'timeout'] as const)('an assistant is told that it is %s', async (reason) => {
  const tool = tools(refusing(reason), now).find(({ definition }) => definition.name === 'verify');
  const answer = await tool?.call({ text: '9' });
  expect([answer?.isError, answer?.text]).toEqual([true, expect.stringContaining(reason)]);
});

describe('a text in English', () => {
  const app = appOf({}, builtData(inEnglish()));
  const RIGHT = 'A week at Parco Tigli costs €153.';
  const verdicts = ({ claims }: { claims: { found: string; verdict: string }[] }) =>
    claims.map(({ found, verdict }) => `${found} ${verdict}`);
  const overHttp = (input: object) => post(app, '/api/verify', input);
  const overMcp = async (input: object) =>
    (await (await post(app, '/api/mcp', called('verify', input))).json()).result;

  it.each([
    [RIGHT, '€153 equal'],
    ['A week at Parco Tigli costs €149.', '€149 differs'],
  ])('«%s» is verified over HTTP and MCP', async (text, verdict) => {
    const response = await overHttp({ text, language: 'en' });
    expect(response.status).toBe(200);
    expect(verdicts(await response.json())).toEqual([verdict]);
    const { structuredContent } = await overMcp({ text, language: 'en' });
    expect(verdicts(structuredContent)).toEqual([verdict]);
  });

  it('is refused in a language that the site lacks', async () => {
    expect((await overHttp({ text: RIGHT, language: 'de' })).status).toBe(400);
    expect((await overMcp({ text: RIGHT, language: 'de' })).isError).toBe(true);
  });
});
