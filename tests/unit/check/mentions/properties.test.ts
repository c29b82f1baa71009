import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grammarFor } from '../../../../src/check/mentions/grammar.ts';
import { CAMP_SEASON, found } from './context.ts';
import { HARMLESS } from './sentences.ts';
import { everyWrittenForm } from './written-forms.ts';

const italian = grammarFor('it')?.numbers;
const italianNumber = (typed: string) => italian?.valueOf(typed);

const sentences = HARMLESS.filter((text) => /[.!?]$/.test(text));

const ONES =
  ' uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const TENS = '  venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');

/** Italian cardinals by the book, to hold against the recogniser. */
function inWords(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000);
    return (thousands === 1 ? 'mille' : `${inWords(thousands)}mila`) + inWords(value % 1000);
  }
  if (value >= 100) {
    const hundreds = Math.floor(value / 100);
    return `${hundreds === 1 ? '' : ONES[hundreds]}cento${inWords(value % 100)}`;
  }
  if (value < 20) return ONES[value] ?? '';
  const tens = TENS[Math.floor(value / 10)] ?? '';
  const one = ONES[value % 10] ?? '';
  return (/^[uo]/.test(one) ? tens.slice(0, -1) : tens) + one;
}

describe('every fact in every written form', () => {
  it('is found at its place with its value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...everyWrittenForm),
        fc.constantFrom(...sentences),
        fc.constantFrom(...sentences),
        ({ text, value }, before, after) => {
          const typed = `${before} Ecco: ${text}. ${after}`;
          const start = typed.indexOf('[', before.length);
          const end = typed.indexOf(']', start) - 1;
          const mentions = found(typed.replace('[', '').replace(']', ''), 'it', CAMP_SEASON).filter(
            ({ faint, quiet }) => !faint && !quiet,
          );
          expect(mentions.map((one) => [one.start, one.end, one.value])).toEqual([
            [start, end, value],
          ]);
        },
      ),
      { numRuns: 3000, seed: 20250609 },
    );
  });

  it('is written in as many forms as people use', () => {
    expect(everyWrittenForm.length).toBeGreaterThan(300);
  });
});

describe('Italian number words', () => {
  it('have their value up to a million', () => {
    const whole = new RegExp(`^${italian?.source}$`, 'iu');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (value) => {
        expect(italianNumber(inWords(value))).toBe(value);
        expect(inWords(value)).toMatch(whole);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['vent’uno', 21],
    ['ventitré', 23],
    ['cent’otto', 108],
    ['centottanta', 180],
    ['centoottanta', 180],
    ['mille e duecento', 1200],
    ['un milione', 1_000_000],
    ['due milioni', 2_000_000],
  ])('are read with their elisions: %s', (typed, value) => {
    expect(italianNumber(typed)).toBe(value);
  });
});
