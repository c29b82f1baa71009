import { execFileSync } from 'node:child_process';
import type { Measure } from '../../scripts/bench.ts';
import { at } from '../../scripts/project/places.ts';
import { AjvSite, timeAjv } from './ajv-command.ts';
import type { CheckRun } from './check-run.ts';

const SIZES = [100, 1_000, 10_000];
/** From Enter to the prompt, on two quiet cores. */
const MOST_CHECK_MS = 1_000;
const MOST_QUOTE_MS = 600;
const PAIRS = 7;
const MOST_LARGEST_MS = 20_000;
const MOST_BYTES = 2 ** 30;
const MOST_EXPONENT = 1.15;
const REQUEST = '{ "venue": "sport-city", "timeBand": "full", "weeks": 4 }';

/** The whole commands on the real content, from Enter, and the checker on made-up sites, each in a process of its own. */
export function benchCheck(): Measure {
  const real = wholeCommands();
  const runs = SIZES.map(run);
  const [, middle, largest] = runs;
  if (!middle || !largest) throw new RangeError('no sizes');
  const time = exponent(middle, largest, ({ milliseconds }) => milliseconds);
  const memory = exponent(middle, largest, ({ peakBytes }) => peakBytes);
  const ajvMs = timeAjv(largest.pages);
  const lines = [
    `Da Invio, mediana di ${PAIRS}: npm run check ${seconds(real.check)}, npm run quote ${seconds(real.quote)}; ajv-cli sugli stessi file, un processo per schema, ${seconds(real.ajv)}.`,
    ...runs.map((one) => line(`${one.pages} pagine`, one)),
    `Da ${middle.pages} a ${largest.pages} pagine il tempo cresce con l’esponente ${time.toFixed(2)}, la memoria con ${memory.toFixed(2)} (lineare: 1; al massimo ${MOST_EXPONENT}).`,
    `ajv-cli sugli stessi ${largest.files} file: ${seconds(ajvMs)}; il nostro controllo ci mette ${(largest.milliseconds / ajvMs).toFixed(2)} volte tanto.`,
    `Limiti: check ${MOST_CHECK_MS} ms e meno di ajv-cli, quote ${MOST_QUOTE_MS} ms, ${largest.pages} pagine ${seconds(MOST_LARGEST_MS)} e ${megabytes(MOST_BYTES)}.`,
  ];
  const enough =
    runs.every(({ errors }) => errors === 0) &&
    real.check < Math.min(MOST_CHECK_MS, real.ajv) &&
    real.quote < MOST_QUOTE_MS &&
    largest.milliseconds < MOST_LARGEST_MS &&
    largest.peakBytes < MOST_BYTES &&
    time <= MOST_EXPONENT &&
    memory <= MOST_EXPONENT;
  return { line: lines.join('\n'), enough };
}

/** Medians in milliseconds; each round asks all three, so that a busy moment meets all. */
function wholeCommands(): { check: number; quote: number; ajv: number } {
  const site = new AjvSite(0);
  const times = { check: [] as number[], quote: [] as number[], ajv: [] as number[] };
  const npm = (...args: string[]) => timed(() => execFileSync('npm', ['run', '-s', ...args]));
  npm('check');
  npm('quote', '--', REQUEST);
  for (let pair = 0; pair < PAIRS; pair += 1) {
    times.check.push(npm('check'));
    times.quote.push(npm('quote', '--', REQUEST));
    times.ajv.push(timed(() => site.validate()));
  }
  site.remove();
  const { check, quote, ajv } = times;
  return { check: median(check), quote: median(quote), ajv: median(ajv) };
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

function run(pages: number): CheckRun {
  const args = [at('tests/bench/check-run.ts'), String(pages)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as CheckRun;
}

function line(name: string, { files, errors, milliseconds, peakBytes }: CheckRun): string {
  return `${name.padEnd(16)} ${String(files).padStart(6)} file  ${seconds(milliseconds).padStart(9)}  ${megabytes(peakBytes).padStart(8)}  ${errors} errori`;
}

/** The power of the size with which a measure grows. */
function exponent(small: CheckRun, large: CheckRun, of: (one: CheckRun) => number): number {
  return Math.log(of(large) / of(small)) / Math.log(large.files / small.files);
}

function seconds(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(2)} s`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MiB`;
}
