// npm run bench -- edits: lawful edits and decisions of the live content, each on a copy of its own,
// each followed by check, build and the tests that read live content, three by browsers too. Green, or
// red with the sentence that the manager needs.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Measure } from '../../scripts/bench.ts';
import { readContentFolder, readServedFiles } from '../../scripts/project/content-folder.ts';
import { at, ROOT, servedFolder } from '../../scripts/project/places.ts';
import { sentenceOf } from '../../src/check/messages.ts';
import { runChecks } from '../../src/check/runChecks.ts';
import { romeToday } from '../../src/time/rome.ts';
import { schemas } from '../schemas.ts';
import { browserErrors } from './edits/browser.ts';
import { ContentCopy } from './edits/content-copy.ts';
import type { Edit } from './edits/edit.ts';
import { large, lists, others, pages, venues } from './edits/pages.ts';
import { dates, decisions, hours, prices } from './edits/values.ts';

export const EDITS: readonly Edit[] = [
  ...[...prices, ...dates, ...hours, ...decisions],
  ...[...venues, ...pages, ...lists, ...others, ...large],
];

/** What came of one edit. */
interface Result {
  readonly title: string;
  readonly seconds: number;
  /** What the check or a test said; nothing when all is green. */
  readonly says: readonly string[];
  /** True when that is what the edit was meant to bring. */
  readonly expected: boolean;
}

/** The tests that read live content, and so must hold after every edit. */
const LIVE_TESTS = readdirSync(at('tests/site'))
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join('tests/site', name))
  .filter((path) => readFileSync(at(path), 'utf8').includes("from './live.ts'"));

async function resultOf({ title, does, asks, browser }: Edit): Promise<Result> {
  const start = performance.now();
  const content = new ContentCopy();
  try {
    for (const change of does) change(content);
    const errors = checkErrors(content.folder);
    const says = errors.length > 0 ? errors : await testErrors(content.folder);
    if (browser && says.length === 0) says.push(...(await browserErrors(content.folder)));
    const expected = asks ? errors.some((error) => asks.test(error)) : says.length === 0;
    return { title, says, expected, seconds: (performance.now() - start) / 1000 };
  } catch (error) {
    const says = [`The edit does not fit any more: ${(error as Error).message}`];
    return { title, says, expected: false, seconds: (performance.now() - start) / 1000 };
  } finally {
    content.remove();
  }
}

function checkErrors(folder: string): string[] {
  const today = romeToday(Date.now());
  const { findings } = runChecks(readContentFolder(folder), schemas, {
    served: readServedFiles(servedFolder()),
    today,
  });
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.map((error) => `${error.file}:${error.line} ${sentenceOf(error)}`);
}

/** Check, build and the live tests, as the command of CI runs them; the build is part of them. */
async function testErrors(folder: string): Promise<string[]> {
  const report = `${folder}-report.json`;
  const run = ['run', '--reporter=json', `--outputFile=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', ...run, ...LIVE_TESTS];
  const env = { ...process.env, CONTENT_DIR: folder };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  try {
    return code === 0 ? [] : failuresOf(readFileSync(report, 'utf8'));
  } finally {
    rmSync(report, { force: true });
  }
}

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function failuresOf(report: string): string[] {
  const { testResults }: Report = JSON.parse(report);
  const failures = testResults.flatMap(({ message, assertionResults }) => [
    ...(message ? [message] : []),
    ...assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split('\n')[0]}`),
  ]);
  return failures.length > 0 ? failures : ['the tests ended without saying why'];
}

const WIDTH = 48;

function row({ title, says, expected, seconds }: Result): string {
  const verdict = says.length === 0 ? 'green' : expected ? 'asked' : 'RED';
  if (verdict === 'RED') return [`${title.padEnd(WIDTH)} RED`, ...says].join('\n    ');
  const rest = says.length > 1 ? ` (+${says.length - 1})` : '';
  return `${title.padEnd(WIDTH)} ${verdict.padEnd(5)} ${seconds.toFixed(1).padStart(5)} s  ${says[0] ?? ''}${rest}`.trimEnd();
}

/** As many edits at once as the machine has cores. */
async function allResults(edits: readonly Edit[]): Promise<Result[]> {
  const waiting = [...edits];
  const results: Result[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await resultOf(next);
      console.log(row(result));
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

export async function benchEdits(): Promise<Measure> {
  const start = performance.now();
  const only = process.env.BENCH_ONLY;
  const results = await allResults(EDITS.filter(({ title }) => !only || title.includes(only)));
  const wrong = results.filter(({ expected }) => !expected);
  const asked = results.filter(({ expected, says }) => expected && says.length > 0).length;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  return {
    line: `${results.length} edits in ${seconds} s: ${results.length - wrong.length - asked} green, ${asked} asked for what was missing, ${wrong.length} red.`,
    enough: wrong.length === 0,
  };
}
