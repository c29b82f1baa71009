import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Measure } from '../../scripts/bench.ts';
import { ROOT } from '../../scripts/project/places.ts';
import { createApp } from '../../src/server/app.ts';
import { listen } from '../../src/server/listen.ts';

/** A hundred with `KILLS=100`. */
const KILLS = Number(process.env.KILLS ?? 5);
const PATHS = ['/', '/relax', '/sport-city', '/preventivo'];
/** Too small for two sites. */
const DISK = '9m';

/** Reads the site while it is built, while builds are killed at any moment, and while the disk is full. */
export async function benchDeployments(): Promise<Measure> {
  const folder = mkdtempSync(join(tmpdir(), 'deployments-'));
  const isSmall =
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]).status === 0;
  if (isSmall) spawnSync('mount', ['-o', 'remount,size=200m', folder]);
  const dist = join(folder, 'dist');
  const first = performance.now();
  await build(dist);
  const usualMs = performance.now() - first;
  const { port, close } = await listen(createApp({ root: dist }), 0);
  const reader = readAll(`http://localhost:${port}`);
  try {
    const whole = await build(dist);
    for (let kill = 0; kill < KILLS; kill += 1) await build(dist, Math.random() * usualMs);
    const after = await build(dist);
    if (isSmall) spawnSync('mount', ['-o', `remount,size=${DISK}`, folder]);
    const full = isSmall ? await build(dist) : undefined;
    const { read, torn } = await reader.stop();
    return {
      line: `${KILLS} costruzioni uccise, ${read} pagine lette intanto, ${torn} non intere; prima e dopo le costruzioni riescono (${whole}, ${after}), a disco pieno no (${full ?? 'non provato'})`,
      enough: torn === 0 && read > 0 && whole === 0 && after === 0 && full !== 0,
    };
  } finally {
    await close();
    if (isSmall) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The exit code; undefined for one that was killed after so many milliseconds, with all its children. */
async function build(dist: string, killAfterMs?: number): Promise<number | undefined> {
  const env = { ...process.env, DIST_DIR: dist };
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: ROOT, env, stdio: 'ignore' });
  const closed = new Promise<number | undefined>((resolve) =>
    child.once('close', (code) => resolve(code ?? undefined)),
  );
  if (killAfterMs === undefined) return closed;
  await Promise.race([wait(killAfterMs), closed]);
  child.kill('SIGKILL');
  return closed;
}

function readAll(origin: string) {
  const seen = { read: 0, torn: 0 };
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      for (const path of PATHS) {
        const response = await fetch(origin + path, { redirect: 'manual' });
        const isWhole = response.status === 200 && (await response.text()).endsWith('</html>\n');
        seen.read += 1;
        if (!isWhole) seen.torn += 1;
      }
      await wait(20);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await work;
      return seen;
    },
  };
}
