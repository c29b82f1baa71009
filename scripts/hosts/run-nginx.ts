import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSiteHeaders } from '../../src/server/site/siteHeaders.ts';
import { CommandError } from '../project/command-error.ts';
import { BROTLI_MODULE, NGINX_MAP, nginxConfig } from './nginx.ts';
import { sitePartsOf } from './site-parts.ts';

const APT_GET = '/usr/bin/apt-get';

export interface Running {
  readonly url: string;
  /** Of the process that answers: whoever measures it needs it. */
  readonly pid: number | undefined;
  close(): void;
}

/** nginx on a built site, in a folder of its own, with one worker. */
export async function runNginx(root: string, port: number, relay: string): Promise<Running> {
  const program = installed('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const brotli = existsSync(BROTLI_MODULE);
  const site = nginxConfig({
    root: resolve(root),
    listen: String(port),
    serverName: 'localhost',
    relay,
    parts: sitePartsOf(root),
    site: readSiteHeaders(root),
    brotli,
  });
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${brotli ? `load_module ${BROTLI_MODULE};\n` : ''}${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${folder}/pid;
error_log ${folder}/error.log;
daemon off;
master_process off;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000;
${paths.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${NGINX_MAP}${site}}
`,
  );
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const url = `http://localhost:${port}`;
  await answering(url, nginx);
  return {
    url,
    pid: nginx.pid,
    close: () => {
      nginx.once('close', () => rmSync(folder, { recursive: true, force: true }));
      nginx.kill('SIGTERM');
    },
  };
}

/** Waits until a server that was started answers. */
export async function answering(url: string, server: ChildProcess): Promise<void> {
  for (let left = 200; left > 0 && server.exitCode === null; left -= 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** The path of a program; on Debian it is installed for root when it is not there. */
function installed(program: string, packages: readonly string[]): string {
  const path = found(program);
  if (path) return path;
  if (process.getuid?.() === 0 && existsSync(APT_GET)) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      spawnSync(APT_GET, args, { stdio: 'inherit', env });
    }
  }
  const now = found(program);
  if (now) return now;
  throw new CommandError(`${program} is needed here: install ${packages.join(', ')} and repeat.`);
}

function found(program: string): string | undefined {
  return ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
    .map((folder) => `${folder}/${program}`)
    .find((path) => existsSync(path));
}
