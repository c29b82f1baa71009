// npm run bench -- <name>: measures something that must stay fast, and fails when it does not.
import { nearest } from '../src/check/schema/nearest.ts';
import { benchBudget } from '../tests/bench/budget.ts';
import { benchBuild } from '../tests/bench/build.ts';
import { benchCheck } from '../tests/bench/check.ts';
import { benchDamage } from '../tests/bench/damage.ts';
import { benchDeployments } from '../tests/bench/deployments.ts';
import { benchEdits } from '../tests/bench/edits.ts';
import { benchForeseen } from '../tests/bench/foreseen.ts';
import { benchHostile } from '../tests/bench/hostile.ts';
import { benchKills } from '../tests/bench/kills.ts';
import { benchLocale } from '../tests/bench/locale.ts';
import { benchMutations } from '../tests/bench/mutations.ts';
import { benchPages } from '../tests/bench/pages.ts';
import { benchQuotes } from '../tests/bench/quotes.ts';
import { benchRelay } from '../tests/bench/relay.ts';
import { benchReread } from '../tests/bench/reread.ts';
import { benchServer } from '../tests/bench/server.ts';
import { benchShift } from '../tests/bench/shift.ts';
import { benchStates } from '../tests/bench/states.ts';
import { benchStudioSections } from '../tests/bench/studio/sections.ts';
import { benchStudioTasks } from '../tests/bench/studio/tasks.ts';
import { benchStudioValues } from '../tests/bench/studio/values.ts';
import { benchStudio } from '../tests/bench/studio.ts';
import { benchVerify } from '../tests/bench/verify.ts';
import { readArguments } from './project/arguments.ts';
import { CommandError, command } from './project/command-error.ts';

/** What a benchmark measured, in a line for people, and whether that is fast enough. */
export interface Measure {
  readonly line: string;
  readonly enough: boolean;
}

/** Some measure what a file holds, in the place of their own. */
const BENCHMARKS: Readonly<Record<string, (file?: string) => Measure | Promise<Measure>>> = {
  budget: benchBudget,
  build: benchBuild,
  check: benchCheck,
  damage: benchDamage,
  edits: benchEdits,
  foreseen: benchForeseen,
  hostile: benchHostile,
  kills: benchKills,
  locale: benchLocale,
  deployments: benchDeployments,
  mutations: benchMutations,
  pages: benchPages,
  quotes: benchQuotes,
  relay: benchRelay,
  server: benchServer,
  shift: benchShift,
  verify: benchVerify,
  reread: benchReread,
  studio: benchStudio,
  'studio-sections': benchStudioSections,
  'studio-tasks': benchStudioTasks,
  'studio-values': benchStudioValues,
  states: benchStates,
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

await command(main, USAGE);
