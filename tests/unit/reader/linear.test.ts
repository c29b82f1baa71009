import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readers } from './camp.ts';

/** Shapes that froze the reader before this one. */
const FROZE = ['1 e 2 e ', '1 € ', '1€ ', '€ 1', '1–2–', 'alle 9 ', 'dalle 9 alle 10 '];
/** Others that repeat what rules look for. */
const SHAPES = [
  'ore 9 ',
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
/** Twice what four times the length may take; a quadratic reader takes sixteen times. */
const MOST = 8;
const NOISE = 100;

/** A busy machine or a collection of garbage may spoil some readings, and not all. */
const TRIES = 3;

/** Of the processor. */
function milliseconds(shape: string, length: number, language: 'it' | 'en'): number {
  const text = shape.repeat(Math.ceil(length / shape.length)).slice(0, length);
  const start = process.cpuUsage();
  readers[language](text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const isLinear = (shape: string, length: number, language: 'it' | 'en') =>
  Array.from({ length: TRIES }).some(() => {
    const short = milliseconds(shape, length / 4, language);
    return milliseconds(shape, length, language) < MOST * short + NOISE;
  });

describe.each(['it', 'en'] as const)('time, %s', (language) => {
  it.each(SHAPES)('grows no faster than the text of «%s»', (shape) => {
    expect(isLinear(shape, 4_000, language)).toBe(true);
  });

  it.each(FROZE)('reads 20,000 characters of «%s»', (shape) => {
    expect(isLinear(shape, 20_000, language)).toBe(true);
  });

  it('answers any text, and within it', () => {
    const part = fc.oneof(fc.constantFrom(...FROZE, ...SHAPES), fc.string({ unit: 'grapheme' }));
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
