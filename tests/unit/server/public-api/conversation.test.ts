import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, it } from 'vitest';
import { at } from '../../../../scripts/project/paths.ts';
import { createProtocol } from '../../../../src/server/public-api/mcp.ts';
import { builtApi } from '../../publish/made-up.ts';

const guide = readFileSync(at('docs/assistants.md'), 'utf8');
const blocks = (kind: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`json ${kind}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) =>
    JSON.parse(text ?? ''),
  );
const [calls, answers] = [blocks('call'), blocks('answer')];

it('matches the guide', async () => {
  const publicApi = builtApi();
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createProtocol(publicApi, () => Date.parse('2031-05-01T10:00:00+02:00')).connect(ours);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(theirs);
  expect(calls.length).toBeGreaterThan(0);
  for (const [index, call] of calls.entries()) {
    const { structuredContent } = await client.callTool(call);
    expect(structuredContent).toMatchObject(answers[index]);
  }
});
