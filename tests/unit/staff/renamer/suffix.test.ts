import { expect, it } from 'vitest';
import { newSuffix, randomBytes } from '../../../../src/staff/renamer/photos.ts';

const NONE = new Set<string>();

/** Returns these bytes, then others that all mean A. */
const from = (...bytes: number[]) => {
  const left = [...bytes];
  return (count: number) => Uint8Array.from({ length: count }, () => left.shift() ?? 0);
};

it('has eight capitals or digits', () => {
  for (let run = 0; run < 1000; run += 1) {
    expect(newSuffix(NONE, randomBytes)).toMatch(/^[A-Z0-9]{8}$/);
  }
});

it('gives every character the same chance', () => {
  const counts = new Map<string, number>();
  // A uniform source, every byte in turn, must give a uniform result.
  let next = 0;
  const even = (count: number) => Uint8Array.from({ length: count }, () => next++ % 256);
  for (let run = 0; run < 63; run += 1) {
    for (const letter of newSuffix(NONE, even)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array.from({ length: 36 }, () => 14));
});

it('rejects bytes that would favour the first letters', () => {
  expect(newSuffix(NONE, from(252, 255, 35, 1, 2, 3, 4, 5, 6, 7))).toBe('9BCDEFGH');
});

it('is replaced when it is taken', () => {
  const bytes = from(...Array(8).fill(1), ...Array(8).fill(2));
  expect(newSuffix(new Set(['BBBBBBBB']), bytes)).toBe('CCCCCCCC');
});
