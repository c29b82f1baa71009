// npm run build: checks the content and builds the site.
import { hash } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder, mergeConfig } from 'vite';
import { errorReport } from '../src/check/reporters/pretty.ts';
import { type CheckResult, failing } from '../src/check/run-checks.ts';
import { readSite } from '../src/content/content.ts';
import { isLanguage } from '../src/reader/values/lexicon.ts';
import { romeDateAt } from '../src/time/rome.ts';
import { withSite } from './check/site.ts';
import { writeHostFiles } from './hosts/static-host.ts';
import { expectNoArguments } from './project/arguments.ts';
import { CommandError, command } from './project/command-error.ts';
import { readServedFiles } from './project/content-folder.ts';
import { eachInParallel } from './project/parallel.ts';
import { CONTENT, DIST, ROOT, SCHEMAS, servedFolder } from './project/paths.ts';
import { syncFolder } from './project/write-atomic.ts';
import { makePictures } from './site/pictures/make-pictures.ts';
import { pictureUrls } from './site/pictures/measured-content.ts';
import { makeSocialPreviews } from './site/pictures/social-previews.ts';
import { compressSite } from './site/release/compress-site.ts';
import { inheritAssets } from './site/release/inherit-assets.ts';
import { Releases } from './site/release/releases.ts';
import { contentHash, writeReleaseList } from './site/release/write-release-list.ts';
import { buildConfig } from './site/vite/site-config.ts';
import { checkContent } from './site/vite/validated-content.ts';

process.env.NODE_ENV = 'production';

const UNCHANGED = 'Il sito di prima resta com’era.';

/** One build at a time: a second one waits. */
async function build(now: number): Promise<void> {
  expectNoArguments(process.argv.slice(2), 'npm run build');
  const releases = new Releases(process.env.DIST_DIR ?? DIST);
  await releases.exclusively(() => buildBeside(releases, now));
}

/**
 * Builds beside the served site, checks the result, and only then replaces the site.
 * @param now milliseconds since the epoch
 */
async function buildBeside(releases: Releases, now: number): Promise<void> {
  const content = process.env.CONTENT_DIR ?? CONTENT;
  const result = checkContent(content, SCHEMAS, romeDateAt(now));
  const outDir = releases.begin();
  try {
    // Inside the project, where the compiled server entry finds the packages. Builds into different
    // folders must not share compiled code.
    const name = hash('sha256', releases.served).slice(0, 12);
    process.env.SERVER_DIR ??= join(ROOT, '.cache', `server-${name}`);
    mkdirSync(process.env.SERVER_DIR, { recursive: true });
    // Fails here with a sentence: Vite would print a stack.
    accessSync(process.env.SERVER_DIR, constants.W_OK);
    const config = mergeConfig(buildConfig(result, now), { build: { outDir } });
    const builder = await createBuilder({ ...config, mode: 'production', logLevel: 'warn' });
    await builder.buildApp();
    const files = result.project.contentFiles;
    const pictures = pictureUrls(files);
    const folders = {
      served: servedFolder(),
      out: outDir,
      cache: join(ROOT, '.cache', 'pictures'),
    };
    await makePictures(pictures, readServedFiles(servedFolder()), folders);
    await makeSocialPreviews(pictures, folders);
    writeHostFiles(outDir);
    if (!process.env.BUILD_UNCOMPRESSED)
      await compressSite(outDir, join(ROOT, '.cache', 'compressed'), now);
    checkBuilt(result, outDir, romeDateAt(now));
    const { digest } = writeReleaseList(outDir, romeDateAt(now), contentHash(files));
    inheritAssets(releases.current(), outDir, now);
    await syncSite(outDir);
    releases.publish(now);
    console.log(`Il sito è costruito. La sua impronta: ${digest}`);
  } catch (error) {
    releases.discard();
    throw error;
  }
}

/**
 * As `check --site`: fails when a page shows a value that the content does not state. Skips
 * languages that the reader does not know.
 */
function checkBuilt(content: CheckResult, site: string, today: string): void {
  const unread = readSite(content.project.contentFiles).locales.filter(({ id }) => !isLanguage(id));
  const { findings, ...rest } = withSite(content, site, today);
  const judged = findings.filter(
    ({ file }) => !unread.some(({ path }) => file.startsWith(path.slice(1))),
  );
  if (failing(judged).length === 0) return;
  throw new CommandError(`${errorReport({ ...rest, findings: judged }, site)}\n${UNCHANGED}`);
}

const CONCURRENCY = 8;

/**
 * Syncs every file and folder of a built site before it is served, so that no power cut leaves a
 * release of empty files. Done in parallel, it takes a tenth of the time.
 */
async function syncSite(site: string): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await eachInParallel(files, CONCURRENCY, ({ parentPath, name }) =>
    syncFile(join(parentPath, name)),
  );
  for (const folder of new Set([site, ...entries.map(({ parentPath }) => parentPath)]))
    syncFolder(folder);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

await command(() => build(Date.now()));
