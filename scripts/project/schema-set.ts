import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import type { ValidateFunction } from 'ajv';
import type * as AjvCompiler from '../../src/check/schema/ajv-validators.ts';
import { FORMATS } from '../../src/check/schema/formats.ts';
import { SchemaSet } from '../../src/check/schema/schema-set.ts';
import type { SchemaFile } from '../../src/check/schema/schema-tree.ts';
import { readCache, writeCache } from './cache.ts';
import { readSchemas } from './content-folder.ts';
import { fromRoot, ROOT } from './paths.ts';

const require = createRequire(ROOT);

const COMPILER = fromRoot('src/check/schema');
/** The compiling code, read once, as this process runs it: a change makes the cache stale. */
let code: readonly string[] | undefined;
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
  let validators: Record<string, ValidateFunction> | undefined;
  return new SchemaSet(files, (path) => {
    validators ??= validatorsIn(
      readCache(cacheFile(key))?.toString('latin1') ?? compiled(files, key),
    );
    const validate = validators[path];
    if (!validate) throw new Error(`no schema at ${path}`);
    return validate;
  });
}

function cacheFile(key: string): string {
  return fromRoot(`${FOLDER}/${key}.js`);
}

function validatorsIn(source: string): Record<string, ValidateFunction> {
  const make = vm.compileFunction(source, ['exports', 'self', 'formats', 'require']);
  const validators: Record<string, ValidateFunction> = {};
  // Compiled code needs these names; `self` is its Ajv, which it can do without.
  make(validators, undefined, FORMATS, require);
  return validators;
}

function keyOf(files: readonly SchemaFile[]): string {
  const hash = createHash('sha256').update(process.version).update(JSON.stringify(files));
  hash.update(readFileSync(fromRoot('package-lock.json')));
  code ??= [
    fromRoot('scripts/project/schema-set.ts'),
    ...readdirSync(COMPILER).map((name) => join(COMPILER, name)),
  ].map((file) => readFileSync(file, 'utf8'));
  for (const text of code) hash.update(text);
  return hash.digest('hex').slice(0, 32);
}

/** Compiles all schemas; caches the code. */
function compiled(files: readonly SchemaFile[], key: string): string {
  // Loaded on demand: Ajv's compiler has some seventy modules, and unchanged schemas need none.
  const compiler: typeof AjvCompiler = require(join(COMPILER, 'ajv-validators.ts'));
  const source = inAscii(compiler.compiledCode(files));
  writeCache(cacheFile(key), source, (name) => !name.startsWith(key));
  return source;
}

/** One byte per character: V8 reads it in half the time. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
