import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Script } from 'node:vm';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { AjvValidators, ajvFor } from '../../src/check/schema/ajv-validators.ts';
import { type SchemaFile, SchemaSet } from '../../src/check/schema/schema-set.ts';
import {
  BASE,
  groupOf,
  type KeptGroups,
  keptValidators,
} from '../../src/check/schema/validators.ts';
import { readSchemas } from './content-folder.ts';
import { keep } from './keep.ts';
import { at, ROOT } from './places.ts';

/** What compiles them: whatever changes there may compile them otherwise. */
const COMPILER = at('src/check/schema');
const FOLDER = '.cache/validators';

/** The schemas of a folder, with validators that were compiled before if they are those of these very schemas. */
export function readSchemaSet(folder: string): SchemaSet {
  const files = readSchemas(folder);
  const file = at(`${FOLDER}/${keyOf(files)}.js`);
  if (!existsSync(file)) keep(file, compiledSource(files), isOtherThan(file));
  const groups = load(file);
  if (!groups) return new SchemaSet(files);
  const require = createRequire(ROOT);
  return new SchemaSet(
    files,
    keptValidators(groups, require, () => new AjvValidators(files)),
  );
}

function keyOf(files: readonly SchemaFile[]): string {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(files));
  hash.update(readFileSync(at('package-lock.json')));
  for (const name of readdirSync(COMPILER)) hash.update(readFileSync(join(COMPILER, name)));
  return hash.digest('hex').slice(0, 32);
}

/**
 * Undefined when another run threw it away meanwhile, or it could not be written. What V8 made of the
 * functions that the first run called is kept too: compiling four megabytes takes longer than judging.
 */
function load(file: string): KeptGroups | undefined {
  try {
    const made = `${file}.v8`;
    const cachedData = existsSync(made) ? readFileSync(made) : undefined;
    const script = new Script(readFileSync(file, 'utf8'), {
      filename: file,
      ...(cachedData && { cachedData }),
    });
    if (!cachedData || script.cachedDataRejected)
      process.once('exit', () => keep(made, script.createCachedData(), isOtherThan(file)));
    return script.runInThisContext() as KeptGroups;
  } catch {
    return undefined;
  }
}

function isOtherThan(file: string): (name: string) => boolean {
  return (name) => !name.startsWith(basename(file));
}

function compiledSource(files: readonly SchemaFile[]): string {
  const ajv = ajvFor(files, { current: undefined });
  const groups = [...Map.groupBy(new SchemaSet(files).addresses(), groupOf)];
  const sources = groups.map(([group, addresses]) => {
    const ids = Object.fromEntries(addresses.map((address) => [address, BASE + address]));
    return `${JSON.stringify(group)}: ${groupSource(standaloneCode(ajv, ids))}`;
  });
  return `({\n${sources.join(',\n')}\n})\n`;
}

/** Compiled code asks for what surrounds it by name; `self` is the Ajv that is not there. */
function groupSource(code: string): string {
  return `(formats, keywords, require) => {
const [exports, self] = [{}];
${code}
return exports;
}`;
}
