import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { FORMATS } from './formats.ts';
import { VOCABULARY } from './reference-keywords.ts';
import { BASE, type SchemaFile, type ValidatorAt } from './schema-set.ts';

/** Compiles a schema, or a part of one, when it is first used. */
export function compiledWhenUsed(files: readonly SchemaFile[]): ValidatorAt {
  let ajv: Ajv | undefined;
  return (address) => {
    ajv ??= ajvFor(files);
    const validate = ajv.getSchema(BASE + address);
    if (!validate) throw new Error(`no schema at ${address}`);
    return validate;
  };
}

/** Code whose exports are the validators at some addresses; it needs `formats` and `require`. */
export function compiledCode(files: readonly SchemaFile[], addresses: readonly string[]): string {
  const ids = addresses.map((address) => [address, BASE + address]);
  return standaloneCode(ajvFor(files), Object.fromEntries(ids));
}

function ajvFor(files: readonly SchemaFile[]): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    multipleOfPrecision: 6,
    code: { source: true, formats: _`formats` },
  });
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
  ajv.addVocabulary([...VOCABULARY]);
  for (const { path, schema } of files) ajv.addSchema({ ...schema, $id: BASE + path });
  return ajv;
}
