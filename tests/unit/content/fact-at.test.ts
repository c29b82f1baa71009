import { describe, expect, it } from 'vitest';
import { factAt } from '../../../src/content/facts.ts';
import type { Facts } from '../../../src/content/types.ts';

const facts = { fees: { enrolment: 12, extendedExitDay: 0 } } as unknown as Facts;

describe('factAt', () => {
  it('finds a value by its path, even null', () => {
    expect(factAt(facts, 'fees.enrolment')).toBe(12);
    expect(factAt(facts, 'fees.extendedExitDay')).toBe(0);
  });

  it('throws for a missing price', () => {
    expect(() => factAt(facts, 'fees.month')).toThrow(RangeError);
  });
});
