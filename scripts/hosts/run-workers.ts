import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installExtraPackages } from '../project/install-extra-packages.ts';
import { fromRoot } from '../project/paths.ts';
import { type Running, waitUntilAnswering } from './run-nginx.ts';
import { WRANGLER, writeWorkers } from './workers/write-workers.ts';

const FOLDER = fromRoot('.cache/hosts');

/** Runs the Worker of a built site on Cloudflare's runtime, on this machine. */
export async function runWorkers(
  root: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<Running> {
  // 200 MB that only this command needs, so not a dependency of the project.
  const modules = installExtraPackages('wrangler', { wrangler: WRANGLER });
  const program = join(modules, 'wrangler/bin/wrangler.js');
  const out = join(FOLDER, 'workers');
  await writeWorkers(root, out);
  const state = mkdtempSync(join(tmpdir(), 'workers-'));
  const options = {
    config: join(out, 'wrangler.json'),
    ip: '127.0.0.1',
    port: String(port),
    'inspector-port': '0',
    'persist-to': state,
  };
  const named = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const vars = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const server = spawn(process.execPath, [program, 'dev', ...named, ...vars], {
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(url, server);
  const close = () => {
    server.once('close', () => rmSync(state, { recursive: true, force: true }));
    server.kill('SIGTERM');
  };
  return { url, pid: server.pid, close };
}
