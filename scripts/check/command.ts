import type { SourceFile } from '../../src/check/json/json-document.ts';
import { failing, runChecks } from '../../src/check/runChecks.ts';
import { romeToday } from '../../src/time/rome.ts';
import { CommandError } from '../project/command-error.ts';
import { readContentFolder, readServedFiles } from '../project/content-folder.ts';
import { PUBLIC, SCHEMAS } from '../project/places.ts';
import { readSchemaSet } from '../project/schema-set.ts';
import { fixContent } from './fix.ts';
import { type CheckCommand, readCommand, shownPath, usage } from './options.ts';
import { deliver } from './report.ts';
import { withSite } from './site.ts';
import { watchFolders } from './watch.ts';

/** Arguments → exit code. */
function main(args: readonly string[]): number {
  const command = readCommand(args, process.env.CONTENT_DIR);
  if (command === 'help') {
    console.log(usage());
    return 0;
  }
  // What passed since the process began, reading the program included.
  if (!command.watch) return checkOnce(command, 0);
  watchFolders([command.content, SCHEMAS], () => checkOnce(command, performance.now()));
  return 0;
}

/**
 * Reads, checks, reports: the only place that prints a report.
 * @param start milliseconds of this process
 */
function checkOnce(command: CheckCommand, start: number): number {
  const { only, release, strict, today = romeToday(Date.now()) } = command;
  const schemas = readSchemaSet(SCHEMAS);
  const options = { only, release, strict, today, served: readServedFiles(PUBLIC) };
  const check = (sources: readonly SourceFile[]) => runChecks(sources, schemas, options);
  if (command.fix) {
    const told = fixContent(readContentFolder(command.content), check, command);
    (command.format === 'pretty' ? process.stdout : process.stderr).write(`${told}\n`);
  }
  const content = check(readContentFolder(command.content));
  const site = failing(content.findings).length > 0 ? undefined : command.site;
  const result = site === undefined ? content : withSite(content, site);
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

/** The whole command, with its exit code. */
export function run(args: readonly string[]): number {
  // A reader that has seen enough, such as `head`, closes the pipe: that is no error of the check.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  try {
    return main(args);
  } catch (error) {
    if (error instanceof CommandError) console.error(`${error.message}\n\n${usage()}`);
    else
      console.error('Il controllo non è riuscito: mandate queste righe a chi cura il sito.', error);
    return 2;
  }
}
