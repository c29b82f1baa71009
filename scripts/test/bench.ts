import { nearest } from '../../src/check/schema/nearest.ts';
import { benchCheck } from '../../tests/bench/check.ts';
import { benchDays } from '../../tests/bench/days.ts';
import { benchDeployments } from '../../tests/bench/deployments.ts';
import { benchEdits } from '../../tests/bench/edits.ts';
import { benchMutations } from '../../tests/bench/mutations.ts';
import { benchPages } from '../../tests/bench/pages.ts';
import { benchServer } from '../../tests/bench/server.ts';
import { benchStudio } from '../../tests/bench/studio.ts';
import { benchTasks } from '../../tests/bench/tasks.ts';
import { benchVerify } from '../../tests/bench/verify.ts';
import { readArguments } from '../project/arguments.ts';
import { CommandError, command } from '../project/command-error.ts';

/** What a benchmark measured, in a line for people, and whether that is fast enough. */
export interface Measure {
  readonly line: string;
  readonly enough: boolean;
}

/** Some measure what a file holds, in the place of their own. */
const BENCHMARKS: Readonly<Record<string, (file?: string) => Measure | Promise<Measure>>> = {
  check: benchCheck,
  days: benchDays,
  edits: benchEdits,
  deployments: benchDeployments,
  mutations: benchMutations,
  pages: benchPages,
  server: benchServer,
  tasks: benchTasks,
  verify: benchVerify,
  studio: benchStudio,
};

const NAMES = Object.keys(BENCHMARKS);
const USAGE = `Uso: npm run bench -- ${NAMES.join(' | ')}`;

async function main(): Promise<void> {
  const [name = '', file] = readArguments(process.argv.slice(2), {}, 2).positionals;
  const run = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
  if (!run) throw new CommandError(`${notFound(name, NAMES)}\n${USAGE}`, 2);
  const { line, enough } = await run(file);
  console.log(line);
  if (!enough) process.exitCode = 1;
}

function notFound(name: string, names: readonly string[]): string {
  if (name === '') return 'Manca il nome della misura.';
  const near = nearest(name, names);
  return `La misura «${name}» non esiste${near === undefined ? '' : `: forse intendevate «${near}»`}.`;
}

export const benchCommand = (): Promise<void> => command(main, USAGE);
