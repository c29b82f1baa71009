import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { overrideSchemas, TYPES_FILE, typesSource } from '../../scripts/types.ts';

it('keeps the types equal to the schemas', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await typesSource());
});

it('derives the values that a venue may override from the fact schemas', () => {
  const made = Object.entries(overrideSchemas());
  expect(made.length).toBeGreaterThan(0);
  for (const [path, source] of made) expect(readFileSync(`schemas/${path}`, 'utf8')).toBe(source);
});
