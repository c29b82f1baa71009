import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import type * as AjvCompiler from '../../src/check/schema/ajv-validators.ts';
import { SchemaSet } from '../../src/check/schema/schema-set.ts';
import {
  BASE,
  groupOf,
  type KeptGroup,
  keptValidators,
  type SchemaFile,
} from '../../src/check/schema/validators.ts';
import { readCache, writeCache } from './cache.ts';
import { readSchemas } from './content-folder.ts';
import { at, ROOT } from './paths.ts';

const require = createRequire(ROOT);

/** Loaded on demand: Ajv's compiler has some seventy modules, and unchanged schemas need none. */
function ajvCompiler(): typeof AjvCompiler {
  return require(join(COMPILER, 'ajv-validators.ts'));
}

/** The compiling code: a change there makes the cache stale. */
const COMPILER = at('src/check/schema');
const FOLDER = '.cache/validators';

/** Unchanged schemas give the same object, so that results kept for it still hold. */
let last: { readonly key: string; readonly set: SchemaSet } | undefined;

/** The schemas of a folder, with cached validators if they are unchanged. */
export function readSchemaSet(folder: string): SchemaSet {
  const files = readSchemas(folder);
  const key = keyOf(files);
  if (last?.key !== key) last = { key, set: schemaSet(files, key) };
  return last.set;
}

function schemaSet(files: readonly SchemaFile[], key: string): SchemaSet {
  const whole = sourceOf(WHOLE, key) ?? compiledSources(files, key).get(WHOLE);
  const groupAt: KeptGroup = (group, formats, keywords) => {
    const source = group === WHOLE ? whole : sourceOf(group, key);
    if (source === undefined) return undefined;
    const make = vm.compileFunction(source, ['exports', 'self', 'formats', 'keywords', 'require']);
    const validators = {};
    // Compiled code needs these names; `self` is its Ajv, which it can do without.
    make(validators, undefined, formats, keywords, require);
    return validators;
  };
  return new SchemaSet(
    files,
    keptValidators(groupAt, () => new (ajvCompiler().AjvValidators)(files)),
  );
}

/** The group of whole schemas. */
const WHOLE = '';

function sourceOf(group: string, key: string): string | undefined {
  return readCache(fileOf(group, key))?.toString('latin1');
}

function fileOf(group: string, key: string): string {
  return at(`${FOLDER}/${key}${group.replaceAll('/', '-')}.js`);
}

function keyOf(files: readonly SchemaFile[]): string {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(files));
  hash.update(readFileSync(at('package-lock.json')));
  for (const name of readdirSync(COMPILER)) hash.update(readFileSync(join(COMPILER, name)));
  return hash.digest('hex').slice(0, 32);
}

/** Compiles and caches a file per group: most runs need only the whole schemas. */
function compiledSources(files: readonly SchemaFile[], key: string): ReadonlyMap<string, string> {
  const { AjvValidators, ajvFor, standaloneCode } = ajvCompiler();
  const ajv = ajvFor(files, { current: undefined });
  const set = new SchemaSet(files, new AjvValidators(files));
  const sources = new Map(
    [...Map.groupBy(set.addresses(), groupOf)].map(([group, addresses]) => {
      const ids = Object.fromEntries(addresses.map((address) => [address, BASE + address]));
      return [group, inAscii(standaloneCode(ajv, ids))];
    }),
  );
  for (const [group, source] of sources)
    writeCache(fileOf(group, key), source, (name) => !name.startsWith(key));
  return sources;
}

/** One byte per character: V8 reads it in half the time. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
