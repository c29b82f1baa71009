import { describe, expect, it } from 'vitest';
import { factAt } from '../../../src/content/facts.ts';
import type { Facts } from '../../../src/content/types.ts';

const facts = { fees: { enrolment: 12, extendedExitDay: 0 } } as unknown as Facts;

describe('factAt', () => {
  it('finds a value by its path, even when it is nothing', () => {
    expect(factAt(facts, 'fees.enrolment')).toBe(12);
    expect(factAt(facts, 'fees.extendedExitDay')).toBe(0);
  });

  it('throws rather than show a price that is missing', () => {
    expect(() => factAt(facts, 'fees.month')).toThrow(RangeError);
  });
});
