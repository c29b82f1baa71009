/** A request that means no good, as it goes over the line. */
export interface Hostile {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const MCP = { ...JSON_TYPE, Accept: 'application/json, text/event-stream' };
const ELSEWHERE = { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' };
const DEEP = '['.repeat(30_000);
const MANY_KEYS = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1]));

function called(name: string, args: object, id = 1): object {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } };
}

function posted(path: string, bodies: readonly unknown[], headers: Hostile['headers']): Hostile[] {
  return bodies.map((body) => ({
    method: 'POST',
    path,
    headers: { ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }));
}

const generated = [DEEP, '{}', { description: 'x'.repeat(60_000) }, MANY_KEYS, 'x'.repeat(500_000)];
const guessed = { ...JSON_TYPE, 'Sec-Fetch-Site': 'same-origin', 'X-Access-Code': 'guess' };

/** For each address below `/api`: too long, too deep, too many, malformed, from elsewhere. */
export const HOSTILE: Readonly<Record<string, readonly Hostile[]>> = {
  '/api/quote': [
    `request=[${Array(1300).fill('{}').join()}]`,
    `request=${DEEP.slice(0, 3900)}`,
    `request=${'a'.repeat(8000)}`,
    Array.from({ length: 900 }, (_, index) => `k${index}=1`).join('&'),
    'venue=%F0%9F%92%A9&timeBand=__proto__&weeks=1e999',
  ].map((query) => ({ method: 'GET', path: `/api/quote?${query}` })),
  '/api/verify': [
    ...posted('/api/verify', [DEEP, '{', MANY_KEYS, { text: 'a'.repeat(60_000) }], JSON_TYPE),
    ...posted('/api/verify', [{ text: 'una settimana '.repeat(100) }], JSON_TYPE),
    ...posted('/api/verify', [{ text: 'Costa 10 euro.' }], { 'Content-Type': 'text/plain' }),
    ...posted('/api/verify', [{ text: 'Costa 10 euro.' }], { ...JSON_TYPE, ...ELSEWHERE }),
    ...posted('/api/verify', ['x'.repeat(500_000)], JSON_TYPE),
  ],
  '/api/mcp': [
    ...posted('/api/mcp', [Array.from({ length: 100 }, (_, id) => called('facts', {}, id))], MCP),
    ...posted('/api/mcp', [called('facts', {}), called('calendar', {}), called('x', {})], MCP),
    ...posted('/api/mcp', [called('quote', { children: [MANY_KEYS] }), MANY_KEYS, DEEP], MCP),
    ...posted('/api/mcp', [called('facts', {})], { ...MCP, ...ELSEWHERE }),
    ...posted('/api/mcp', ['x'.repeat(500_000)], MCP),
  ],
  '/api/generate': [
    ...posted('/api/generate', generated, guessed),
    ...posted('/api/generate', generated, { ...guessed, ...ELSEWHERE }),
  ],
};
