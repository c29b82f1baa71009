// npm run test:hosts: the same tests on every host that can run here, or on the named ones.
import { readFileSync } from 'node:fs';
import { tryDeployments } from '../tests/unit/scripts/online/on-host.ts';
import { type Running, runNginx, runNode, type Settings } from './hosts/run-nginx.ts';
import { runWorkers } from './hosts/run-workers.ts';
import { tryRelay } from './hosts/try-relay.ts';
import { findChromium } from './project/chromium.ts';
import { CommandError, command } from './project/command-error.ts';
import { fromRoot } from './project/paths.ts';
import { run } from './project/run.mjs';
import { DIST } from './serve.ts';

const SPECS = ['host', 'routes', 'one-page'];
/** Specs to skip: Cloudflare has its own redirects, and `404.html` for an unknown URL. */
const SERVER_ONLY_SPECS = { workers: ['host'] } as Readonly<Record<string, readonly string[]>>;
const FIRST_PORT = 4480;

const HOSTS: Readonly<Record<string, (port: number, settings: Settings) => Promise<Running>>> = {
  node: runNode,
  nginx: async (port, settings) => {
    const node = await runNode(port + 1, { TRUSTED_PROXIES: '127.0.0.1,::1', ...settings });
    const config = readFileSync(fromRoot('docs/hosting/nginx.conf'), 'utf8')
      .replace('127.0.0.1:4173', `127.0.0.1:${port + 1}`)
      .replace('listen 80', `listen ${port}`)
      .replace('www.funvillage.example', 'localhost');
    const nginx = await runNginx(config, port);
    const close = () => {
      nginx.close();
      node.close();
    };
    return { ...nginx, close };
  },
  workers: (port, settings) => runWorkers(DIST, port, settings),
};

async function test(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !(name in HOSTS));
  if (unknown)
    throw new CommandError(`There is no host "${unknown}": ${Object.keys(HOSTS).join(', ')}`, 2);
  const chromium = findChromium();
  const failed: string[] = [];
  for (const [index, [name, start]] of Object.entries(HOSTS).entries()) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n── ${name} ──`);
    const port = FIRST_PORT + index * 8;
    await tryRelay((settings) => start(port + 2, settings));
    // A Worker holds its site, and serves no folder of this disk.
    if (name !== 'workers')
      console.log(...(await tryDeployments((root) => start(port + 4, { DIST_DIR: root }))));
    const host = await start(port, {});
    const env = { ...process.env, CHROME_PATH: chromium, E2E_URL: host.url };
    const specs = SPECS.filter((spec) => !SERVER_ONLY_SPECS[name]?.includes(spec)).map(
      (spec) => `tests/e2e/live/${spec}.spec.ts`,
    );
    const code = await run(process.execPath, ['node_modules/playwright/cli.js', 'test', ...specs], {
      env,
    });
    host.close();
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new CommandError(`Failed: ${failed.join(', ')}`);
}

await command(() => test(process.argv.slice(2)));
