import { spawn } from 'node:child_process';
import { findChromium } from '../../../scripts/project/chromium.ts';
import { ROOT } from '../../../scripts/project/places.ts';
import { openRelay } from '../../../scripts/serve/relay.ts';
import { openApp } from '../../../scripts/serve.ts';
import { listen } from '../../../src/server/listen.ts';
import { BuiltSite } from '../../site/built-site.ts';

/** What the browser tests of the live content say of the site that a content folder makes. */
export async function browserErrors(content: string): Promise<string[]> {
  const site = new BuiltSite(content);
  try {
    site.build({ BUILD_UNCOMPRESSED: '' });
    const { port, close } = await listen(openApp(site.dist, openRelay({})), 0);
    const env = {
      ...process.env,
      CONTENT_DIR: content,
      DIST_DIR: site.dist,
      CHROME_PATH: findChromium(),
      E2E_URL: `http://localhost:${port}`,
    };
    const says = await failures(env).finally(close);
    return says;
  } finally {
    site.remove();
  }
}

/** The lines in which Playwright names the tests that failed. */
async function failures(env: NodeJS.ProcessEnv): Promise<string[]> {
  const args = ['node_modules/playwright/cli.js', 'test', '--project=live', '--reporter=list'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code === 0) return [];
  const failed = output.split('\n').filter((line) => /^\s+✘/.test(line));
  return failed.length > 0 ? failed.map((line) => line.trim()) : [output.trim().slice(-300)];
}
