import { mkdirSync, writeFileSync } from 'node:fs';
import type { Measure } from '../../scripts/bench.ts';
import { readContentFolder } from '../../scripts/project/content-folder.ts';
import { CONTENT } from '../../scripts/project/places.ts';
import { campSources } from '../camp.ts';
import { schemas } from '../schemas.ts';
import { damagedRuns, type Run } from './damage/runs.ts';

const SEED = 20250609;
const CONTENTS = 20_000;
const LONGEST_MS = 10_000;
const REPORT = 'reports/damage.json';

/** Damages a small site in every way, and listens to what the check says of each. */
export function benchDamage(): Measure {
  const count = Number(process.env.DAMAGED ?? CONTENTS);
  const seed = Number(process.env.SEED ?? SEED);
  let longest = 0;
  let done = 0;
  const wrong: Run[] = [];
  // Two languages, and many facts of an invented camp: the one takes three times as long as the other.
  const sites = [readContentFolder(CONTENT), campSources, campSources];
  for (const run of damagedRuns(sites, schemas, seed, count)) {
    done += 1;
    longest = Math.max(longest, run.milliseconds);
    if (run.faults.length > 0 || run.milliseconds > LONGEST_MS) tell(run, wrong);
    if (done % 1000 === 0)
      console.log(`${done}: ${wrong.length} wrong, longest ${Math.round(longest)} ms`);
  }
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(wrong, null, 1)}\n`);
  return {
    line: `${done} damaged contents: ${wrong.length} with a crash, a word of English, no place, or over ${LONGEST_MS / 1000} s; longest ${(longest / 1000).toFixed(1)} s of the processor (${REPORT}).`,
    enough: wrong.length === 0,
  };
}

function tell(run: Run, wrong: Run[]): void {
  wrong.push(run);
  const { damages, faults, milliseconds } = run;
  console.log(`${damages.join(' + ')}\n  ${faults[0] ?? `${Math.round(milliseconds)} ms`}`);
}
