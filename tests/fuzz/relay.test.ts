import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import type { LogLine } from '../../src/server/relay/createRelay.ts';
import { fileCounters } from '../../src/server/relay/limits/fileCounters.ts';
import { RELAY_STATUS, type RelayCode } from '../../src/server/relay/RelayError.ts';
import { type ScriptedProvider, type Step, startProvider } from '../e2e/scripted-provider.ts';
import { builtData } from '../unit/publish/made-up.ts';
import { type AnyRequest, anyRequest, MARK } from '../unit/server/relay/any-request.ts';
import {
  CODE,
  HOST,
  KEY,
  MAX_DESCRIPTION,
  NOON,
  settingsFor,
} from '../unit/server/relay/relay-under-test.ts';

/** The number in an ordinary run; `RELAY_REQUESTS=20000` sets another. */
const REQUESTS = Number(process.env.RELAY_REQUESTS ?? 1000);
const SEED = 20250609;
/** Requests in flight at once: faults wait for the network, not for each other. */
const TOGETHER = 16;
const CONTENT = 'Contenuto dal fornitore';

const STEPS: readonly Step[] = [
  { content: CONTENT },
  { content: CONTENT },
  { content: CONTENT },
  'refused',
  'no-max-tokens',
  'bad-request',
  'unauthorised',
  'busy',
  'error',
  'html',
  'redirect',
  'empty',
  'cut-off',
  'broken-off',
];

let provider: ScriptedProvider;
let root: string;

beforeAll(async () => {
  provider = await startProvider();
  root = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(root, 'index.html'), '<h1>Casa</h1>');
  const { prompt, ...publicApi } = builtData();
  const short = { ...prompt, maxDescription: MAX_DESCRIPTION };
  writeFileSync(join(root, 'site-api.json'), JSON.stringify({ ...publicApi, prompt: short }));
  writeFileSync(join(root, 'site-headers.json'), '{ "headers": {}, "localeRoots": ["/"] }');
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await provider.close();
});

test(`survives ${REQUESTS} requests and reveals nothing`, async () => {
  const printed = (['log', 'warn', 'error', 'info', 'debug'] as const).map((name) =>
    vi.spyOn(console, name),
  );
  provider.script(
    ...Array.from({ length: REQUESTS }, (_, index) => STEPS[index % STEPS.length] ?? 'error'),
  );
  const log: LogLine[] = [];
  const settings = { ...settingsFor(provider.url), trustedProxies: ['192.0.2.0/24'] };
  const relay = {
    service: { settings, counters: fileCounters(':memory:', () => NOON) },
    now: () => NOON,
    log: (line: LogLine) => void log.push(line),
  };
  const app = createApp({ root, relay });
  const seen = new Map<string, number>();
  const requests = fc.sample(anyRequest, { numRuns: REQUESTS, seed: SEED });
  const next = requests.values();
  await Promise.all(
    Array.from({ length: TOGETHER }, async () => {
      for (const asked of next) {
        const code = await judge(app, asked);
        seen.set(code, (seen.get(code) ?? 0) + 1);
      }
    }),
  );
  for (const line of log) expect(leakOf(JSON.stringify(line))).toBeUndefined();
  expect(printed.flatMap((spy) => spy.mock.calls)).toEqual([]);
  expect(log.length).toBeGreaterThan(REQUESTS * 0.9);
  expect([...REACHED].filter((code) => !seen.has(code))).toEqual([]);
});

/** The codes that so many requests must reach, or they were not varied enough. */
const REACHED = `
  ok method-not-allowed wrong-origin access-denied not-json malformed too-long
  empty-description provider-rejected provider-unauthorised provider-busy provider-failed
  provider-not-json provider-empty provider-cut-off`
  .trim()
  .split(/\s+/);

/** Sends a request and checks the response against the documentation. Returns its code. */
async function judge(app: ReturnType<typeof createApp>, asked: AnyRequest): Promise<string> {
  const response = await app.fetch(requestOf(asked), {
    incoming: { socket: { remoteAddress: '192.0.2.1' } },
  });
  const text = await response.text();
  const context = `${asked.method} ${asked.path} ${response.status} ${text}`;
  expect(leakOf(`${text} ${JSON.stringify([...response.headers])}`), context).toBeUndefined();
  if (!response.headers.has('X-Request-Id')) {
    expect(response.status, context).toBeLessThan(500);
    return 'site';
  }
  expect(response.headers.get('Cache-Control'), context).toBe('no-store');
  expect(response.headers.get('X-Content-Type-Options'), context).toBe('nosniff');
  if (asked.method === 'HEAD') return 'head';
  const body = JSON.parse(text);
  expect(body.requestId, context).toBe(response.headers.get('X-Request-Id'));
  if (response.status === 200) expect([CONTENT, 'Senza max_tokens']).toContain(body.content);
  else expect(RELAY_STATUS[body.error as RelayCode], context).toBe(response.status);
  expect(['unexpected', 'client-gone'], context).not.toContain(body.error);
  return body.error ?? 'ok';
}

function requestOf({ method, path, headers, body, sent }: AnyRequest): Request {
  const hasBody = !/^(get|head)$/i.test(method) && body !== undefined;
  const payload = sent === 'whole' ? body : streamOf(body ?? '', sent === 'broken-off');
  return new Request(`${HOST}${path}`, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
    ...(hasBody && { body: payload, duplex: 'half' }),
  } as RequestInit);
}

function streamOf(body: string | Uint8Array, isBroken: boolean): ReadableStream {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const size = Math.max(1, Math.ceil(bytes.length / 3));
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      if (isBroken && start > 0) return controller.error(new Error(`broken off ${MARK}`));
      if (start >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(start, start + size));
      start += size;
    },
  });
}

/** The secret that a text reveals, if any. */
function leakOf(text: string): string | undefined {
  const secrets = [
    KEY,
    CODE,
    encodeURIComponent(CODE),
    MARK,
    'regole segrete',
    'racconta:',
    'gpt-4',
    provider.url,
  ];
  return secrets.find((secret) => text.includes(secret));
}
