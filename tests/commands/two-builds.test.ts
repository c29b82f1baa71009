import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/project/places.ts';
import { Releases } from '../../scripts/site/release/releases.ts';
import { BuiltSite } from '../site/built-site.ts';

const site = new BuiltSite();
afterAll(() => site.remove());

it('a second build waits for the first, and says so without a stack', async () => {
  // Content that the check refuses at once: what counts here is the turn.
  site.edit<{ locales: object[] }>('site.json', (content) => {
    content.locales = [];
  });
  const { lock } = new Releases(site.dist);
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
  expect(told).not.toContain('site.json');
  rmSync(lock);
  expect(await ended).toBe(1);
  expect(told).toContain('site.json');
  expect(told).not.toMatch(/^ {4}at /m);
});
