import { describe, expect, it } from 'vitest';
import { createApp } from '../../../../src/server/app.ts';
import { inEnglish } from '../../../translated-camp.ts';
import { builtData } from '../../publish/made-up.ts';
import { MadeUpSite } from '../site/made-up-site.ts';

const NOW = Date.parse('2031-05-01T10:00:00+02:00');
const RIGHT = 'A week at Parco Tigli costs €153.';
const WRONG = 'A week at Parco Tigli costs €149.';
const site = new MadeUpSite().release({ 'site-api.json': JSON.stringify(builtData(inEnglish())) });

const verdicts = (answer: unknown) =>
  (answer as { claims: { found: string; verdict: string }[] }).claims.map(
    ({ found, verdict }) => `${found} ${verdict}`,
  );

async function posted(path: string, body: object): Promise<Response> {
  const limits = { perMinute: 1000, trustedProxies: [] };
  const app = createApp({ root: site.root, now: () => NOW, publicApiLimits: limits });
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  };
  return app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const overHttp = (body: object) => posted('/api/verify', body);

async function overMcp(args: object) {
  const params = { name: 'verify', arguments: args };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  return (await (await posted('/api/mcp', call)).json()).result;
}

describe('a text in English', () => {
  it.each([
    [RIGHT, '€153 equal'],
    [WRONG, '€149 differs'],
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
