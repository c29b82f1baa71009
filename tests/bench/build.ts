import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Measure } from '../../scripts/bench.ts';
import { readContentFolder } from '../../scripts/project/content-folder.ts';
import { CONTENT, ROOT } from '../../scripts/project/places.ts';
import { madeUpContent } from './made-up-content.ts';

/** Fewer for a quick look: `PAGES=20,200 npm run bench -- build`. */
const SIZES = (process.env.PAGES ?? '20,1000,10000').split(',').map(Number);
/** For the largest, on two cores. */
const MOST_MINUTES = 20;
const MOST_BYTES = 4 * 2 ** 30;
/** In the process that builds: what it used at most, in kilobytes, as the system counts it. */
const TELL_PEAK =
  "import{writeFileSync}from'node:fs';process.on('exit',()=>writeFileSync(process.env.PEAK_FILE,String(process.resourceUsage().maxRSS)))";

interface Build {
  readonly pages: number;
  readonly seconds: number;
  readonly bytes: number;
}

/** The whole build, from Enter, of the real content with more and more pages. */
export function benchBuild(): Measure {
  const builds = SIZES.map(build);
  for (const { pages, seconds, bytes } of builds)
    console.log(`${pages} pages: ${seconds.toFixed(1)} s, ${megabytes(bytes)}`);
  const [before, largest] = builds.slice(-2);
  if (!before || !largest) throw new RangeError('a growth needs two sizes');
  const exponent =
    Math.log(largest.seconds / before.seconds) / Math.log(largest.pages / before.pages);
  return {
    line: `From ${before.pages} to ${largest.pages} pages the time grows with the exponent ${exponent.toFixed(2)} (linear: 1); at most ${MOST_MINUTES} min and ${megabytes(MOST_BYTES)}.`,
    enough: largest.seconds <= MOST_MINUTES * 60 && largest.bytes <= MOST_BYTES,
  };
}

function build(pages: number): Build {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const server = join(ROOT, '.cache', `bench-build-${process.pid}`);
  const content = join(folder, 'content');
  const peak = join(folder, 'peak');
  try {
    for (const { path, text } of madeUpContent(readContentFolder(CONTENT), pages)) {
      mkdirSync(dirname(join(content, path)), { recursive: true });
      writeFileSync(join(content, path), text);
    }
    const start = performance.now();
    execFileSync(
      process.execPath,
      [`--import=data:text/javascript,${encodeURIComponent(TELL_PEAK)}`, 'scripts/build.ts'],
      {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          CONTENT_DIR: content,
          DIST_DIR: join(folder, 'dist'),
          SERVER_DIR: server,
          PEAK_FILE: peak,
        },
      },
    );
    const seconds = (performance.now() - start) / 1000;
    return { pages, seconds, bytes: Number(readFileSync(peak, 'utf8')) * 1024 };
  } finally {
    for (const path of [folder, server]) rmSync(path, { recursive: true, force: true });
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`;
}
