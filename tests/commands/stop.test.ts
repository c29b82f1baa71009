import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../scripts/project/paths.ts';
import { PUBLIC_API_FILE } from '../../src/publish/public-api-data.ts';
import { CAMP } from '../camp.ts';
import { startProvider } from '../e2e/scripted-provider.ts';
import { builtData } from '../unit/publish/made-up.ts';
import { MadeUpSite } from '../unit/server/site/made-up-site.ts';

const CODE = 'anguria fresca';
const PORT = 4600 + (process.pid % 300);
const READY = 'Il sito è pronto';
const provider = await startProvider();
const site = new MadeUpSite().release({ [PUBLIC_API_FILE]: JSON.stringify(builtData()) });

afterAll(() => provider.close());

/** As npm starts it: a shell, the setup, then the server, which alone knows what is running. */
async function startServer(): Promise<ChildProcess> {
  const server = spawn('sh', ['-c', '"$NODE" scripts/setup.mjs scripts/serve.ts; exit $?'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE: process.execPath,
      npm_lifecycle_event: 'start',
      ENV_FILE: '',
      PORT: String(PORT),
      CONTENT_DIR: CAMP,
      DIST_DIR: site.root,
      AI_BASE_URL: provider.url,
      AI_API_KEY: '',
      STAFF_ACCESS_CODE: CODE,
      LIMITS_FILE: `${site.folder}/limits.db`,
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (data) => String(data).includes(READY) && resolve());
    server.once('close', () => reject(new Error('it ended')));
  });
  return server;
}

function generate(): Promise<Response> {
  const origin = `http://localhost:${PORT}`;
  return fetch(`${origin}/api/generate`, {
    method: 'POST',
    headers: {
      Origin: origin,
      'Content-Type': 'application/json',
      'X-Access-Code': encodeURIComponent(CODE),
    },
    body: JSON.stringify({ description: 'Caccia al tesoro' }),
  });
}

test.each([
  ['npm’s shell is stopped', (shell: ChildProcess) => shell.kill('SIGTERM')],
  ['the shell alone is killed', (shell: ChildProcess) => shell.kill('SIGKILL')],
])('a text in progress is finished when %s', async (_, stop) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  provider.script({ content: 'Tesoro trovato!', after: promise });
  const shell = await startServer();
  const closed = new Promise((end) => shell.stdout?.once('close', end));
  const answer = generate();
  await provider.arrived(provider.requests.length + 1);
  stop(shell);
  // The server closes the port once it has the signal.
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${PORT}/livez`).then(
          () => true,
          () => false,
        ),
      { timeout: 4 * 60_000 },
    )
    .toBe(false);
  resolve();
  expect((await answer).status).toBe(200);
  expect(await (await answer).json()).toMatchObject({ content: 'Tesoro trovato!' });
  await closed;
});
