import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Measure } from '../../scripts/bench.ts';
import { installed } from '../../scripts/hosts/installed.ts';
import { dailyBudget } from '../../src/server/relay/dailyBudget.ts';
import { takeAll } from '../../src/server/relay/limits/counters.ts';
import { redisCounters, type SharedCounters } from '../../src/server/relay/limits/redisCounters.ts';

const PORT = 6399;
const INSTANCES = 10;
const TRIES = 5000;
const PER_DAY = 200;
const WRONG_TRIES = { count: 10, windowMs: 900_000 };

/**
 * Ten relays on one Redis: the day's budget and the limit on wrong codes are exact under 5,000 tries at
 * the same moment; the store is killed, nobody gets anything, and what was counted holds when it is back.
 */
export async function benchBudget(): Promise<Measure> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  let server = await startRedis(folder);
  const lost: string[] = [];
  const url = `redis://127.0.0.1:${PORT}`;
  const relays = Array.from({ length: INSTANCES }, () =>
    redisCounters(url, (why) => lost.push(why)),
  );
  try {
    const spent = await granted(relays, (counters) =>
      dailyBudget(counters, PER_DAY).spend(Date.now()),
    );
    const tries = await granted(relays, (counters) =>
      takeAll(counters, [{ name: 'tries:all', limit: WRONG_TRIES }]),
    );
    await stopped(server);
    const down = await granted(
      relays,
      (counters) => dailyBudget(counters, PER_DAY).spend(Date.now()),
      50,
    );
    server = await startRedis(folder);
    await wait(2000);
    const back = await granted(
      relays,
      (counters) => dailyBudget(counters, PER_DAY).spend(Date.now()),
      50,
    );
    return {
      line: `${INSTANCES} relè su un Redis, ${TRIES} richieste insieme: concesse ${spent} di ${PER_DAY}, codici provati ${tries} di ${WRONG_TRIES.count}; a Redis fermo ${down}, al suo ritorno ${back}`,
      enough: spent === PER_DAY && tries === WRONG_TRIES.count && down === 0 && back === 0,
    };
  } finally {
    await Promise.all(relays.map((relay) => relay.close()));
    await stopped(server);
    rmSync(folder, { recursive: true });
  }
}

/** How many of so many tries were granted; one that fails is not. */
async function granted(
  relays: readonly SharedCounters[],
  ask: (counters: SharedCounters) => Promise<number | undefined>,
  tries = TRIES,
): Promise<number> {
  const asked = Array.from({ length: tries }, (_, index) => {
    const relay = relays[index % relays.length];
    return relay ? ask(relay).catch(() => Number.NaN) : Number.NaN;
  });
  return (await Promise.all(asked)).filter((waiting) => waiting === undefined).length;
}

/** With what it had written before, so that a kill forgets nothing. */
async function startRedis(folder: string): Promise<ChildProcess> {
  const program = installed('redis-server', ['redis-server']);
  const args = [
    '--port',
    `${PORT}`,
    '--dir',
    folder,
    '--appendonly',
    'yes',
    '--appendfsync',
    'always',
  ];
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => /Ready to accept/.test(String(text)) && resolve());
    server.once('close', () => reject(new Error('redis-server ended')));
  });
  return server;
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGKILL');
  await closed;
}
