// npm run bench -- <name>: measures something that must stay fast, and fails when it does not.
import { benchCheck } from '../tests/bench/check.ts';
import { benchDamage } from '../tests/bench/damage.ts';
import { benchMutations } from '../tests/bench/mutations.ts';
import { benchQuotes } from '../tests/bench/quotes.ts';
import { benchRelay } from '../tests/bench/relay.ts';

/** What a benchmark measured, in a line for people, and whether that is fast enough. */
export interface Measure {
  readonly line: string;
  readonly enough: boolean;
}

const BENCHMARKS: Readonly<Record<string, () => Measure | Promise<Measure>>> = {
  check: benchCheck,
  damage: benchDamage,
  mutations: benchMutations,
  quotes: benchQuotes,
  relay: benchRelay,
};

async function main([name = '', ...rest]: readonly string[]): Promise<number> {
  const run = Object.hasOwn(BENCHMARKS, name) ? BENCHMARKS[name] : undefined;
  if (!run || rest.length > 0) {
    console.error(`Uso: npm run bench -- ${Object.keys(BENCHMARKS).join(' | ')}`);
    return 2;
  }
  const { line, enough } = await run();
  console.log(line);
  return enough ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
