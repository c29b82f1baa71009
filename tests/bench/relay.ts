import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Measure } from '../../scripts/bench.ts';
import { ROOT } from '../../scripts/project/places.ts';

const CONNECTIONS = 200;
const SECONDS = 60;
const DIRECT_SECONDS = 30;
const FLOOD_SECONDS = 10;
const CODE = 'codice-di-prova';
const MOST_ADDED_MS = 5;
const MOST_PAGE_MS = 100;
const MOST_GROWTH_MB = 5;
/** Requests under way when a load ends come to their own end. */
const SETTLE_MS = 2000;
const MB = 1024 * 1024;

interface Usage {
  readonly heapUsed: number;
  readonly rss: number;
  /** Processor time since the start of the process. */
  readonly cpuMs: number;
}

/**
 * Asks the relay of the site that was built last with 200 connections for a minute, and the provider
 * itself for comparison; then far beyond the limits, while others read the site.
 */
export async function benchRelay(): Promise<Measure> {
  const provider = start('provider-process.ts', []);
  const [baseUrl] = (await once(provider, 'message')) as [string];
  const site = start('site-process.ts', [baseUrl, CODE]);
  const [{ wide, narrow }] = (await once(site, 'message')) as [{ wide: string; narrow: string }];
  try {
    provider.send(CONNECTIONS);
    const direct = await generate(`${baseUrl}/chat/completions`, baseUrl, DIRECT_SECONDS);
    const within = await measureWithin(provider, site, wide);
    const beyond = await measureBeyond(narrow);
    return verdict(direct, within, beyond);
  } finally {
    provider.disconnect();
    site.disconnect();
  }
}

function start(file: string, args: readonly string[]): ChildProcess {
  return fork(`${ROOT}tests/bench/relay/${file}`, args, {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function measureWithin(provider: ChildProcess, site: ChildProcess, origin: string) {
  await generate(`${origin}/api/generate`, origin, 5);
  await wait(SETTLE_MS);
  const usage = [await usageOf(site)];
  provider.send(CONNECTIONS);
  const load = generate(`${origin}/api/generate`, origin, SECONDS);
  const pages = read(origin, SECONDS);
  await wait((SECONDS * 1000) / 2);
  usage.push(await usageOf(site));
  const result = await load;
  await wait(SETTLE_MS);
  usage.push(await usageOf(site));
  return { result, pages: await pages, usage };
}

async function measureBeyond(origin: string) {
  const statuses = new Map<string, number>();
  const count = (status: number, headers: object) => {
    const wait = Object.entries(headers).some(([name]) => name.toLowerCase() === 'retry-after');
    const kind = `${status}${wait ? ' con Retry-After' : ''}`;
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
  };
  const flood = generate(`${origin}/api/generate`, origin, FLOOD_SECONDS, count);
  const pages = await read(origin, FLOOD_SECONDS);
  return { result: await flood, pages, statuses };
}

/** What the staff's browsers send, which a provider reads as well. */
function generate(
  url: string,
  origin: string,
  duration: number,
  count?: (status: number, headers: object) => void,
) {
  const headers = {
    Origin: origin,
    'Content-Type': 'application/json',
    'X-Access-Code': CODE,
  };
  const onResponse = (status: number, _: string, __: object, answer: object) =>
    count?.(status, answer);
  const body = JSON.stringify({
    description: 'Stamattina caccia al tesoro nel parco. '.repeat(10),
  });
  return autocannon({
    ...{ url, duration, headers, body, connections: CONNECTIONS, method: 'POST' },
    ...(count && { requests: [{ onResponse }] }),
  });
}

/** Visitors of the site meanwhile, on a thread of their own: the other load must not slow their clock. */
function read(origin: string, duration: number) {
  const url = `${origin}/sport-city`;
  return autocannon({ url, duration, connections: 5, overallRate: 25, workers: 1 });
}

async function usageOf(site: ChildProcess): Promise<Usage> {
  site.send('usage');
  const [usage] = (await once(site, 'message')) as [Usage];
  return usage;
}

type Within = Awaited<ReturnType<typeof measureWithin>>;
type Beyond = Awaited<ReturnType<typeof measureBeyond>>;

function verdict(direct: Within['result'], within: Within, beyond: Beyond): Measure {
  const added = within.result.latency.p50 - direct.latency.p50;
  const heap = within.usage.map(({ heapUsed }) => heapUsed / MB);
  const growth = (heap.at(-1) ?? 0) - (heap[0] ?? 0);
  const [first, , last] = within.usage;
  const cpuMs = ((last?.cpuMs ?? 0) - (first?.cpuMs ?? 0)) / within.result['2xx'];
  const failed = within.result.non2xx + within.result.errors + direct.non2xx + direct.errors;
  const megabytes = (values: readonly number[]) =>
    values.map((value) => value.toFixed(1)).join(', ');
  const limited = beyond.statuses.get('429 con Retry-After') ?? 0;
  const line = [
    `Entro i limiti: ${within.result['2xx']} risposte in ${SECONDS} s con ${CONNECTIONS} connessioni, ${failed} non riuscite`,
    `  mediana ${within.result.latency.p50} ms, ${direct.latency.p50} ms chiedendo direttamente al fornitore: il relè aggiunge ${added} ms (al massimo ${MOST_ADDED_MS}); 99% ${within.result.latency.p99} e ${direct.latency.p99} ms`,
    `  processore del sito per ogni risposta, pagine comprese: ${cpuMs.toFixed(2)} ms`,
    `  memoria all'inizio, a metà e alla fine: heap ${megabytes(heap)} MB, processo ${megabytes(within.usage.map(({ rss }) => rss / MB))} MB (l'heap cresce al massimo di ${MOST_GROWTH_MB})`,
    `  pagine del sito intanto: mediana ${within.pages.latency.p50} ms, 99% ${within.pages.latency.p99} ms`,
    `Oltre i limiti: ${[...beyond.statuses].map(([kind, times]) => `${times} × ${kind}`).join(', ')} in ${FLOOD_SECONDS} s`,
    `  pagine del sito intanto: mediana ${beyond.pages.latency.p50} ms, 99% ${beyond.pages.latency.p99} ms (mediana al massimo ${MOST_PAGE_MS})`,
  ].join('\n');
  const areRead = [within.pages, beyond.pages].every((pages) => pages['2xx'] > 0);
  const isFast = added < MOST_ADDED_MS && beyond.pages.latency.p50 <= MOST_PAGE_MS;
  const enough = isFast && areRead && failed === 0 && limited > 0 && growth < MOST_GROWTH_MB;
  return { line, enough };
}
