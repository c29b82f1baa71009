// npm run bench -- check: times whole commands on the live content, from Enter to the prompt.
import { execFileSync } from 'node:child_process';
import type { BenchResult } from '../../scripts/bench.ts';

const ROUNDS = 7;
/** In milliseconds, on two idle cores. */
const MAX_MS = { check: 1_000, quote: 600 };
const REQUEST = '{ "venue": "sport-city", "timeBand": "full", "weeks": 4 }';

export function bench(): BenchResult {
  const ways = { check: ['check'], quote: ['quote', '--', REQUEST] };
  for (const args of Object.values(ways)) timed(args);
  // Each round runs both, so that a busy moment affects both.
  const rounds = Array.from({ length: ROUNDS }, () => Object.values(ways).map(timed));
  const middle = (index: number) =>
    rounds.map((round) => round[index] ?? 0).sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
  const [check, quote] = [middle(0), middle(1)];
  return {
    line: `From Enter, median of ${ROUNDS}: npm run check ${seconds(check)}, npm run quote ${seconds(quote)}.`,
    meetsTarget: check < MAX_MS.check && quote < MAX_MS.quote,
  };
}

function timed(args: readonly string[]): number {
  const start = performance.now();
  execFileSync('npm', ['run', '-s', ...args]);
  return performance.now() - start;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
