import { execFileSync } from 'node:child_process';
import type { Measure } from '../../scripts/bench.ts';
import { at } from '../../scripts/project/places.ts';
import { timeAjv } from './ajv-command.ts';
import type { CheckRun } from './check-run.ts';

const SIZES = [100, 1_000, 10_000];
const MOST_REAL_MS = 300;
const MOST_LARGEST_MS = 20_000;
const MOST_BYTES = 2 ** 30;
const MOST_EXPONENT = 1.15;
const REAL = 0;

/** The checker on the real content and on made-up sites, each in a process of its own. */
export function benchCheck(): Measure {
  const real = run(REAL);
  const runs = SIZES.map(run);
  const [, middle, largest] = runs;
  if (!middle || !largest) throw new RangeError('no sizes');
  const time = exponent(middle, largest, ({ milliseconds }) => milliseconds);
  const memory = exponent(middle, largest, ({ peakBytes }) => peakBytes);
  const ajvMs = timeAjv(largest.pages);
  const lines = [
    line('contenuti veri', real),
    ...runs.map((one) => line(`${one.pages} pagine`, one)),
    `Da ${middle.pages} a ${largest.pages} pagine il tempo cresce con l’esponente ${time.toFixed(2)}, la memoria con ${memory.toFixed(2)} (lineare: 1; al massimo ${MOST_EXPONENT}).`,
    `ajv-cli sugli stessi ${largest.files} file: ${seconds(ajvMs)}; il nostro controllo ci mette ${(largest.milliseconds / ajvMs).toFixed(2)} volte tanto.`,
    `Limiti: contenuti veri ${MOST_REAL_MS} ms, ${largest.pages} pagine ${seconds(MOST_LARGEST_MS)} e ${megabytes(MOST_BYTES)}.`,
  ];
  const enough =
    [real, ...runs].every(({ errors }) => errors === 0) &&
    real.milliseconds < MOST_REAL_MS &&
    largest.milliseconds < MOST_LARGEST_MS &&
    largest.peakBytes < MOST_BYTES &&
    time <= MOST_EXPONENT &&
    memory <= MOST_EXPONENT;
  return { line: lines.join('\n'), enough };
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
