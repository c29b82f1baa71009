import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SPRITE_FILE, spriteSource } from '../../scripts/project/icon-sprite.ts';
import { TYPES_FILE, typesSource, WORD_TYPES_FILE, wordTypesSource } from '../../scripts/types.ts';

it('keeps the types equal to the schemas', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await typesSource());
  expect(readFileSync(WORD_TYPES_FILE, 'utf8')).toBe(await wordTypesSource());
});

it('keeps the file of all icons equal to their drawings', () => {
  expect(readFileSync(SPRITE_FILE, 'utf8')).toBe(spriteSource());
});
