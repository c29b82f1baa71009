// npm run bench -- hostile: thousands of hostile requests to each address below /api, from a server
// without a limit on requests, read and never read, while somebody asks whether the server lives.
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { answering } from '../../scripts/hosts/run-nginx.ts';
import { requestSchemas } from '../../scripts/project/request-schemas.ts';
import type { Measure } from '../../scripts/test/bench.ts';
import { publicApiData } from '../../src/publish/public-api-data.ts';
import { CAMP } from '../camp.ts';
import { published } from '../unit/publish/made-up.ts';
import { MadeUpSite } from '../unit/server/site/made-up-site.ts';
import { residentMegabytes } from './process-figures.ts';

const PORT = 4497;
/** Requests to each address. */
const AMOUNT = Number(process.env.HOSTILE_REQUESTS ?? 5000);
const HOLD_MS = 5000;
const PROBE_EACH_MS = 20;
const MOST_MS = 100;
const MOST_GROWTH_MB = 100;

export async function benchHostile(): Promise<Measure> {
  const data = publicApiData(published(), requestSchemas());
  const site = new MadeUpSite().release({ 'site-api.json': JSON.stringify(data) });
  const settings = {
    ...{ PORT: String(PORT), ENV_FILE: '', DIST_DIR: site.root, CONTENT_DIR: CAMP },
    ...{ AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_API_KEY: '', LIMITS_FILE: ':memory:' },
    ...{ STAFF_ACCESS_CODE: 'anguria fresca', ACCESS_TRIES: '999999' },
    API_REQUESTS_PER_MINUTE: '999999',
  };
  const server = spawn(process.execPath, ['scripts/serve.ts'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await answering(`http://127.0.0.1:${PORT}`, server);
    return await measured(server.pid ?? 0);
  } finally {
    server.kill('SIGKILL');
    site.remove();
  }
}

async function measured(pid: number): Promise<Measure> {
  const before = residentMegabytes(pid);
  const lines = [`${AMOUNT} richieste per indirizzo; memoria all’inizio ${before.toFixed(0)} MB`];
  let [slowestMs, mostMb, asked, isOver, enough] = [0, 0, performance.now(), false, true];
  /** Also of a question that has no answer yet. */
  const look = () => {
    slowestMs = Math.max(slowestMs, performance.now() - asked);
    mostMb = Math.max(mostMb, residentMegabytes(pid));
  };
  const workerData = { port: PORT, amount: AMOUNT, holdMs: HOLD_MS };
  const sender = new Worker(new URL('./hostile/send.ts', import.meta.url), { workerData });
  sender.on('message', ({ name }: { name: string }) => {
    look();
    lines.push(
      `${name}: /livez al più in ${slowestMs.toFixed(0)} ms, memoria fino a ${mostMb.toFixed(0)} MB`,
    );
    enough &&= slowestMs <= MOST_MS && mostMb - before <= MOST_GROWTH_MB;
    [slowestMs, mostMb] = [0, 0];
  });
  sender.once('exit', () => (isOver = true));
  while (!isOver) {
    asked = performance.now();
    await probe();
    look();
    await wait(PROBE_EACH_MS);
    asked = performance.now();
  }
  return { line: lines.join('\n'), enough: enough && lines.length > 1 };
}

/** Ends when the server has said that it lives. */
function probe(): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: PORT, path: '/livez', agent: false }, (response) => {
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}
