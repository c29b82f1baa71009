import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import vm from 'node:vm';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { AjvValidators, ajvFor } from '../../src/check/schema/ajv-validators.ts';
import { SchemaSet } from '../../src/check/schema/schema-set.ts';
import {
  BASE,
  groupOf,
  type KeptGroups,
  keptValidators,
  type SchemaFile,
} from '../../src/check/schema/validators.ts';
import type { JsonObject } from '../../src/content/json.ts';
import { type NamedSchemas, REQUEST_SCHEMA } from '../../src/pricing/request/request-shape.ts';
import { readCache, writeCache } from './cache.ts';
import { readSchemas } from './content-folder.ts';
import { at, ROOT, SCHEMAS } from './places.ts';

/** What compiles them: whatever changes there may compile them otherwise. */
const COMPILER = at('src/check/schema');
const FOLDER = '.cache/validators';

/** Who asks again for the same schemas gets the same thing: what was found out beside them still holds. */
let last: { readonly key: string; readonly set: SchemaSet } | undefined;

/** The schemas of a folder, with validators that were compiled before if they are those of these very schemas. */
export function readSchemaSet(folder: string): SchemaSet {
  const files = readSchemas(folder);
  const key = keyOf(files);
  if (last?.key !== key) last = { key, set: schemaSet(files, key) };
  return last.set;
}

function schemaSet(files: readonly SchemaFile[], key: string): SchemaSet {
  const file = at(`${FOLDER}/${key}.js`);
  let source = readCache(file)?.toString();
  if (source === undefined) {
    source = compiledSource(files);
    writeCache(file, source, (name) => name !== basename(file));
  }
  const groups: KeptGroups = vm.runInThisContext(source, { filename: file });
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

function compiledSource(files: readonly SchemaFile[]): string {
  const ajv = ajvFor(files, { current: undefined });
  const groups = [...Map.groupBy(new SchemaSet(files).addresses(), groupOf)];
  const sources = groups.map(([group, addresses]) => {
    const ids = Object.fromEntries(addresses.map((address) => [address, BASE + address]));
    return `${JSON.stringify(group)}: ${groupSource(standaloneCode(ajv, ids))}`;
  });
  return `({\n${sources.join(',\n')}\n})`;
}

/** Compiled code asks for what surrounds it by name; `self` is the Ajv that is not there. */
function groupSource(code: string): string {
  return `(formats, keywords, require) => {
const [exports, self] = [{}];
${code}
return exports;
}`;
}

/** The request's schema and those that it refers to. */
export function requestSchemas(): NamedSchemas {
  const read = (name: string): [string, JsonObject] => [
    name,
    JSON.parse(readFileSync(`${SCHEMAS}/${name}`, 'utf8')),
  ];
  return Object.fromEntries(['shared.schema.json', REQUEST_SCHEMA].map(read));
}
