import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../../../../scripts/project/paths.ts';
import { answer, readMaterial } from '../../../../scripts/quote.ts';
import { publicFacts } from '../../../../src/publish/public-facts.ts';
import { createApp } from '../../../../src/server/app.ts';
import { campFiles } from '../../../camp.ts';
import { published } from '../../publish/made-up.ts';
import { MadeUpSite } from '../site/made-up-site.ts';
import { appOf, NOW } from './asking.ts';

const app = appOf();

describe('GET /api/quote', () => {
  const ask = (query: string) => app.request(`/api/quote?${query}`);
  const child = { venue: 'lago-blu', timeBand: 'full', weeks: 4, advanceWeeks: 4 };

  it('answers with the JSON of the command, without the manager’s reasons', async () => {
    const material = readMaterial(campFiles);
    const questions = material.questions.map(({ id, fact }) => ({ id, fact }));
    const options = { request: JSON.stringify(child), now: NOW, format: 'json' } as const;
    const response = await ask('venue=lago-blu&timeBand=full&weeks=4&advanceWeeks=4');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(answer(options, { ...material, questions }).out);
  });

  it('accepts a whole family as JSON', async () => {
    const family = [child, { ...child, siblingOrder: 2 }];
    const response = await ask(`request=${encodeURIComponent(JSON.stringify(family))}`);
    expect(await response.json()).toMatchObject({ children: [{ child: 1 }, { child: 2 }] });
  });

  it('is never cached', async () => {
    const response = await ask('venue=lago-blu&timeBand=full&weeks=1');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['nothing', '', 'missing'],
    ['an unknown venue', 'venue=luna&timeBand=full&weeks=1', 'venue'],
    ['a field of no child', 'venue=lago-blu&timeBand=full&weeks=1&__proto__=x', '__proto__'],
    ['a word for a number', 'venue=lago-blu&timeBand=full&weeks=quattro', 'weeks'],
    ['a field twice', 'venue=lago-blu&timeBand=full&weeks=1&weeks=2', 'weeks'],
    ['no JSON', 'request=%7B', 'not-json'],
  ])('refuses %s', async (_, query, named) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(named);
  });

  it('refuses a request that is too long', async () => {
    expect((await ask(`request=${'a'.repeat(5000)}`)).status).toBe(414);
  });

  it('answers another method with the allowed ones', async () => {
    const response = await app.request('/api/quote', { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('enforces its rate limit', async () => {
    const strict = appOf({ perMinute: 2 });
    const statuses = [];
    for (let request = 0; request < 3; request += 1)
      statuses.push((await strict.request('/api/quote')).status);
    expect(statuses).toEqual([400, 400, 429]);
  });
});

describe('POST /api/mcp', () => {
  async function client() {
    const transport = new StreamableHTTPClientTransport(new URL('http://localhost/api/mcp'), {
      fetch: async (url, init) => app.request(new Request(url, init)),
    });
    const connected = new Client({ name: 'test', version: '1' });
    // The SDK's own types disagree about an optional session under exactOptionalPropertyTypes.
    await connected.connect(transport as Parameters<Client['connect']>[0]);
    return connected;
  }

  it('matches the guide', async () => {
    const guide = readFileSync(fromRoot('docs/assistants.md'), 'utf8');
    const blocks = (kind: string) =>
      [...guide.matchAll(new RegExp(`\`\`\`json ${kind}\n([\\s\\S]*?)\`\`\``, 'g'))].map(
        ([, text]) => JSON.parse(text ?? ''),
      );
    const [calls, answers] = [blocks('call'), blocks('answer')];
    expect(calls.length).toBeGreaterThan(0);
    const connected = await client();
    for (const [index, call] of calls.entries()) {
      const { structuredContent } = await connected.callTool(call);
      expect(structuredContent).toMatchObject(answers[index]);
    }
  });

  it('offers read-only tools', async () => {
    const { tools } = await (await client()).listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['calendar', 'facts', 'quote']),
    );
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  });

  it('returns a fact with its pages and its section', async () => {
    const { structuredContent } = await (await client()).callTool({
      name: 'facts',
      arguments: { id: 'venues.parcoTigli.prices.week' },
    });
    const feed = publicFacts(published());
    expect(structuredContent).toMatchObject({
      version: feed.version,
      facts: [{ value: 153, article: { id: 'tariffe' }, undecided: false }],
    });
  });

  it('refuses invalid arguments', async () => {
    const refused = await (await client()).callTool({ name: 'facts', arguments: { id: 3 } });
    expect(refused.isError).toBe(true);
  });

  it('has no other tool', async () => {
    await expect((await client()).callTool({ name: '__proto__' })).rejects.toThrow('unknown tool');
  });
});

it('a server prepares its API at the start, and reports a damaged one', async () => {
  const { root } = new MadeUpSite().release({ 'site-api.json': '{' });
  const told: string[] = [];
  const events = { broken: (reason: string) => told.push(reason) };
  const publicApiLimits = { perMinute: 1000, trustedProxies: [] };
  const opened = createApp({ root, now: () => NOW, events, publicApiLimits });
  expect(told).toEqual([expect.stringContaining('JSON')]);
  expect((await opened.request('/')).status).toBe(200);
});
