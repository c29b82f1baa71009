import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeated, SHAPES as SERVED } from '../verify/shapes.ts';
import { readers } from './camp.ts';
import { stepsOf } from './steps.ts';

/** Patterns that invite backtracking, and repetitions of what the rules of a language look for. */
const COMMON = ['1–2–', '1/6/2025 ', '+39 0', 'a@b.', 'http://'];
const SHAPES = {
  it: [
    ...['1 e 2 e ', 'dalle 9 alle 10 ', 'cento', 'mille e ', 'non ', 'entro il ', 'settimana, '],
    ...["dall'", ...COMMON],
  ],
  en: ['the first of ', 'twenty-', ...COMMON],
};
const [FEW, SHORT, LONG] = [200, 4_000, 8_000];
/** The ratio may exceed linear growth by 15 %: the first clauses cost less, as few stand before. */
const TOLERANCE = 1.15;
/** Five hundred characters of the costliest pattern take a million steps, about 30 ms. */
const MAX_STEPS = 1_500_000;

const steps = (language: 'it' | 'en', shape: string, length: number) =>
  stepsOf(() => readers[language](repeated(shape, length)));

describe.each(['it', 'en'] as const)('steps, %s', (language) => {
  it.each(SHAPES[language])('grow no faster than the text of «%s»', (shape) => {
    // Caches what is found once per word.
    steps(language, shape, FEW);
    const growth = steps(language, shape, LONG) / steps(language, shape, SHORT);
    expect(growth).toBeLessThan((TOLERANCE * LONG) / SHORT);
  });

  it('are few for each pattern that a visitor may send', () => {
    const costly = SERVED.filter((shape) => steps(language, shape, 500) > MAX_STEPS);
    expect(costly).toEqual([]);
  });

  it('finds values inside any text', () => {
    const part = fc.oneof(
      fc.constantFrom(...SHAPES[language], '1/6/202', '31/2/2025'),
      fc.string({ unit: 'grapheme' }),
    );
    const texts = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(texts, (text) => {
        for (const { start, end } of readers[language](text)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});
