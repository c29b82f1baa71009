import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Measure } from '../../scripts/bench.ts';
import { answering } from '../../scripts/hosts/run-nginx.ts';
import { requestSchemas } from '../../scripts/project/request-schemas.ts';
import { voiceData } from '../../src/publish/voice-data.ts';
import { CAMP } from '../camp.ts';
import { published } from '../unit/publish/made-up.ts';
import { MadeUpSite } from '../unit/server/site/made-up-site.ts';

const PORT = 4497;
/** Requests to each address. */
const AMOUNT = Number(process.env.HOSTILE_REQUESTS ?? 5000);
const HOLD_MS = 5000;
const PROBE_EACH_MS = 20;
const MOST_MS = 100;
const MOST_GROWTH_MB = 100;
const PAGE_BYTES = 4096;
const MB = 1024 * 1024;

interface Part {
  readonly name: string;
  readonly slowestMs: number;
  readonly mostMb: number;
}

/**
 * Thousands of hostile requests to each address below `/api`, from a server without a limit on requests,
 * read and never read, while somebody asks whether the server lives; and first from nobody, for comparison.
 */
export async function benchHostile(): Promise<Measure> {
  const data = voiceData(published(), requestSchemas());
  const site = new MadeUpSite().release({ 'site-voice.json': JSON.stringify(data) });
  const server = spawn(process.execPath, ['scripts/serve.ts'], {
    env: { ...process.env, ...surroundings(site) },
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

function surroundings({ root }: MadeUpSite): Record<string, string> {
  return {
    ...{ PORT: String(PORT), ENV_FILE: '', DIST_DIR: root, CONTENT_DIR: CAMP },
    ...{
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_API_KEY: '',
      STAFF_ACCESS_CODE: 'anguria fresca',
    },
    ...{ API_REQUESTS_PER_MINUTE: '999999', ACCESS_TRIES: '999999', LIMITS_FILE: ':memory:' },
  };
}

async function measured(pid: number): Promise<Measure> {
  const before = megabytes(pid);
  const parts: Part[] = [];
  let [slowestMs, mostMb, asked, isOver] = [0, 0, performance.now(), false];
  /** Also of a question that has no answer yet. */
  const look = () => {
    slowestMs = Math.max(slowestMs, performance.now() - asked);
    mostMb = Math.max(mostMb, megabytes(pid));
  };
  const workerData = { port: PORT, amount: AMOUNT, holdMs: HOLD_MS };
  const sender = new Worker(new URL('./hostile/send.ts', import.meta.url), { workerData });
  sender.on('message', ({ name }: { name: string }) => {
    look();
    parts.push({ name, slowestMs, mostMb });
    [slowestMs, mostMb] = [0, 0];
  });
  const ended = new Promise((resolve) => sender.once('exit', resolve));
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    asked = performance.now();
    await probe();
    look();
    await wait(PROBE_EACH_MS);
    asked = performance.now();
  }
  return verdict(before, parts);
}

/** Ends when the server has said that it lives. */
function probe(): Promise<void> {
  return new Promise((resolve, reject) => {
    const path = '/livez';
    get({ host: '127.0.0.1', port: PORT, path, agent: false }, (response) => {
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}

function megabytes(pid: number): number {
  return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / MB;
}

function verdict(before: number, parts: readonly Part[]): Measure {
  const lines = parts.map(
    ({ name, slowestMs, mostMb }) =>
      `${name}: /livez al più in ${slowestMs.toFixed(0)} ms, memoria fino a ${mostMb.toFixed(0)} MB`,
  );
  const isQuick = parts.every(({ slowestMs }) => slowestMs <= MOST_MS);
  const isSmall = parts.every(({ mostMb }) => mostMb - before <= MOST_GROWTH_MB);
  const line = [`${AMOUNT} richieste per indirizzo; memoria all’inizio ${before.toFixed(0)} MB`];
  return { line: [...line, ...lines].join('\n'), enough: isQuick && isSmall && parts.length > 0 };
}
