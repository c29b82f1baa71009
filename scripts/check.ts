// npm run check: checks the content, or a built or deployed site against it.
import { resolve } from 'node:path';
import type { SourceFile } from '../src/check/json/json-document.ts';
import { type CheckResult, failing, runChecks } from '../src/check/run-checks.ts';
import { romeDateAt } from '../src/time/rome.ts';
import { type CheckCommand, isUrl, readCommand, usage } from './check/options.ts';
import { deliver, deliverText } from './check/report.ts';
import { HelpRequested, sentenceFor, watchOutput } from './project/command-error.ts';
import { committedSites } from './project/committed.ts';
import { readContentFolder, readServedFiles } from './project/content-folder.ts';
import { DIST, SCHEMAS, servedFolder, shownPath } from './project/paths.ts';
import { readSchemaSet } from './project/schema-set.ts';

/**
 * Reads, checks, reports: the only place that prints a report. Imports lazily what only some runs
 * need.
 */
async function main(command: CheckCommand): Promise<number> {
  const { only, release, strict, today = romeDateAt(Date.now()) } = command;
  const schemas = readSchemaSet(SCHEMAS);
  const options = {
    only,
    release,
    strict,
    today,
    served: readServedFiles(servedFolder()),
    committed: committedSites(command.content),
  };
  const check = (sources: readonly SourceFile[]) => runChecks(sources, schemas, options);
  if (command.fix) {
    const { fixContent } = await import('./check/fix.ts');
    const summary = fixContent(readContentFolder(command.content), check, command);
    (command.format === 'pretty' ? process.stdout : process.stderr).write(`${summary}\n`);
  }
  const content = check(readContentFolder(command.content));
  if (command.since !== undefined && failing(content.findings).length === 0)
    return reportSince(command.since, command, today);
  if (command.coverage && failing(content.findings).length === 0) {
    const { coverageTable } = await import('../src/check/coverage.ts');
    return print(deliverText(coverageTable(content.project), command.output)) ? 0 : 2;
  }
  const site = failing(content.findings).length > 0 ? undefined : command.site;
  const result = site === undefined ? content : await siteResult(content, site, today);
  const isBad = site !== undefined && failing(result.findings).length > 0;
  // From the start of the process, loading the program included.
  const milliseconds = Math.round(performance.now());
  const context = {
    folder: site === undefined ? command.folder : shownSite(site),
    milliseconds,
    strict,
    all: command.all,
  };
  const written = print(deliver(result, context, command, process.env));
  for (const { rule, error } of result.crashes) console.error(rule, error);
  if (!written || result.crashes.length > 0) return 2;
  if (isBad && command.rollback) return rollBack(content, site);
  return failing(result.findings, command).length > 0 ? 1 : 0;
}

/** Reports what people read differently since a revision; an unexplained difference is an error. */
async function reportSince(since: string, command: CheckCommand, today: string): Promise<number> {
  const { compareSince } = await import('./check/since.ts');
  const { markdownReport, textReport, unexplained } = await import('../src/content-diff/report.ts');
  const comparison = compareSince(since, command, today);
  const report = (command.format === 'markdown' ? markdownReport : textReport)(comparison);
  if (!print(deliverText(report, command.output))) return 2;
  return unexplained(comparison).length > 0 ? 1 : 0;
}

/** Prints what was delivered; false when the requested file could not be written. */
function print({ out, err, written }: ReturnType<typeof deliver>): boolean {
  process.stdout.write(out);
  process.stderr.write(err);
  return written;
}

/**
 * Serves the previous release, if this machine serves the site, and checks it. Never exits with 0:
 * the deployment failed.
 */
async function rollBack(content: CheckResult, site: string): Promise<number> {
  const { rolledBack } = await import('./check/online/site.ts');
  const { sentence, isWell } = await rolledBack(content, site, BUILT);
  console.error(sentence);
  return isWell ? 1 : 2;
}

/** Without the name and the password that a URL may hold. */
function shownSite(site: string): string {
  return isUrl(site) ? new URL(site).origin : shownPath(site);
}

/** The folder of the last build on this machine. */
const BUILT = resolve(process.env.DIST_DIR ?? DIST);

async function siteResult(content: CheckResult, site: string, today: string): Promise<CheckResult> {
  if (isUrl(site)) {
    const { withOnline } = await import('./check/online/site.ts');
    return withOnline(content, site, BUILT);
  }
  const { withSite } = await import('./check/site.ts');
  return withSite(content, site, today);
}

/** Runs the command line and returns the exit code; after a wrong use prints the help too. */
export async function run(args: readonly string[]): Promise<number> {
  watchOutput();
  try {
    return await main(readCommand(args));
  } catch (error) {
    const known = sentenceFor(error);
    if (error instanceof HelpRequested) console.log(usage());
    else if (!known) console.error(CRASH, error);
    else console.error(known.exitCode === 2 ? `${known.text}\n\n${usage()}` : known.text);
    return error instanceof HelpRequested ? 0 : 2;
  }
}

const CRASH = 'Il controllo non è riuscito: mandate queste righe a chi cura il sito.';

if (import.meta.main) process.exitCode = await run(process.argv.slice(2));
