import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '../../../scripts/project/places.ts';

/** What only this measure needs: it is installed beside the project, and never with it. */
const TOOLS = { lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' };
const FOLDER = at('.cache/bench/pages');

/** What we read of a run of Lighthouse. */
export interface LighthouseRun {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly Line[] } }
    >
  >;
}

/** A line of an audit: a request, or a task of so many milliseconds. */
export interface Line {
  readonly resourceType?: string;
  readonly transferSize?: number;
  readonly duration?: number;
}

export interface Tools {
  readonly lighthouse: (
    url: string,
    options: { port: number; logLevel: 'error' },
  ) => Promise<{ lhr: LighthouseRun }>;
  readonly launch: (options: {
    chromePath: string;
    chromeFlags: string[];
  }) => Promise<{ port: number; kill(): void }>;
}

export async function installedTools(): Promise<Tools> {
  const wanted = JSON.stringify({ private: true, dependencies: TOOLS });
  const file = join(FOLDER, 'package.json');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, wanted);
    execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
  }
  const load = (path: string) => import(pathToFileURL(join(FOLDER, 'node_modules', path)).href);
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { launch } = await load('chrome-launcher/dist/index.js');
  return { lighthouse, launch };
}
