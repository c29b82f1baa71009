import type { SourceFile } from '../../src/check/json/json-document.ts';
import type { Readings } from '../../src/check/mentions/readings.ts';
import { type CheckResult, failing, runChecks } from '../../src/check/runChecks.ts';
import { romeToday } from '../../src/time/rome.ts';
import { CommandError, HelpAsked } from '../project/command-error.ts';
import { readContentFolder, readServedFiles } from '../project/content-folder.ts';
import { keepReadings, keptReadings } from '../project/kept-readings.ts';
import { SCHEMAS, servedFolder } from '../project/places.ts';
import { readSchemaSet } from '../project/schema-set.ts';
import { fixContent } from './fix.ts';
import { type CheckCommand, readCommand, shownPath, usage } from './options.ts';
import { deliver } from './report.ts';
import { watchFolders } from './watch.ts';

/** Arguments → exit code. */
async function main(args: readonly string[], program: string | undefined): Promise<number> {
  const command = readCommand(args, process.env.CONTENT_DIR);
  const readings = keptReadings(program);
  if (command.watch) {
    watchFolders([command.content, SCHEMAS], () => checkOnce(command, performance.now(), readings));
    return 0;
  }
  // What passed since the process began, reading the program included.
  const code = await checkOnce(command, 0, readings);
  keepReadings(program, readings);
  return code;
}

/**
 * Reads, checks, reports: the only place that prints a report.
 * @param start milliseconds of this process
 */
async function checkOnce(
  command: CheckCommand,
  start: number,
  readings: Readings | undefined,
): Promise<number> {
  const { only, release, strict, today = romeToday(Date.now()) } = command;
  const schemas = readSchemaSet(SCHEMAS);
  const options = {
    only,
    release,
    strict,
    today,
    served: readServedFiles(servedFolder()),
    readings,
  };
  const check = (sources: readonly SourceFile[]) => runChecks(sources, schemas, options);
  if (command.fix) {
    const told = fixContent(readContentFolder(command.content), check, command);
    (command.format === 'pretty' ? process.stdout : process.stderr).write(`${told}\n`);
  }
  const content = check(readContentFolder(command.content));
  const site = failing(content.findings).length > 0 ? undefined : command.site;
  const result = site === undefined ? content : await siteResult(content, site);
  const milliseconds = Math.round(performance.now() - start);
  const context = {
    folder: site === undefined ? command.folder : shownPath(site),
    milliseconds,
    strict,
    all: command.all,
  };
  const { out, err, written } = deliver(result, context, command, process.env);
  process.stdout.write(out);
  process.stderr.write(err);
  if (command.trace) for (const { rule, error } of result.faults) console.error(rule, error);
  if (!written || result.faults.length > 0) return 2;
  return failing(result.findings, command).length > 0 ? 1 : 0;
}

/** Brings what reads a built site, which most runs do not need. */
async function siteResult(content: CheckResult, site: string): Promise<CheckResult> {
  const { withSite } = await import('./site.ts');
  return withSite(content, site);
}

/** The whole command, with its exit code; `program` as `scripts/kept.mjs` gives it. */
export async function run(args: readonly string[], program?: string): Promise<number> {
  // A reader that has seen enough, such as `head`, closes the pipe: that is no error of the check.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    return await main(args, program);
  } catch (error) {
    if (error instanceof HelpAsked) {
      console.log(usage());
      return 0;
    }
    if (error instanceof CommandError) console.error(`${error.message}\n\n${usage()}`);
    else
      console.error('Il controllo non è riuscito: mandate queste righe a chi cura il sito.', error);
    return 2;
  }
}
