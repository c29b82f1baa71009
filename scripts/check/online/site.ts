import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorAt, type Finding, START, warningAt } from '../../../src/check/finding.ts';
import { sentenceOf } from '../../../src/check/messages.ts';
import { type CheckResult, failing } from '../../../src/check/run-checks.ts';
import { isCompressedName, readReleaseList } from '../../../src/server/site/read-site.ts';
import { readSiteHeaders, type SiteHeaders } from '../../../src/server/site/site-headers.ts';
import { sitePartsOf } from '../../hosts/site-parts.ts';
import { CommandError } from '../../project/command-error.ts';
import { eachInParallel } from '../../project/parallel.ts';
import { Releases } from '../../site/release/releases.ts';
import { contentHash } from '../../site/release/write-release-list.ts';
import {
  certificateFaults,
  exposedFaults,
  fileFaults,
  type Release,
  readinessFaults,
  redirectFaults,
  requestAndCheck,
  type SiteFault,
} from './faults.ts';

const CONCURRENCY = 8;
/** How many URLs a finding names; it counts the rest. */
const SHOWN = 3;
/** How many characters of a header a finding quotes. */
const MAX_QUOTED_LENGTH = 120;

/**
 * Replaces the findings on the content by the differences between the site online and a release.
 * @throws CommandError when the folder holds no release, or one of other content
 */
export async function withOnline(
  result: CheckResult,
  url: string,
  folder: string,
  content = contentHash(result.project.contentFiles),
): Promise<CheckResult> {
  const release = releaseIn(folder, content);
  const { pages, others } = sitePartsOf(folder);
  const assets = Object.keys(release.list.files).filter(
    (path) => path.startsWith('assets/') && !isCompressedName(path),
  );
  const files: [string, string][] = [
    ...pages.map((path): [string, string] => [path, `${path}/index.html`.replace(/^\/+/, '')]),
    ...[...others, ...assets.map((path) => `/${path}`)]
      .filter((path) => path.slice(1) in release.list.files)
      .map((path): [string, string] => [path, path.slice(1)]),
  ];
  const base = new URL(url);
  const found = await requestAndCheck(base, '/', 'br, gzip', () => []);
  if (found.length === 0) {
    const work = [
      ...files.map(([path, file]) => fileFaults.bind(null, base, path, file, release)),
      ...redirects(pages, release.site).map(([from, to]) =>
        redirectFaults.bind(null, base, from, to),
      ),
      certificateFaults.bind(null, base),
      exposedFaults.bind(null, base),
      readinessFaults.bind(null, base, release.list),
    ];
    await eachInParallel(work, CONCURRENCY, async (ask) => found.push(...(await ask())));
  }
  return { ...result, findings: grouped(found), files: files.length };
}

/** A server may take this long to notice a new release. */
const SWITCHED_MS = 2000;

/**
 * Restores the previous release and compares the site online with it. That release was built from
 * other content, which is not a fault here.
 * @param switchedMs how long the server may take to notice it (milliseconds)
 */
export async function rolledBack(
  result: CheckResult,
  url: string,
  folder: string,
  switchedMs = SWITCHED_MS,
) {
  if (!(await new Releases(folder).rollBack(Date.now())))
    return { sentence: 'Non c’è un sito precedente a cui tornare.', isWell: false };
  await new Promise((resolve) => setTimeout(resolve, switchedMs));
  const list = readReleaseList(folder);
  const back = 'Ho rimesso il sito precedente';
  if (!list)
    return { sentence: `${back}, che è di prima delle impronte: guardatelo.`, isWell: false };
  const { findings } = await withOnline(result, url, folder, list.content);
  const wrong = failing(findings).map(sentenceOf);
  return wrong.length === 0
    ? { sentence: `${back} (${list.day}), e in linea c’è tutto.`, isWell: true }
    : {
        sentence: [`${back} (${list.day}), ma in linea non va:`, ...wrong].join('\n'),
        isWell: false,
      };
}

function releaseIn(folder: string, content: string): Release {
  const list = existsSync(folder) ? readReleaseList(folder) : undefined;
  if (!list) throw new CommandError(`In ${folder} non c’è un sito costruito: npm run build`, 2);
  if (list.content !== content)
    throw new CommandError(
      `Il sito in ${folder} è stato costruito da altri contenuti: prima npm run build, poi pubblicatelo.`,
      2,
    );
  const releases = join(dirname(folder), `${basename(folder)}.releases`);
  const names = existsSync(releases) ? readdirSync(releases).sort().reverse() : [];
  const earlier = names.flatMap((name) => readReleaseList(join(releases, name)) ?? []);
  return { folder, list, earlier, site: readSiteHeaders(folder) };
}

/** Redirects: pages with a slash at the end, and URLs that moved. */
function redirects(pages: readonly string[], { moved }: SiteHeaders): [string, string][] {
  const slashed = pages.filter((path) => path !== '/');
  return [...slashed.map((path): [string, string] => [`${path}/`, path]), ...Object.entries(moved)];
}

/** Shortens what a server said, and removes characters that control a terminal. */
function harmless(args: SiteFault['args'] = {}): NonNullable<SiteFault['args']> {
  const short = (text: string) =>
    text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text;
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' ? short(value.replace(/\p{Cc}/gu, '�')) : value,
    ]),
  );
}

/** One finding per fault, however many URLs have it. */
function grouped(all: readonly SiteFault[]): Finding[] {
  const groups = Map.groupBy(all, ({ code, args }) => JSON.stringify([code, args]));
  return [...groups.values()]
    .map((group) => group.toSorted((a, b) => (a.url < b.url ? -1 : 1)))
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const urls = group.slice(0, SHOWN).map(({ url }) => url);
      const isWarning = first.code === 'online-unpacked' || first.args?.days !== undefined;
      const args = { ...harmless(first.args), urls, count: group.length };
      const report = isWarning ? warningAt : errorAt;
      return [report({ file: first.url.slice(1), ...START }, first.code, args)];
    })
    .sort((a, b) => (a.file + a.code < b.file + b.code ? -1 : 1));
}
