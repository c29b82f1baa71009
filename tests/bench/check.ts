// npm run bench -- check: times whole commands on the live content, compared with ajv-cli on the
// same files.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readContentFolder, readSchemas } from '../../scripts/project/content-folder.ts';
import { installExtraPackages } from '../../scripts/project/install-extra-packages.ts';
import { CONTENT, SCHEMAS } from '../../scripts/project/paths.ts';
import type { Measure } from '../../scripts/test/bench.ts';
import { expectedFiles, type PageNames } from '../../src/content/paths.ts';

const ROUNDS = 7;
/** From Enter to the prompt, on two idle cores. */
const MAX_MS = { check: 1_000, quote: 600 };
const REQUEST = '{ "venue": "sport-city", "timeBand": "full", "weeks": 4 }';

export function bench(): Measure {
  const { check, quote, ajv } = wholeCommands();
  return {
    line: `Da Invio, mediana di ${ROUNDS}: npm run check ${seconds(check)}, npm run quote ${seconds(quote)}; ajv-cli sugli stessi file, un processo per schema, ${seconds(ajv)}.`,
    enough: check < Math.min(MAX_MS.check, ajv) && quote < MAX_MS.quote,
  };
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
  const site: { pages: PageNames[]; locales: { id: string }[] } = JSON.parse(
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

function seconds(milliseconds: number): string {
  const isShort = milliseconds < 1000;
  return isShort ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}
