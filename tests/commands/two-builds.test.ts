import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/project/paths.ts';
import { Releases } from '../../scripts/site/release/releases.ts';
import { BuiltSite } from '../site/built-site.ts';

const site = new BuiltSite();

interface Questions {
  readonly questions: Record<string, { reviewOn?: string; openedOn: string }>;
}

it('a second build waits for the first, and reports check errors without a stack', async () => {
  site.edit<Questions>('questions.json', ({ questions }) => {
    const [first] = Object.values(questions);
    if (!first) throw new Error('there is no open question');
    first.openedOn = '2020-01-01';
    first.reviewOn = '2020-02-01';
  });
  const lock = join(new Releases(site.dist).folder, '.lock');
  mkdirSync(join(lock, '..'), { recursive: true });
  writeFileSync(lock, String(process.pid));
  const env = { ...process.env, CONTENT_DIR: site.content, DIST_DIR: site.dist };
  const second = spawn(process.execPath, ['scripts/build.ts'], { cwd: ROOT, env });
  let told = '';
  const waits = new Promise<void>((resolve) => {
    for (const stream of [second.stdout, second.stderr]) {
      stream.on('data', (data) => {
        told += data;
        if (told.includes('Aspetto che finisca un’altra costruzione del sito')) resolve();
      });
    }
  });
  const ended = new Promise((resolve) => second.once('close', resolve));
  await waits;
  expect(told).not.toContain('questions.json');
  rmSync(lock);
  expect(await ended).toBe(1);
  expect(told).toMatch(/questions\.json.*1 febbraio 2020/);
  expect(told).not.toMatch(/^ {4}at /m);
});
