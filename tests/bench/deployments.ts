import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchResult } from '../../scripts/bench.ts';
import { ROOT } from '../../scripts/project/paths.ts';
import { createApp } from '../../src/server/app.ts';
import { listen } from '../../src/server/listen.ts';

/** A hundred with `KILLS=100`. */
const KILLS = Number(process.env.KILLS ?? 5);
const PATHS = ['/', '/relax', '/sport-city', '/preventivo'];
/** The free space on a disk for a site that needs several times as much. */
const LEFT_BYTES = 2 * 1024 * 1024;

/** Reads the site while builds run, are killed at any moment, and meet a full disk. */
export async function bench(): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'deployments-'));
  const isOwnDisk =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder]).status === 0;
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
    const full = isOwnDisk && fill(folder) ? await build(dist) : undefined;
    const { read, torn } = await reader.stop();
    return {
      line: `${KILLS} builds killed, ${read} pages read meanwhile, ${torn} of them incomplete; builds before and after succeed (${whole}, ${after}), on a full disk they fail (${full ?? 'not tried'})`,
      meetsTarget: torn === 0 && read > 0 && whole === 0 && after === 0 && full !== 0,
    };
  } finally {
    await close();
    if (isOwnDisk) spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Shrinks the disk of a folder to what it holds, plus `LEFT_BYTES`. */
function fill(folder: string): boolean {
  const { blocks, bfree, bsize } = statfsSync(folder);
  const size = (blocks - bfree) * bsize + LEFT_BYTES;
  return spawnSync('mount', ['-o', `remount,size=${size}`, folder]).status === 0;
}

/** The exit code of a build; undefined when it was killed, after `killAfterMs`. */
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
