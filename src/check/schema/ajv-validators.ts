import { _, Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { addOurFormats } from './formats.ts';
import { VOCABULARY } from './reference-keywords.ts';
import { BASE, type SchemaFile } from './schema-tree.ts';

/** Code whose exports are the validators by the paths of their schemas; needs `formats`, `require`. */
export function compiledCode(files: readonly SchemaFile[]): string {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    multipleOfPrecision: 6,
    code: { source: true, formats: _`formats` },
  });
  addOurFormats(ajv);
  ajv.addVocabulary([...VOCABULARY]);
  for (const { path, schema } of files) ajv.addSchema({ ...schema, $id: BASE + path });
  return standaloneCode(ajv, Object.fromEntries(files.map(({ path }) => [path, BASE + path])));
}
