import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { readSchemas } from '../../../scripts/project/content-folder.ts';
import { SCHEMAS } from '../../../scripts/project/paths.ts';
import { json } from '../../../src/check/reporters/json.ts';
import { runChecks } from '../../../src/check/run-checks.ts';
import { campSources } from '../../camp.ts';
import { schemas } from '../../schemas.ts';
import { edited } from '../edited.ts';
import { CONTEXT, contradiction, resultOf, toConfirm } from './made-up.ts';

const schema = readSchemas(SCHEMAS).find(({ path }) => path === 'check-report.schema.json')?.schema;
const validate = new Ajv({ allErrors: true, strictTypes: false }).compile(schema ?? {});

const official = {
  file: 'content/facts/prices.json',
  line: 2,
  column: 11,
  pointer: '/week',
  pages: ['/'],
};
const said = {
  file: 'content/pages/fees.json',
  line: 2,
  column: 28,
  pointer: '/says/prices.week',
  pages: ['/tariffe'],
};

describe('the JSON report', () => {
  it('has the counts and the findings', () => {
    expect(JSON.parse(json(resultOf([contradiction]), CONTEXT))).toEqual({
      summary: {
        errors: 1,
        warnings: 0,
        known: 0,
        toConfirm: 0,
        files: 4,
        milliseconds: 12,
      },
      findings: [
        {
          code: 'says-same',
          severity: 'error',
          message: 'La pagina ripete per «prices.week» il valore ufficiale.',
          remedy: 'Cancellate questa riga da «says»: non serve più.',
          fact: 'prices.week',
          value: 129,
          ...said,
          related: [{ ...official, value: 135, role: 'authority' }],
        },
      ],
    });
  });

  it.each([
    ['made up', resultOf([contradiction, toConfirm])],
    ['of the made-up camp', runChecks(campSources, schemas)],
    [
      'of broken content',
      runChecks(
        edited({ file: 'facts/prices.json', from: /"week": [\d.]+/, to: '"week": "135"' }).content,
        schemas,
      ),
    ],
  ])('meets its schema: %s', (_, result) => {
    validate(JSON.parse(json(result, CONTEXT)));
    expect(validate.errors).toBe(null);
  });
});
