// npm run bench -- <name>: runs a benchmark, and fails when it misses its target.
import { readdirSync } from 'node:fs';
import { nearest } from '../src/check/schema/nearest.ts';
import { readArguments } from './project/arguments.ts';
import { CommandError, command } from './project/command-error.ts';

/** The result of a benchmark in one line, and whether it meets the target. */
export interface BenchResult {
  readonly line: string;
  readonly meetsTarget: boolean;
}

/** What a file of `tests/bench` exports; `wanted` selects some of its work. */
type Bench = (wanted?: string) => BenchResult | Promise<BenchResult>;

const FOLDER = new URL('../tests/bench/', import.meta.url);
const NAMES = readdirSync(FOLDER).flatMap((name) => /^(\w+)\.ts$/.exec(name)?.[1] ?? []);
const USAGE = `Uso: npm run bench -- ${NAMES.join(' | ')}`;

async function main(): Promise<void> {
  const [name = '', wanted] = readArguments(process.argv.slice(2), {}, 2).positionals;
  if (!NAMES.includes(name)) throw new CommandError(`${notFound(name)}\n${USAGE}`, 2);
  const { bench }: { bench: Bench } = await import(new URL(`${name}.ts`, FOLDER).href);
  const { line, meetsTarget: enough } = await bench(wanted);
  console.log(line);
  if (!enough) process.exitCode = 1;
}

function notFound(name: string): string {
  if (name === '') return 'Manca il nome della misura.';
  const near = nearest(name, NAMES);
  return `La misura «${name}» non esiste${near === undefined ? '' : `: forse intendevate «${near}»`}.`;
}

await command(main, USAGE);
