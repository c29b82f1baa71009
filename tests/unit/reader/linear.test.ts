import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readers } from './camp.ts';

/** Shapes that froze the reader before this one, and others that repeat what rules look for. */
const SHAPES = [
  '1 e 2 e ',
  '1 € ',
  '1€ ',
  '€ 1',
  '1–2–',
  'alle 9 ',
  'ore 9 ',
  'dalle 9 alle 10 ',
  'cento',
  'mille e ',
  '9 giugno ',
  'il lunedì e ',
  'non ',
  'entro il ',
  '1.000',
  '1:',
  'a@b.',
  '+39 0',
  '(',
  'settimana, ',
  'the first of ',
  'twenty-',
  "dall'",
  '\n',
  'x',
  '1/2/',
  'http://',
];
const LONG = 40_000;
const LONGEST = 160_000;
/** Twice what four times the length may take; a quadratic reader takes sixteen times. */
const MOST = 8;

function milliseconds(text: string, language: 'it' | 'en'): number {
  const start = performance.now();
  readers[language](text);
  return performance.now() - start;
}

describe.each(['it', 'en'] as const)('time, %s', (language) => {
  it.each(SHAPES)(
    'grows no faster than the text of «%s»',
    (shape) => {
      const text = (length: number) =>
        shape.repeat(Math.ceil(length / shape.length)).slice(0, length);
      milliseconds(text(LONG), language);
      const short = milliseconds(text(LONG), language);
      const long = milliseconds(text(LONGEST), language);
      expect(long).toBeLessThan(MOST * short + 200);
    },
    60_000,
  );

  it('answers any text, and within it', () => {
    const part = fc.oneof(fc.constantFrom(...SHAPES), fc.string({ unit: 'grapheme' }));
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
