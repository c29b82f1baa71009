// npm run bench -- edits: lawful edits and decisions of the live content, each on a copy of its own,
// each followed by check, build and the tests that read live content, three by browsers too. Green, or
// red with the sentence that the manager needs.
//
// As many processes as there are cores take one edit after the other. Each checks, follows the manager's
// guide and builds in itself, so that only what an edit changed is read and judged anew, and gives the
// built folder to the other tests, which run in a process of their own. What a test asks of a single
// file is asked of changed files only.
//
//   npm run bench -- edits                 all of them
//   npm run bench -- edits list            their numbers and names, nothing is run
//   npm run bench -- edits 13              from number 13 to the last; 13-20 to number 20
//   npm run bench -- edits "TC Nascosa"    those whose name holds these words
//   PARTS=guide,site npm run bench -- edits   what follows the check: guide, site, browser; without it, all
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Measure } from '../../scripts/bench.ts';
import { at } from '../../scripts/project/places.ts';
import { EDITS } from './edits/list.ts';
import type { Result } from './edits/worker.ts';

const USAGE =
  'npm run bench -- edits [list | N | N-M | words of a name]: N counts from 1; without it, all.';
const WIDTH = 48;

const nameAt = (place: number) =>
  `${String(place + 1).padStart(2)} ${(EDITS[place]?.title ?? '').padEnd(WIDTH)}`;

/** The places of the edits that are asked for; none when nothing fits. */
export function chosen(asked: string): number[] {
  const places = EDITS.map((_, place) => place);
  const [, first, range, last = String(EDITS.length)] = /^(\d+)(-(\d+)?)?$/.exec(asked) ?? [];
  if (first === undefined) return places.filter((place) => EDITS[place]?.title.includes(asked));
  const end = range === undefined || range === '-' ? EDITS.length : Number(last);
  return places.filter((place) => place + 1 >= Number(first) && place + 1 <= end);
}

function row({ place, says, expected, seconds, processorSeconds }: Result): string {
  const verdict = says.length === 0 ? 'green' : expected ? 'asked' : 'RED';
  if (verdict === 'RED') return [`${nameAt(place)} RED`, ...says].join('\n    ');
  const rest = says.length > 1 ? ` (+${says.length - 1})` : '';
  const took = `${seconds.toFixed(1).padStart(5)} s, processor ${processorSeconds.toFixed(1)} s`;
  return `${nameAt(place)} ${verdict.padEnd(5)} ${took}  ${says[0] ?? ''}${rest}`.trimEnd();
}

async function tried(worker: ChildProcess, place: number): Promise<Result> {
  worker.send(place);
  const listening = new AbortController();
  const { signal } = listening;
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error(`the process that tried ${nameAt(place)} ended`);
  });
  const [result] = await Promise.race([once(worker, 'message', { signal }), ended]);
  listening.abort();
  return result;
}

/** As many edits at once as the machine has cores. */
async function allResults(places: readonly number[]): Promise<Result[]> {
  const waiting = [...places];
  const results: Result[] = [];
  const work = async () => {
    const worker = fork(at('tests/bench/edits/worker.ts'), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const result = await tried(worker, next);
      console.log(row(result));
      results.push(result);
    }
    worker.disconnect();
  };
  const workers = Math.min(availableParallelism(), places.length);
  await Promise.all(Array.from({ length: workers }, work));
  return results;
}

export async function benchEdits(asked = ''): Promise<Measure> {
  if (asked === 'list')
    return { line: EDITS.map((_, place) => nameAt(place).trimEnd()).join('\n'), enough: true };
  const places = chosen(asked);
  if (places.length === 0)
    return { line: `No edit is called «${asked}».\n${USAGE}`, enough: false };
  const start = performance.now();
  const results = await allResults(places);
  const wrong = results.filter(({ expected }) => !expected);
  const questions = results.filter(({ expected, says }) => expected && says.length > 0).length;
  const green = results.length - wrong.length - questions;
  const processor = results.reduce((sum, result) => sum + result.processorSeconds, 0);
  const each = (processor / results.length).toFixed(1);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  return {
    line: `${results.length} edits in ${seconds} s (${each} s of processor each): ${green} green, ${questions} asked for what was missing, ${wrong.length} red.`,
    enough: wrong.length === 0,
  };
}
