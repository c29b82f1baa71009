import { expect, it } from 'vitest';
import { readContentFolder, readSchemas } from '../../scripts/project/content-folder.ts';
import { CONTENT, SCHEMAS } from '../../scripts/project/places.ts';
import { SchemaSet } from '../../src/check/schema/schema-set.ts';
import { damagedRuns } from '../bench/damage/runs.ts';

const SEED = 1;
const RUNS = 60;

it('survives damaged content, in Italian and with a place', { timeout: 120_000 }, () => {
  const schemas = new SchemaSet(readSchemas(SCHEMAS));
  const runs = [...damagedRuns(readContentFolder(CONTENT), schemas, SEED, RUNS)];
  expect(runs.filter(({ faults }) => faults.length > 0)).toEqual([]);
});
