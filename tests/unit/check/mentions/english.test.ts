import { describe, expect, it } from 'vitest';
import { found, marked, markedForSure } from './context.ts';

const STATING = [
  'A week costs [135 euros].',
  'A week costs [€135].',
  'A week costs [135.50 €].',
  'The season starts on [9 June 2025].',
  'The season starts on [June 9, 2025].',
  'We open at [7:30].',
  'The discount is [20%].',
  'The discount is [twenty per cent].',
  'For children from [4 to 14] years.',
  'Pay [four weeks] together.',
  'There are [23 bodies] on the list.',
  'Call [+39 06 0000 0001].',
  'Write to [segreteria@funvillage.example].',
];

const HARMLESS = [
  'A day in the sun.',
  'One by one they jump in.',
  'Two friends meet in the pool.',
  'May the best team win.',
  'We answer 24/7.',
  'A week from {{prices.sportCity.week, euro}}',
];

describe('values typed into an English sentence', () => {
  it.each(STATING)('are found in their place: %s', (sentence) => {
    expect(marked(sentence.replace(/[[\]]/g, ''), 'en')).toBe(sentence);
  });

  it.each(HARMLESS)('are not seen where there are none: %s', (sentence) => {
    expect(markedForSure(sentence, 'en')).toBe(sentence);
  });

  it('are left alone in a language that we cannot read', () => {
    expect(found('Eine Woche kostet 135 Euro.', 'de')).toEqual([]);
  });
});
