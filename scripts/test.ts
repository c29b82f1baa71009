// npm test: every check of the project, and one line that counts them.
// node scripts/test.ts [step ...] runs some of them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findForTests, findInstalled } from './project/chromium.ts';
import { freePort } from './project/port.ts';
import { run } from './project/run.mjs';

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What the counts alone do not say. */
  readonly reason?: string;
}

interface Step {
  readonly name: string;
  readonly args: readonly string[];
  /** For a test runner: counts its JSON report, which has the name of the step. */
  readonly count?: (report: never) => Count;
}

type Result = Step & Count & { readonly seconds: number };

const COLOURS = process.stdout.isTTY ? '--colors=force' : '--colors=off';
/** Each further checker reads the libraries again, and the other steps keep both cores busy. */
const TSC = ['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];

/** Run in parallel: none of them needs another. */
const PARALLEL_STEPS: readonly Step[] = [
  { name: 'types', args: TSC },
  // The browser's code must not need Node, nor the server's a DOM.
  { name: 'types:browser', args: [...TSC, '-p', 'tsconfig.browser.json'] },
  { name: 'types:node', args: [...TSC, '-p', 'tsconfig.node.json'] },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', COLOURS] },
  { name: 'check', args: ['scripts/check.ts'] },
  { name: 'engines', args: ['scripts/project/engines.ts'] },
  { name: 'build', args: ['scripts/build.ts'] },
  { name: 'camp', args: ['tests/e2e/camp-site.ts'] },
];

type UnitReport = Readonly<Record<'numTotalTests' | 'numPassedTests' | 'numFailedTests', number>>;

function countUnitTests(report: UnitReport): Count {
  const { numTotalTests, numPassedTests: passed, numFailedTests: failed } = report;
  return { passed, failed, skipped: numTotalTests - passed - failed };
}

/** How many browser tests may pass on a second try before the run fails. */
const MAX_RETRIED = 3;

type BrowserStats = Readonly<Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>>;

function countBrowserTests({ stats }: { readonly stats: BrowserStats }): Count {
  const { expected, flaky, unexpected, skipped } = stats;
  const isTooFlaky = flaky > MAX_RETRIED;
  const retried = `${flaky} on a second try${isTooFlaky ? `, more than ${MAX_RETRIED}` : ''}`;
  return {
    passed: expected + flaky,
    failed: unexpected + Number(isTooFlaky),
    skipped,
    ...(flaky > 0 && { reason: retried }),
  };
}

/** Run one at a time. */
const SEQUENTIAL_STEPS: readonly Step[] = [
  {
    name: 'unit',
    args: [...VITEST, `--outputFile.json=${reportOf('unit')}`],
    count: countUnitTests,
  },
  { name: 'browser', args: ['node_modules/playwright/cli.js', 'test'], count: countBrowserTests },
];

function reportOf(name: string): string {
  return `reports/${name}.json`;
}

let interrupted = false;

/** Runs a step; its output goes to the terminal, or into `output` for later. */
async function runStep(step: Step, env: NodeJS.ProcessEnv, output?: Buffer[]): Promise<Result> {
  const start = performance.now();
  rmSync(reportOf(step.name), { force: true });
  const code = await run(
    process.execPath,
    [...step.args],
    { env: { ...process.env, ...env }, stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit' },
    ({ stdout, stderr }) => {
      for (const stream of [stdout, stderr]) stream?.on('data', (part) => output?.push(part));
    },
  );
  return { ...step, ...countFailures(step, code), seconds: (performance.now() - start) / 1000 };
}

/**
 * A test runner that left no report, ran nothing, or failed without naming a failure, counts as one
 * failure, with the reason.
 */
function countFailures({ name, count }: Step, code: number): Count {
  if (!count) return { passed: Number(code === 0), failed: Number(code !== 0), skipped: 0 };
  const counted = tryCount(name, count);
  if (!counted) return failure('it left no report that can be read');
  if (counted.failed > 0) return counted;
  if (code !== 0) return { ...counted, failed: 1, reason: `it ended with exit code ${code}` };
  return counted.passed > 0 ? counted : failure('it ran no test');
}

function tryCount(name: string, count: NonNullable<Step['count']>): Count | undefined {
  try {
    return count(JSON.parse(readFileSync(reportOf(name), 'utf8')) as never);
  } catch {
    return undefined;
  }
}

function failure(reason: string): Count {
  return { passed: 0, failed: 1, skipped: 0, reason };
}

const heading = (name: string) => console.log(`\n── ${name} ──`);

async function runTogether(steps: readonly Step[]): Promise<Result[]> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const running = steps.map((step) => {
    const output: Buffer[] = [];
    return { step, output, result: runStep(step, colours, output) };
  });
  const results: Result[] = [];
  for (const { step, output, result } of running) {
    const ended = await result;
    heading(step.name);
    process.stdout.write(Buffer.concat(output));
    results.push(ended);
  }
  return results;
}

/** Read by the tests of built sites and by playwright.config.ts. */
async function environment(before: readonly Result[]): Promise<NodeJS.ProcessEnv> {
  const built = before.filter(({ name, failed }) => /build|camp/.test(name) && failed === 0);
  const { E2E_PORT = `${await freePort()}`, E2E_CAMP_PORT = `${await freePort()}` } = process.env;
  const sites = { E2E_PORT, E2E_CAMP_PORT, ...(built.length === 2 && { SITES_BUILT: 'yes' }) };
  const browsers = { CHROME_PATH: findInstalled(), E2E_BROWSER: findForTests() };
  return { ...sites, ...browsers, E2E_REPORT: reportOf('browser') };
}

/** Why a step cannot run; undefined when it can. */
function blockedBy({ name }: Step, before: readonly Result[]): string | undefined {
  if (interrupted) return 'it was interrupted';
  const failed = before.find(
    (result) => /build|camp|engines/.test(result.name) && result.failed > 0,
  );
  return name === 'browser' && failed
    ? `it needs the step ${failed.name}, which failed`
    : undefined;
}

async function runSteps(wanted: (step: Step) => boolean): Promise<Result[]> {
  const results = await runTogether(PARALLEL_STEPS.filter(wanted));
  for (const step of SEQUENTIAL_STEPS.filter(wanted)) {
    heading(step.name);
    const reason = blockedBy(step, results);
    if (reason !== undefined) results.push({ ...step, ...failure(reason), seconds: 0 });
    else results.push(await runStep(step, await environment(results)));
  }
  return results;
}

function print({ name, passed, failed, skipped, seconds, reason }: Result): void {
  const columns = [
    failed > 0 ? 'FAILED' : 'passed',
    name.padEnd(13),
    `${seconds.toFixed(1)} s`.padStart(8),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    reason ? `(${reason})` : '',
  ];
  console.log(columns.join('  ').trimEnd());
}

/**
 * Runs the named steps, or all, and prints their counts.
 * @returns the exit code
 */
async function runTests(names: readonly string[]): Promise<number> {
  const known = [...PARALLEL_STEPS, ...SEQUENTIAL_STEPS].map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no step "${unknown}". The steps are: ${known.join(', ')}`);
    return 2;
  }
  mkdirSync('reports', { recursive: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => (interrupted = true));
  const results = await runSteps(({ name }) => names.length === 0 || names.includes(name));
  console.log();
  results.forEach(print);
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}

process.exitCode = await runTests(process.argv.slice(2));
