import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../project/places.ts';
import { answering, type Running } from './run-nginx.ts';
import { WRANGLER, writeWorkers } from './workers/write-workers.ts';

const FOLDER = at('.cache/hosts');

/** The Worker of a built site, on Cloudflare's own runtime, on this machine. */
export async function runWorkers(
  root: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<Running> {
  const program = installedWrangler();
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
  await answering(url, server);
  const close = () => {
    server.once('close', () => rmSync(state, { recursive: true, force: true }));
    server.kill('SIGTERM');
  };
  return { url, pid: server.pid, close };
}

/** Two hundred megabytes that only this needs: beside the project, never with it. */
function installedWrangler(): string {
  const program = join(FOLDER, 'wrangler/node_modules/wrangler');
  const dependencies = { wrangler: WRANGLER };
  const wanted = JSON.stringify({ private: true, dependencies });
  const folder = join(FOLDER, 'wrangler');
  if (!existsSync(join(program, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), wanted);
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts'];
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return join(program, 'bin/wrangler.js');
}
