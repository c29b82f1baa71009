// npm run bench -- check: times whole commands on the real content, compared with ajv-cli on the
// same files, and the check on made-up sites, each in its own process.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  readContentFolder,
  readSchemas,
  readServedFiles,
} from '../../scripts/project/content-folder.ts';
import { installExtraPackages } from '../../scripts/project/install-extra-packages.ts';
import { CONTENT, SCHEMAS, servedFolder } from '../../scripts/project/places.ts';
import { readSchemaSet } from '../../scripts/project/schema-set.ts';
import type { Measure } from '../../scripts/test/bench.ts';
import { runChecks } from '../../src/check/run-checks.ts';
import { expectedFiles, type PageEntry } from '../../src/content/paths.ts';
import { madeUpContent } from './check/made-up-content.ts';

const SIZES = [100, 1_000, 10_000];
const ROUNDS = 7;
/** From Enter to the prompt, on two idle cores. */
const MOST_MS = { check: 1_000, quote: 600, largest: 20_000 };
const MOST_BYTES = 2 ** 30;
const MOST_EXPONENT = 1.15;
const REQUEST = '{ "venue": "sport-city", "timeBand": "full", "weeks": 4 }';

/** One run: milliseconds to read the schemas and check, and the peak memory. */
interface Run {
  readonly pages: number;
  readonly files: number;
  readonly errors: number;
  readonly milliseconds: number;
  readonly peakBytes: number;
}

export function bench(): Measure {
  const real = wholeCommands();
  const runs = SIZES.map((pages): Run => {
    const args = [fileURLToPath(import.meta.url), String(pages)];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  });
  const [, middle, largest] = runs;
  if (!middle || !largest) throw new RangeError('no sizes');
  const time = exponent(middle, largest, ({ milliseconds }) => milliseconds);
  const memory = exponent(middle, largest, ({ peakBytes }) => peakBytes);
  const line = [
    `Da Invio, mediana di ${ROUNDS}: npm run check ${seconds(real.check)}, npm run quote ${seconds(real.quote)}; ajv-cli sugli stessi file, un processo per schema, ${seconds(real.ajv)}.`,
    ...runs.map(
      ({ pages, files, errors, milliseconds, peakBytes }) =>
        `${pages} pagine, ${files} file: ${seconds(milliseconds)}, ${Math.round(peakBytes / 2 ** 20)} MiB, ${errors} errori`,
    ),
    `Da ${middle.pages} a ${largest.pages} pagine il tempo cresce con l’esponente ${time.toFixed(2)}, la memoria con ${memory.toFixed(2)} (lineare: 1; al massimo ${MOST_EXPONENT}).`,
  ];
  const enough =
    runs.every(({ errors }) => errors === 0) &&
    real.check < Math.min(MOST_MS.check, real.ajv) &&
    real.quote < MOST_MS.quote &&
    largest.milliseconds < MOST_MS.largest &&
    largest.peakBytes < MOST_BYTES &&
    Math.max(time, memory) <= MOST_EXPONENT;
  return { line: line.join('\n'), enough };
}

/** Medians in milliseconds; each round runs all three, so that a busy moment affects all. */
function wholeCommands(): Record<'check' | 'quote' | 'ajv', number> {
  const folder = mkdtempSync(join(tmpdir(), 'ajv-'));
  const kinds = writeForAjv(folder);
  const ajv = join(
    installExtraPackages('ajv-cli', { 'ajv-cli': '5.0.0' }),
    'ajv-cli/dist/index.js',
  );
  const npm = (...args: string[]) => execFileSync('npm', ['run', '-s', ...args]);
  const ways = {
    check: () => npm('check'),
    quote: () => npm('quote', '--', REQUEST),
    ajv: () => [...kinds].map((kind) => validate(ajv, folder, ...kind)),
  };
  npm('check');
  npm('quote', '--', REQUEST);
  const rounds = Array.from({ length: ROUNDS }, () => Object.values(ways).map(timed));
  rmSync(folder, { recursive: true });
  const middle = (place: number) =>
    rounds.map((round) => round[place] ?? 0).sort((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
  return { check: middle(0), quote: middle(1), ajv: middle(2) };
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Writes schemas and content for ajv-cli; returns the glob of the content files by schema. */
function writeForAjv(folder: string): Map<string, string> {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const { path, schema } of readSchemas(SCHEMAS))
    write(`schemas/${path}`, JSON.stringify({ ...(schema as object), $id: path }));
  const texts = new Map(readContentFolder(CONTENT).map(({ path, text }) => [path, text]));
  const site: { pages: PageEntry[]; locales: { id: string }[] } = JSON.parse(
    texts.get('site.json') ?? '{}',
  );
  const kinds = new Map<string, string>();
  for (const { path, schema } of expectedFiles(
    site.pages,
    site.locales.map(({ id }) => id),
  )) {
    const kind = schema.replace('.schema.json', '');
    write(`content/${kind}/${path.replaceAll('/', '.')}`, texts.get(path) ?? '');
    kinds.set(schema, `content/${kind}/*.json`);
  }
  return kinds;
}

/** Skips our keywords and formats, which ajv-cli lacks. @throws Error when it rejects a file */
function validate(command: string, cwd: string, schema: string, files: string): void {
  const refs = ['-s', `schemas/${schema}`, '-r', 'schemas/shared.schema.json', '-d', files];
  const options = ['--strict=false', '--validate-formats=false', '--errors=line'];
  const { status, stderr } = spawnSync(
    process.execPath,
    [command, 'validate', ...refs, ...options],
    {
      ...{ cwd, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
    },
  );
  if (status !== 0) throw new Error(`ajv-cli refuses ${files}: ${String(stderr).slice(0, 500)}`);
}

/** The exponent with which a measure grows with the number of files. */
function exponent(small: Run, large: Run, of: (one: Run) => number): number {
  return Math.log(of(large) / of(small)) / Math.log(large.files / small.files);
}

function seconds(milliseconds: number): string {
  const isShort = milliseconds < 1000;
  return isShort ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}

/** One measured run; the process does nothing else. */
function measured(pages: number): Run {
  const content = madeUpContent(readContentFolder(CONTENT), pages);
  const served = readServedFiles(servedFolder());
  const schemas = readSchemaSet(SCHEMAS);
  const start = performance.now();
  const { findings } = runChecks(content, schemas, { served });
  const milliseconds = performance.now() - start;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  return { pages, files: content.length, errors, milliseconds, peakBytes };
}

if (import.meta.main) console.log(JSON.stringify(measured(Number(process.argv[2]))));
