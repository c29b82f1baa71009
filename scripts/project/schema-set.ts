import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import type { ValidateFunction } from 'ajv';
import type * as AjvCompiler from '../../src/check/schema/ajv-validators.ts';
import { FORMATS } from '../../src/check/schema/formats.ts';
import { type SchemaFile, SchemaSet, type ValidatorAt } from '../../src/check/schema/schema-set.ts';
import { readCache, writeCache } from './cache.ts';
import { readSchemas } from './content-folder.ts';
import { at, ROOT } from './paths.ts';

const require = createRequire(ROOT);

/** Loaded on demand: Ajv's compiler has some seventy modules, and unchanged schemas need none. */
function ajvCompiler(): typeof AjvCompiler {
  return require(join(COMPILER, 'ajv-validators.ts'));
}

const COMPILER = at('src/check/schema');
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
  let compiler: ValidatorAt | undefined;
  const others: ValidatorAt = (address) => {
    compiler ??= ajvCompiler().compiledWhenUsed(files);
    return compiler(address);
  };
  const groups = new Map<Group, Record<string, ValidateFunction>>();
  return new SchemaSet(files, (address) => {
    const group = groupOf(address);
    let validators = groups.get(group);
    if (!validators) {
      const source = readCache(cacheFile(key, group))?.toString('latin1');
      validators = validatorsIn(source ?? compiled(files, key, others).get(group) ?? '');
      groups.set(group, validators);
    }
    return validators[address] ?? others(address);
  });
}

/** Every check needs the whole schemas; only a page that overrides facts needs the parts. */
type Group = 'whole' | 'parts';

function groupOf(address: string): Group {
  return address.includes('#') ? 'parts' : 'whole';
}

function cacheFile(key: string, group: Group): string {
  return at(`${FOLDER}/${key}-${group}.js`);
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
  hash.update(readFileSync(at('package-lock.json')));
  code ??= [
    at('scripts/project/schema-set.ts'),
    ...readdirSync(COMPILER).map((name) => join(COMPILER, name)),
  ].map((file) => readFileSync(file, 'utf8'));
  for (const text of code) hash.update(text);
  return hash.digest('hex').slice(0, 32);
}

/** Compiles all schemas, and the parts of facts that pages may override; caches the code. */
function compiled(
  files: readonly SchemaFile[],
  key: string,
  validatorAt: ValidatorAt,
): ReadonlyMap<Group, string> {
  const addresses = new SchemaSet(files, validatorAt).ids();
  const sources = new Map(
    [...Map.groupBy(addresses, groupOf)].map(([group, own]) => [
      group,
      inAscii(ajvCompiler().compiledCode(files, own)),
    ]),
  );
  for (const [group, source] of sources)
    writeCache(cacheFile(key, group), source, (name) => !name.startsWith(key));
  return sources;
}

/** One byte per character: V8 reads it in half the time. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
