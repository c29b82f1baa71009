import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Json } from '../../content/json.ts';
import { FORMATS } from './formats.ts';
import {
  addReferenceKeywords,
  type Current,
  keywordFunctions,
  type References,
} from './reference-keywords.ts';
import { BASE, type SchemaError, type SchemaFile, type Validators } from './validators.ts';

export { standaloneCode };

/** Compiles a schema, or a part of one, when it is first used. */
export class AjvValidators implements Validators {
  readonly #files: readonly SchemaFile[];
  readonly #names: Current = { current: undefined };
  #ajv: Ajv | undefined;

  constructor(files: readonly SchemaFile[]) {
    this.#files = files;
  }

  errors(address: string, value: Json, references: References): SchemaError[] {
    this.#ajv ??= ajvFor(this.#files, this.#names);
    const validate = this.#ajv.getSchema(BASE + address);
    if (!validate) throw new Error(`no schema at ${address}`);
    this.#names.current = references;
    validate(value);
    return [...((validate.errors ?? []) as SchemaError[])];
  }
}

/** Ajv with our schemas, formats and keywords; saved code refers to the last two by name. */
export function ajvFor(files: readonly SchemaFile[], names: Current): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    multipleOfPrecision: 6,
    code: { source: true, formats: _`formats` },
  });
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
  const functions = keywordFunctions(names);
  for (const [name, validate] of Object.entries(functions))
    ajv.scope.value('keyword', { key: validate, ref: validate, code: _`keywords[${name}]` });
  addReferenceKeywords(ajv, functions);
  for (const { path, schema } of files) ajv.addSchema({ ...schema, $id: BASE + path });
  return ajv;
}
