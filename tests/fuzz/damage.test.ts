import { expect, it } from 'vitest';
import { readContentFolder } from '../../scripts/project/content-folder.ts';
import { CONTENT } from '../../scripts/project/places.ts';
import { damagedRuns } from '../bench/damage/runs.ts';
import { campSources } from '../camp.ts';
import { schemas } from '../schemas.ts';

const SEED = 1;
const RUNS = 30;

it('survives damaged content, in Italian and with a place', () => {
  const runs = [...damagedRuns([readContentFolder(CONTENT), campSources], schemas, SEED, RUNS)];
  expect(runs.filter(({ faults }) => faults.length > 0)).toEqual([]);
});
