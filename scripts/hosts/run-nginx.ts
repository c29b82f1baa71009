import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages, onPath } from '../project/chromium.ts';
import { CommandError } from '../project/command-error.ts';

export interface Running {
  readonly url: string;
  /** Of the process that answers, for benchmarks that measure it. */
  readonly pid: number | undefined;
  close(): void;
}

/** Runs nginx, as one process, with a server block for a port, in a temporary folder. */
export async function runNginx(server: string, port: number): Promise<Running> {
  const program = nginxProgram();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${folder}/pid;
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
${server}}
`,
  );
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const url = `http://localhost:${port}`;
  await waitUntilAnswering(url, nginx);
  return {
    url,
    pid: nginx.pid,
    close: () => {
      nginx.once('close', () => rmSync(folder, { recursive: true, force: true }));
      nginx.kill('SIGTERM');
    },
  };
}

export type Settings = Readonly<Record<string, string>>;

/** Runs our own server, without the provider and the limits of this machine. */
export async function runNode(port: number, settings: Settings): Promise<Running> {
  const none = { ENV_FILE: '', AI_BASE_URL: '', AI_API_KEY: '', LIMITS_FILE: ':memory:' };
  const env = { ...process.env, ...none, ...settings, PORT: String(port) };
  const server = spawn(process.execPath, ['scripts/serve.ts'], { env, stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  await waitUntilAnswering(url, server);
  return { url, pid: server.pid, close: () => void server.kill('SIGTERM') };
}

/** Waits until a server answers. @throws Error when it exits, or after so many seconds */
export async function waitUntilAnswering(
  url: string,
  server: ChildProcess,
  seconds = 20,
): Promise<void> {
  for (let left = 10 * seconds; left > 0 && server.exitCode === null; left -= 1) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** The path of nginx; for root on Debian, installs it first if it is missing. */
function nginxProgram(): string {
  const look = () => onPath('nginx', '/usr/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin')[0];
  if (!look()) installPackages('nginx');
  const program = look();
  if (program) return program;
  throw new CommandError('Install nginx, and repeat.');
}
