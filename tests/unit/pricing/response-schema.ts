import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { SCHEMAS } from '../../../scripts/project/paths.ts';
import { FORMATS } from '../../../src/check/schema/formats.ts';
import { VOCABULARY } from '../../../src/check/schema/reference-keywords.ts';

const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, multipleOfPrecision: 6 });
for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
ajv.addVocabulary([...VOCABULARY]);

export const readSchema = (name: string) => JSON.parse(readFileSync(`${SCHEMAS}/${name}`, 'utf8'));

for (const name of ['shared', 'quote-request', 'quote-response']) {
  const file = `${name}.schema.json`;
  ajv.addSchema({ ...readSchema(file), $id: `schema:///${file}` });
}

/** The errors of a value by a schema, or by a definition in it. */
export function schemaErrors(address: string, value: unknown): unknown[] {
  const validate = ajv.getSchema(`schema:///${address}`);
  if (!validate) throw new Error(`no schema ${address}`);
  validate(value);
  return validate.errors ?? [];
}
