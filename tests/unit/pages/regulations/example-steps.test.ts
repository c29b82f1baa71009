import { describe, expect, it } from 'vitest';
import { exampleSteps } from '../../../../src/pages/regulations/example-steps.ts';
import { quote } from '../../../../src/pricing/quote.ts';
import { workedExample } from '../../../../src/pricing/worked-example.ts';
import { FACTS } from '../../pricing/regulation-facts.ts';

describe('exampleSteps', () => {
  it('tells the example of the regulations from one week to the total', () => {
    expect(exampleSteps(workedExample(FACTS))).toEqual([
      { id: 'base', cents: 13_500 },
      { id: 'chain', cents: 10_800 },
      { id: 'weeks', cents: 43_200 },
      { id: 'advance', cents: 41_040 },
      { id: 'rounding', cents: 41_100 },
      { id: 'enrolment', cents: 1_000 },
      { id: 'total', cents: 42_100 },
    ]);
  });

  it('leaves out the steps that change nothing', () => {
    const request = { venue: 'sport-city', timeBand: 'full', weeks: 2, enrolment: false } as const;
    expect(exampleSteps(quote([request], FACTS))).toEqual([
      { id: 'base', cents: 13_500 },
      { id: 'weeks', cents: 27_000 },
      { id: 'total', cents: 27_000 },
    ]);
  });
});
