// npm run bench -- server: our server and nginx in the same run, 1,000 connections, and memory
// under mixed traffic with attacks. Linux, with nginx.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BenchResult } from '../../scripts/bench.ts';
import { type Running, runNginx, runNode } from '../../scripts/hosts/run-nginx.ts';
import { sitePartsOf } from '../../scripts/hosts/site-parts.ts';
import { importFrom, installExtraPackages } from '../../scripts/project/install-extra-packages.ts';
import { DIST } from '../../scripts/project/paths.ts';

const PORT = 4490;
/** nginx serves the files of the build itself. */
const STATIC = `server {
  listen ${PORT + 1};
  root ${resolve(DIST)};
  gzip_static on;
  open_file_cache max=1000;
  location / { try_files $uri $uri/index.html =404; }
}
`;
const CONNECTIONS = 50;
const SECONDS = 8;
/** Answers before the measure, so that Node has compiled its hot code on any machine. */
const WARM_ANSWERS = 40_000;
const MANY = 1000;
/** Half of nginx, allowing for the noise of a shared machine. */
const MIN_SHARE = 0.5;
/** Half an hour with `SOAK_SECONDS=1800`. */
const SOAK_SECONDS = Number(process.env.SOAK_SECONDS ?? 20);
const MAX_GROWTH_MB = 30;
/** One in twenty requests of the soak is an attack. */
const ATTACKS = ['/..%2f..%2fetc/passwd', `/${'a'.repeat(4000)}`, '/%00', '/wp-login.php', '/%'];

/** The options and results of autocannon 9 that we use: it has no types. */
type Load = (options: {
  readonly url: string;
  readonly connections: number;
  readonly workers?: number;
  /** Seconds, or a number of requests. */
  readonly duration?: number;
  readonly amount?: number;
  /** Requests per second, over all connections. */
  readonly overallRate?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly requests?: readonly { readonly path: string }[];
}) => Promise<{
  readonly latency: { readonly p99: number };
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
}>;

export async function bench(): Promise<BenchResult> {
  const modules = installExtraPackages('autocannon', { autocannon: '9.0.0' });
  const { default: load }: { default: Load } = await importFrom(
    modules,
    'autocannon/autocannon.js',
  );
  const node = await runNode(PORT, {});
  const nginx = await runNginx(STATIC, PORT + 1);
  try {
    const rows = [];
    for (const path of ['/relax', entryScript()])
      for (const encoding of ['gzip', 'identity', 'deflate']) {
        const ours = await perProcessorSecond(load, node, path, encoding);
        const theirs = await perProcessorSecond(load, nginx, path, encoding);
        rows.push({ name: `${path} ${encoding}`, ours, theirs });
      }
    const many = await load({
      ...{ url: `${node.url}/relax`, connections: MANY, duration: SECONDS, workers: 1 },
      headers: { 'Accept-Encoding': 'br' },
    });
    const memory = await soak(load, node);
    const growth = memory.after - memory.before;
    const worst = Math.min(...rows.map(({ ours, theirs }) => ours / theirs));
    return {
      line: [
        ...rows.map(
          ({ name, ours, theirs }) =>
            `${name}: ${Math.round(ours)} responses per second of processor time, nginx ${Math.round(theirs)} (${(ours / theirs).toFixed(2)})`,
        ),
        `${MANY} connections: 99 % ${many.latency.p99} ms, ${many.errors} errors, ${many['2xx']} responses`,
        `${SOAK_SECONDS} s of mixed traffic, 5% of it attacks: memory from ${memory.before.toFixed(0)} to ${memory.after.toFixed(0)} MB, ${memory.errors} errors`,
      ].join('\n'),
      meetsTarget:
        worst >= MIN_SHARE && growth <= MAX_GROWTH_MB && many.errors + memory.errors === 0,
    };
  } finally {
    nginx.close();
    node.close();
  }
}

function entryScript(): string {
  const html = readFileSync(`${DIST}/index.html`, 'utf8');
  const [, path] = / data-src="([^"]+)"/.exec(html) ?? [];
  if (!path) throw new Error('the home page names no script');
  return path;
}

/** Answers per second of processor time: other work on the machine affects it little. */
async function perProcessorSecond(load: Load, server: Running, path: string, encoding: string) {
  const { pid = 0 } = server;
  const request = {
    ...{ url: server.url + path, connections: CONNECTIONS, workers: 1 },
    headers: { 'Accept-Encoding': encoding },
  };
  await load({ ...request, amount: WARM_ANSWERS });
  const before = processorSeconds(pid);
  const result = await load({ ...request, duration: SECONDS });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${request.url}: ${result.errors} errors, ${result.non2xx} refusals`);
  return result['2xx'] / (processorSeconds(pid) - before);
}

/** Memory after a quarter and at the end of mixed traffic with attacks. */
async function soak(load: Load, { url, pid = 0 }: Running) {
  const { pages } = sitePartsOf(DIST);
  const requests = Array.from({ length: 100 }, (_, index) => {
    const list = index % 20 === 0 ? ATTACKS : pages;
    return { path: list[(index % 20 === 0 ? index / 20 : index) % list.length] ?? '/' };
  });
  const run = (duration: number) =>
    load({ url, connections: CONNECTIONS, duration, overallRate: 500, requests });
  await run(Math.ceil(SOAK_SECONDS / 4));
  const before = residentMegabytes(pid);
  const { errors } = await run(SOAK_SECONDS);
  return { before, after: residentMegabytes(pid), errors };
}

/** Clock ticks per second, and bytes per page of memory, as Linux counts in /proc. */
const TICKS = 100;
const PAGE_BYTES = 4096;

/** Seconds of processor time of a process. Linux. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Resident memory of a process. Linux. */
function residentMegabytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * PAGE_BYTES) / 2 ** 20;
}
