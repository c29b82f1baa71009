// A program that saves without a pause, killed at random instants: each file is the old or the new one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Measure } from '../../scripts/bench.ts';
import { at } from '../../scripts/project/places.ts';
import { sweep } from '../../scripts/studio/save.ts';
import { leftBehind, makeContent, torn } from './kills/content.ts';

const KILLS = Number(process.env.KILLS ?? 200);
/** A save of these files takes a few milliseconds: an instant within several of them. */
const LONGEST_LIFE_MS = 40;

export async function benchKills(): Promise<Measure> {
  const folder = mkdtempSync(join(tmpdir(), 'kills-'));
  makeContent(folder);
  const wrong: string[] = [];
  let midway = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    await killedOnce(folder);
    if (leftBehind(folder).length > 0) midway += 1;
    sweep(join(folder, 'content'));
    wrong.push(...torn(folder), ...leftBehind(folder));
  }
  rmSync(folder, { recursive: true });
  const line = `${KILLS} kills, ${midway} of them in the middle of a file: ${wrong.length} files torn or left behind`;
  return { line, enough: wrong.length === 0 && midway > 0 };
}

async function killedOnce(folder: string): Promise<void> {
  const child = spawn(process.execPath, [at('tests/bench/kills/saving.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  await wait(Math.random() * LONGEST_LIFE_MS);
  child.kill('SIGKILL');
  await ended;
}
