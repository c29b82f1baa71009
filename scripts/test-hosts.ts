// npm run test:hosts: the same tests on every host that can run here. node scripts/test-hosts.ts [host ...]
import { spawn } from 'node:child_process';
import { answering, type Running, runNginx } from './hosts/run-nginx.ts';
import { findChromium } from './project/chromium.ts';
import { CommandError, command } from './project/command-error.ts';
import { DIST } from './serve.ts';
import { run } from './setup.mjs';

const SPECS = (process.env.HOSTS_SPECS ?? 'host routes one-page')
  .split(' ')
  .map((name) => `tests/e2e/live/${name}.spec.ts`);
const FIRST_PORT = Number(process.env.HOSTS_PORT ?? 4480);

const HOSTS: Readonly<Record<string, (port: number) => Promise<Running>>> = {
  node: runNode,
  nginx: async (port) => {
    const relay = await runNode(port + 1);
    const nginx = await runNginx(DIST, port, relay.url.replace('localhost', '127.0.0.1'));
    const close = () => {
      nginx.close();
      relay.close();
    };
    return { ...nginx, close };
  },
};

async function runNode(port: number): Promise<Running> {
  const env = { ...process.env, PORT: String(port), ENV_FILE: '', AI_BASE_URL: '', AI_API_KEY: '' };
  const server = spawn(process.execPath, ['scripts/serve.ts'], { env, stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  await answering(url, server);
  return { url, pid: server.pid, close: () => void server.kill('SIGTERM') };
}

async function test(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !(name in HOSTS));
  if (unknown)
    throw new CommandError(`There is no host «${unknown}»: ${Object.keys(HOSTS).join(', ')}`, 2);
  const chromium = findChromium();
  const failed: string[] = [];
  for (const [index, [name, start]] of Object.entries(HOSTS).entries()) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n── ${name} ──`);
    const host = await start(FIRST_PORT + index * 2);
    const env = { ...process.env, CHROME_PATH: chromium, E2E_URL: host.url };
    const code = await run(process.execPath, ['node_modules/playwright/cli.js', 'test', ...SPECS], {
      env,
    });
    host.close();
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new CommandError(`Failed: ${failed.join(', ')}`);
}

if (import.meta.main) await command(() => test(process.argv.slice(2)));
