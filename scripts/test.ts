// npm test: every check of the project, as many at once as do not disturb each other, and one line that
// counts them. node scripts/test.ts [step ...] runs some of them: types, lint, check, build, unit, browser.
import type { StdioOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { Hono } from 'hono';
import { listen } from '../src/server/listen.ts';
import { findChromium } from './project/chromium.ts';
import { run } from './setup.mjs';
import { type Count, failure, judgeRunner, NOTHING, summary } from './test/counts.ts';
import { BROWSER_REPORT, STEPS, type Step } from './test/steps.ts';
import { Turn } from './test/turn.ts';

let interrupted = false;

interface Result extends Count {
  name: string;
  seconds: number;
}

/** Why a step cannot run; undefined when nothing stands in its way. */
function obstacle({ needs }: Step, before: readonly Result[]): string | undefined {
  if (interrupted) return 'it was interrupted';
  if (before.some(({ name, failed }) => name === needs && failed > 0))
    return `it needs the step ${needs}, which failed`;
  return undefined;
}

async function runStep(step: Step, before: readonly Result[], turn: Turn): Promise<Count> {
  const reason = obstacle(step, before);
  if (reason !== undefined) return failure(reason);
  const env = { ...process.env, ...(await environment(step, before)) };
  const start = (args: readonly string[], out: 'ignore' | undefined = undefined) => {
    const { stdio } = turn;
    const options = { env, stdio: ['inherit', out ?? stdio, stdio] satisfies StdioOptions };
    return run(process.execPath, [...args], options, (child) => turn.listenTo(child));
  };
  if (!step.report) {
    const besides = step.beside && start(step.beside.args, 'ignore');
    const code = await start(step.args);
    if (code !== 0) return failure();
    return ((await besides) ?? 0) === 0 ? { ...NOTHING, passed: 1 } : failure(step.beside?.what);
  }
  const { file, count } = step.report;
  rmSync(file, { force: true });
  const code = await start(step.args);
  return judgeRunner(code, readReport(file), count);
}

/** Read by the tests of built sites and by playwright.config.ts. */
async function environment({ name }: Step, before: readonly Result[]): Promise<NodeJS.ProcessEnv> {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const isBuilt = before.some((one) => one.name === 'build' && one.failed === 0);
  const common = { ...colours, ...(isBuilt && { SITES_BUILT: 'yes' }) };
  if (name !== 'browser') return common;
  const { E2E_PORT = await freePort(), E2E_CAMP_PORT = await freePort() } = process.env;
  const ports = { E2E_PORT, E2E_CAMP_PORT };
  return { ...common, ...ports, CHROME_PATH: findChromium(), E2E_REPORT: BROWSER_REPORT };
}

async function freePort(): Promise<string> {
  const { port, close } = await listen(new Hono(), 0);
  await close();
  return String(port);
}

function readReport(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Each as soon as those before it are through; their output in the order of the list. */
async function runSteps(steps: readonly Step[]): Promise<Result[]> {
  const started = new Map<string, { turn: Turn; result: Promise<Result> }>();
  for (const step of steps) {
    const turn = new Turn((said) => process.stdout.write(said));
    const before = (step.after ?? []).flatMap((name) => started.get(name)?.result ?? []);
    const result = Promise.all(before).then((results) => timed(step, results, turn));
    started.set(step.name, { turn, result });
  }
  const results: Result[] = [];
  for (const [name, { turn, result }] of started) {
    turn.begin(`\n── ${name} ──\n`);
    results.push(await result);
  }
  return results;
}

async function timed(step: Step, before: readonly Result[], turn: Turn): Promise<Result> {
  const start = performance.now();
  const count = await runStep(step, before, turn).catch((error: Error) => failure(error.message));
  return { ...count, name: step.name, seconds: (performance.now() - start) / 1000 };
}

/** Failed tests that a step names at its end. */
const MOST_TOLD = 20;

function print({ name, passed, failed, skipped, seconds, reason, failures = [] }: Result): void {
  const marks = [
    failed > 0 ? 'FAILED' : 'passed',
    name.padEnd(8),
    `${seconds.toFixed(1)} s`.padStart(8),
  ];
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  console.log([...marks, counts, reason ? `(${reason})` : ''].join('  ').trimEnd());
  const told = failures.slice(0, MOST_TOLD);
  for (const one of told) console.log(`  ${one.replaceAll('\n', '\n    ')}`);
  const more = failures.length - told.length;
  if (more > 0) console.log(`  and ${more} more, which stand above`);
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
