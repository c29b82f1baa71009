// node scripts/bare-run.ts: runs npm start and npm test as on a new machine: a clone of the last
// commit, with DejaVu as the only font, no cache and no CHROME_PATH.
// node scripts/bare-run.ts FOLDER uses the fonts of that folder instead.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilAnswering } from './hosts/run-nginx.ts';
import { freePort } from './project/port.ts';

const FONTS = process.argv[2] ?? '/usr/share/fonts/truetype/dejavu';
const MAX_START_SECONDS = 600;
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(0);

/** A new user's environment: an empty home, and no variables of this shell. */
function bareEnvironment(folder: string): NodeJS.ProcessEnv {
  const home = join(folder, 'home');
  mkdirSync(home);
  const fontconfig = join(folder, 'fonts.conf');
  writeFileSync(
    fontconfig,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${FONTS}</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>\n`,
  );
  // Registry, certificates and proxy belong to the network, not to the project.
  const network = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_registry|node_extra_ca_certs|ssl_cert_file|https?_proxy|no_proxy)$/i.test(name),
  );
  const npm_config_userconfig = join(homedir(), '.npmrc');
  const PATH = (process.env.PATH ?? '').split(':').filter((part) => !part.includes('node_modules'));
  return {
    ...Object.fromEntries(network),
    npm_config_userconfig,
    PATH: PATH.join(':'),
    HOME: home,
    FONTCONFIG_FILE: fontconfig,
  };
}

/** Clones, starts and tests, and prints how long it took. @returns the exit code of the tests */
async function bareRun(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const cwd = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '.', cwd], { stdio: 'inherit' });
  const env = bareEnvironment(folder);
  const PORT = String(await freePort());
  const before = packages();
  const site = spawn('npm', ['start'], { cwd, env: { ...env, PORT }, stdio: 'inherit' });
  const startedAt = performance.now();
  await waitUntilAnswering(`http://localhost:${PORT}/`, site, MAX_START_SECONDS);
  const seconds = secondsSince(startedAt);
  site.kill();
  await once(site, 'close');
  const testedAt = performance.now();
  const tests = spawn('npm', ['test'], { cwd, env, stdio: 'inherit' });
  const [code] = await once(tests, 'close');
  const megabytes = execFileSync('du', ['-sm', 'node_modules'], { cwd }).toString().split('\t')[0];
  const installed = packages().filter((name) => !before.includes(name));
  console.log(`
npm start answered after ${seconds} s, npm test ended after ${secondsSince(testedAt)} s (exit code ${code}).
node_modules: ${megabytes} MB. Installed on the system: ${installed.join(', ') || 'nothing'}.`);
  rmSync(folder, { recursive: true, force: true });
  return code ?? 1;
}

/** The installed Debian packages; none elsewhere. */
function packages(): string[] {
  const { stdout } = spawnSync('dpkg', ['--get-selections'], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').map((line) => line.replace(/\s.*/, ''));
}

process.exitCode = await bareRun();
