// npm test: every check of the project, one after the other, and one line that counts them.
// node scripts/test.ts [step ...] runs some of them: types, lint, check, build, unit, browser.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { Hono } from 'hono';
import { listen } from '../src/server/listen.ts';
import { findChromium } from './project/chromium.ts';
import {
  type Count,
  countBrowserTests,
  countUnitTests,
  failure,
  judgeRunner,
  NOTHING,
  summary,
} from './project/test-counts.ts';
import { run } from './setup.mjs';

interface Step {
  name: string;
  args: string[];
  /** Runs at the same time, and says nothing but what is wrong; `what` names it. */
  beside?: { what: string; args: string[] };
  /** For a test runner: where it writes its report, and how to count what is in it. */
  report?: { file: string; count: (report: unknown) => Count };
  /** A step without which this one cannot run. */
  needs?: string;
}

const UNIT_REPORT = 'reports/unit.json';
const BROWSER_REPORT = 'reports/browser.json';

const COLOURS = process.stdout.isTTY ? '--colors=force' : '--colors=off';

const STEPS: Step[] = [
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'ci', COLOURS] },
  { name: 'check', args: ['scripts/check.ts'] },
  {
    name: 'build',
    args: ['scripts/build.ts'],
    beside: { what: 'the made-up camp', args: ['tests/e2e/camp-site.ts'] },
  },
  {
    name: 'unit',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
    ],
    report: { file: UNIT_REPORT, count: countUnitTests },
  },
  {
    name: 'browser',
    args: ['node_modules/playwright/cli.js', 'test'],
    report: { file: BROWSER_REPORT, count: countBrowserTests },
    needs: 'build',
  },
];

let interrupted = false;

interface Result extends Count {
  name: string;
  seconds: number;
}

async function runStep(step: Step, done: Set<string>, failed: Set<string>): Promise<Count> {
  if (interrupted) return failure('it was interrupted');
  if (step.needs && failed.has(step.needs)) {
    return failure(`it needs the step ${step.needs}, which failed`);
  }
  if (!step.report) {
    const [code, besides] = await Promise.all([run(process.execPath, step.args), runBeside(step)]);
    if (code !== 0) return failure();
    return besides === 0 ? { ...NOTHING, passed: 1 } : failure(step.beside?.what);
  }
  const { file, count } = step.report;
  rmSync(file, { force: true });
  const env = step.name === 'browser' ? await browserEnvironment(file, done) : process.env;
  const code = await run(process.execPath, step.args, { env });
  return judgeRunner(code, readReport(file), count);
}

async function runBeside({ beside }: Step): Promise<number> {
  if (!beside) return 0;
  return run(process.execPath, beside.args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Read by playwright.config.ts. */
async function browserEnvironment(report: string, done: Set<string>): Promise<NodeJS.ProcessEnv> {
  const { E2E_PORT = await freePort(), E2E_CAMP_PORT = await freePort() } = process.env;
  const ports = { E2E_PORT, E2E_CAMP_PORT };
  const built = done.has('build') ? { E2E_CAMP_BUILT: 'yes' } : {};
  return { ...process.env, ...ports, ...built, CHROME_PATH: findChromium(), E2E_REPORT: report };
}

async function freePort(): Promise<string> {
  const { port, close } = await listen(new Hono(), 0);
  await close();
  return String(port);
}

function readReport(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

async function runSteps(steps: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  const [done, failed] = [new Set<string>(), new Set<string>()];
  for (const step of steps) {
    console.log(`\n── ${step.name} ──`);
    const start = performance.now();
    const result = await runStep(step, done, failed).catch((error: Error) =>
      failure(error.message),
    );
    (result.failed > 0 ? failed : done).add(step.name);
    results.push({ ...result, name: step.name, seconds: (performance.now() - start) / 1000 });
  }
  return results;
}

function print({ name, passed, failed, skipped, seconds, reason }: Result): void {
  const marks = [
    failed > 0 ? 'FAILED' : 'passed',
    name.padEnd(8),
    `${seconds.toFixed(1)} s`.padStart(8),
  ];
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  console.log([...marks, counts, reason ? `(${reason})` : ''].join('  ').trimEnd());
}

async function main(names: string[]): Promise<number> {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined) {
    console.error(
      `There is no step «${unknown}». The steps are: ${STEPS.map((step) => step.name).join(', ')}`,
    );
    return 2;
  }
  mkdirSync('reports', { recursive: true });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => (interrupted = true));
  const steps = STEPS.filter((step) => names.length === 0 || names.includes(step.name));
  const results = await runSteps(steps);
  console.log();
  results.forEach(print);
  console.log(`\n${summary(results)}`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
