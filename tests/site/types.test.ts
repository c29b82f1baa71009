import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TYPES_FILE, typesSource, WORD_TYPES_FILE, wordTypesSource } from '../../scripts/types.ts';

it('keeps the types equal to the schemas', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await typesSource());
  expect(readFileSync(WORD_TYPES_FILE, 'utf8')).toBe(await wordTypesSource());
});
