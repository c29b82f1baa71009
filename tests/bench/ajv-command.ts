import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readContentFolder, readSchemas } from '../../scripts/project/content-folder.ts';
import { at, CONTENT, SCHEMAS } from '../../scripts/project/places.ts';
import { expectedFiles, type PageEntry } from '../../src/content/paths.ts';
import { madeUpContent } from './made-up-content.ts';

const COMMAND = 'node_modules/ajv-cli/dist/index.js';
const SHARED = 'shared.schema.json';

/**
 * A made-up site, or the real content for 0 pages, as files that ajv-cli can validate against our
 * schemas. It is called once for each schema; it knows neither our keywords nor our formats and skips them.
 */
export class AjvSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'ajv-'));
  readonly #kinds: ReadonlyMap<string, string>;

  constructor(pages: number) {
    this.#kinds = writeSite(this.#folder, pages);
  }

  /** @throws Error when it refuses a file */
  validate(): void {
    for (const [schema, files] of this.#kinds) validate(this.#folder, schema, files);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What ajv-cli takes to validate the files of a made-up site, in milliseconds. */
export function timeAjv(pages: number): number {
  const site = new AjvSite(pages);
  try {
    const start = performance.now();
    site.validate();
    return performance.now() - start;
  } finally {
    site.remove();
  }
}

/** Writes schemas and content; gives back the content files of each schema, as patterns. */
function writeSite(folder: string, pages: number): Map<string, string> {
  for (const { path, schema } of readSchemas(SCHEMAS)) {
    write(folder, `schemas/${path}`, JSON.stringify({ ...(schema as object), $id: path }));
  }
  const real = readContentFolder(CONTENT);
  const content = pages === 0 ? real : madeUpContent(real, pages);
  const texts = new Map(content.map(({ path, text }) => [path, text]));
  const site = JSON.parse(texts.get('site.json') ?? '{}') as {
    pages: PageEntry[];
    locales: { id: string }[];
  };
  const kinds = new Map<string, string>();
  const locales = site.locales.map(({ id }) => id);
  for (const { path, schema } of expectedFiles(site.pages, locales)) {
    const kind = schema.replace('.schema.json', '');
    write(folder, `content/${kind}/${path.replaceAll('/', '.')}`, texts.get(path) ?? '');
    kinds.set(schema, `content/${kind}/*.json`);
  }
  return kinds;
}

function write(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function validate(folder: string, schema: string, files: string): void {
  const options = ['--strict=false', '--validate-formats=false', '--errors=line'];
  const args = ['validate', '-s', `schemas/${schema}`, '-r', `schemas/${SHARED}`, '-d', files];
  const { status, stderr } = spawnSync(
    process.execPath,
    [at(COMMAND), ...args, ...options],
    // Its output names every file: what it says of ten thousand is let go.
    { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'], maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`ajv-cli refuses ${files}: ${stderr.slice(0, 500)}`);
}
