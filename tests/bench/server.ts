import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Measure } from '../../scripts/bench.ts';
import { answering, type Running, runNginx } from '../../scripts/hosts/run-nginx.ts';
import { sitePartsOf } from '../../scripts/hosts/site-parts.ts';
import { DIST } from '../../scripts/project/places.ts';

const PORT = 4490;
const CONNECTIONS = 50;
const SECONDS = 8;
/** Node compiles what it does often: so many answers, however busy the machine is. */
const WARM_ANSWERS = 40_000;
const MANY = 1000;
/** What a half of nginx is, after the noise of a machine that others use. */
const LEAST_SHARE = 0.5;
/** Clock ticks of a processor in a second, as Linux counts them in /proc. */
const TICKS = 100;
const PAGE_BYTES = 4096;
const MB = 1024 * 1024;
const SOAK_SECONDS = Number(process.env.SOAK_SECONDS ?? 20);
const MOST_GROWTH_MB = 30;
/** One in twenty of the soak is an attack. */
const ATTACKS = ['/..%2f..%2fetc/passwd', `/${'a'.repeat(4000)}`, '/%00', '/wp-login.php', '/%'];

/**
 * Requests per second of a processor, ours beside nginx with files that are compressed already, by
 * turns in the same run; 1,000 connections; and a soak of mixed traffic, half an hour with
 * `SOAK_SECONDS=1800`.
 */
export async function benchServer(): Promise<Measure> {
  const node = await startNode();
  const nginx = await runNginx(DIST, PORT + 1, node.url);
  try {
    const asset = entryScript();
    const rows = [];
    for (const path of ['/relax', asset]) {
      for (const encoding of ['br', 'gzip', 'identity', 'deflate']) {
        rows.push({
          name: `${path} ${encoding}`,
          ours: await perProcessorSecond(node, path, encoding),
          theirs: await perProcessorSecond(nginx, path, encoding),
        });
      }
    }
    const many = await load(`${node.url}/relax`, MANY, SECONDS, 'br');
    return verdict(rows, many, await soak(node));
  } finally {
    nginx.close();
    node.close();
  }
}

function entryScript(): string {
  const html = readFileSync(`${DIST}/index.html`, 'utf8');
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '/';
}

async function startNode(): Promise<Running> {
  const env = { ...process.env, PORT: String(PORT), ENV_FILE: '', AI_BASE_URL: '', AI_API_KEY: '' };
  const server = spawn(process.execPath, ['scripts/serve.ts'], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${PORT}`;
  await answering(url, server);
  return { url, pid: server.pid, close: () => void server.kill('SIGTERM') };
}

function load(url: string, connections: number, duration: number, encoding: string) {
  const headers = { 'Accept-Encoding': encoding };
  return autocannon({ url, connections, duration, headers, workers: 1 });
}

function warm(url: string, encoding: string) {
  const headers = { 'Accept-Encoding': encoding };
  return autocannon({ url, connections: CONNECTIONS, amount: WARM_ANSWERS, headers, workers: 1 });
}

/** Answers for each second that the server’s processor worked: what else the machine does counts little. */
async function perProcessorSecond({ url, pid = 0 }: Running, path: string, encoding: string) {
  await warm(url + path, encoding);
  const before = processorSeconds(pid);
  const result = await load(url + path, CONNECTIONS, SECONDS, encoding);
  if (result.non2xx + result.errors > 0) throw new Error(`${url}${path}: ${result.errors} errors`);
  return result['2xx'] / (processorSeconds(pid) - before);
}

function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Memory at a quarter and at the end of mixed traffic, attacks among it. */
async function soak({ url, pid = 0 }: Running) {
  const { pages } = sitePartsOf(DIST);
  const paths = Array.from({ length: 100 }, (_, index) =>
    index % 20 === 0
      ? (ATTACKS[(index / 20) % ATTACKS.length] ?? '/%')
      : (pages[index % pages.length] ?? '/'),
  );
  const run = (duration: number) =>
    autocannon({
      url,
      connections: CONNECTIONS,
      duration,
      overallRate: 500,
      requests: paths.map((path) => ({ path })),
    });
  await run(Math.ceil(SOAK_SECONDS / 4));
  const before = residentMegabytes(pid);
  const { errors } = await run(SOAK_SECONDS);
  return { before, after: residentMegabytes(pid), errors };
}

function residentMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * PAGE_BYTES) / MB;
}

interface Row {
  readonly name: string;
  readonly ours: number;
  readonly theirs: number;
}

function verdict(
  rows: readonly Row[],
  many: Awaited<ReturnType<typeof load>>,
  memory: Awaited<ReturnType<typeof soak>>,
): Measure {
  const growth = memory.after - memory.before;
  const worst = Math.min(...rows.map(({ ours, theirs }) => ours / theirs));
  const lines = rows.map(
    ({ name, ours, theirs }) =>
      `${name}: ${Math.round(ours)} risposte per secondo di processore, nginx ${Math.round(theirs)} (${(ours / theirs).toFixed(2)})`,
  );
  return {
    line: [
      ...lines,
      `${MANY} connessioni: 99% ${many.latency.p99} ms, ${many.errors} errori, ${many['2xx']} risposte`,
      `${SOAK_SECONDS} s di traffico misto, il 5% di attacchi: memoria da ${memory.before.toFixed(0)} a ${memory.after.toFixed(0)} MB, ${memory.errors} errori`,
    ].join('\n'),
    enough: worst >= LEAST_SHARE && growth <= MOST_GROWTH_MB && many.errors + memory.errors === 0,
  };
}
