import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findForTests, findInstalled } from '../project/chromium.ts';
import { freePort } from '../project/port.ts';
import { run } from '../project/run.mjs';
import {
  type Count,
  countBrowserTests,
  countUnitTests,
  failure,
  judgeRunner,
  summary,
} from './counts.ts';

interface Step {
  readonly name: string;
  readonly args: readonly string[];
  /** For a test runner: counts its report, which has the name of the step. */
  readonly count?: (report: never) => Count;
}

type Result = Step & Count & { readonly seconds: number };

const COLOURS = process.stdout.isTTY ? '--colors=force' : '--colors=off';
const TSC = ['node_modules/typescript/bin/tsc', '--noEmit'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];

/** Run in parallel: none of them needs another. */
const FIRST: readonly Step[] = [
  // Each checker reads the libraries again: the usual four cost a third more than two.
  { name: 'types', args: [...TSC, '--checkers', '2'] },
  // The browser's code must not need Node, nor the server's a DOM.
  { name: 'types:browser', args: [...TSC, '-p', 'tsconfig.browser.json'] },
  { name: 'types:node', args: [...TSC, '-p', 'tsconfig.node.json'] },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', COLOURS] },
  { name: 'check', args: ['scripts/check.ts'] },
  { name: 'engines', args: ['scripts/project/engines.ts'] },
  { name: 'build', args: ['scripts/build.ts'] },
  { name: 'camp', args: ['tests/e2e/camp-site.ts'] },
];

/** Run one at a time. */
const THEN: readonly Step[] = [
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

/** Runs a step; its output goes to the terminal, or into `said` for later. */
async function runStep(step: Step, env: NodeJS.ProcessEnv, said?: Buffer[]): Promise<Result> {
  const start = performance.now();
  const report = reportOf(step.name);
  rmSync(report, { force: true });
  const code = await run(
    process.execPath,
    [...step.args],
    { env: { ...process.env, ...env }, stdio: said ? ['ignore', 'pipe', 'pipe'] : 'inherit' },
    ({ stdout, stderr }) => {
      for (const stream of [stdout, stderr]) stream?.on('data', (part) => said?.push(part));
    },
  );
  const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  const plain = code === 0 ? { passed: 1, failed: 0, skipped: 0 } : failure();
  const count = step.count ? judgeRunner(code, text, step.count) : plain;
  return { ...step, ...count, seconds: (performance.now() - start) / 1000 };
}

const heading = (name: string) => console.log(`\n── ${name} ──`);

async function runTogether(steps: readonly Step[]): Promise<Result[]> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const running = steps.map((step) => {
    const said: Buffer[] = [];
    return { step, said, result: runStep(step, colours, said) };
  });
  const results: Result[] = [];
  for (const { step, said, result } of running) {
    const ended = await result;
    heading(step.name);
    process.stdout.write(Buffer.concat(said));
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
function obstacle({ name }: Step, before: readonly Result[]): string | undefined {
  if (interrupted) return 'it was interrupted';
  const failed = before.find((one) => /build|camp|engines/.test(one.name) && one.failed > 0);
  return name === 'browser' && failed
    ? `it needs the step ${failed.name}, which failed`
    : undefined;
}

async function runSteps(wanted: (step: Step) => boolean): Promise<Result[]> {
  const results = await runTogether(FIRST.filter(wanted));
  for (const step of THEN.filter(wanted)) {
    heading(step.name);
    const reason = obstacle(step, results);
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
export async function runTests(names: readonly string[]): Promise<number> {
  const known = [...FIRST, ...THEN].map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no step «${unknown}». The steps are: ${known.join(', ')}`);
    return 2;
  }
  mkdirSync('reports', { recursive: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => (interrupted = true));
  const results = await runSteps(({ name }) => names.length === 0 || names.includes(name));
  console.log();
  results.forEach(print);
  console.log(`\n${summary(results)}`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}
