import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DictatedText,
  dictateAfter,
  edit,
  textOf,
} from '../../../../src/staff/speech/dictated-text.ts';

const words = (text: string) => text.split(' ').filter(Boolean);
const hear = (dictated: DictatedText, text: string) => ({ ...dictated, heard: words(text) });

it.each([
  ['', 'ciao', 'ciao'],
  ['Oggi sole', 'e piscina', 'Oggi sole e piscina'],
  ['Oggi sole\n', 'e piscina', 'Oggi sole\ne piscina'],
  ['Oggi (', 'sole', 'Oggi (sole'],
  ['Oggi', '', 'Oggi'],
])('appends to %j what it hears', (before, heard, result) => {
  expect(textOf(hear(dictateAfter(before), heard))).toBe(result);
});

describe('keeps what is typed during dictation', () => {
  const start = hear(dictateAfter('Inizio'), 'caccia al tesoro');

  it.each([
    ['before', 'Inizio, una caccia al tesoro', 'Inizio, una caccia al tesoro nascosto'],
    ['after', 'Inizio caccia al tesoro, e', 'Inizio caccia al tesoro, e nascosto'],
    ['inside', 'Inizio corsa al tesoro', 'Inizio corsa al tesoro nascosto'],
    ['all of it away', 'Inizio', 'Inizio nascosto'],
    ['everything away', '', 'nascosto'],
  ])('%s', (_, typed, result) => {
    const edited = edit(start, typed);
    expect(textOf(edited)).toBe(typed);
    expect(textOf(hear(edited, 'caccia al tesoro nascosto'))).toBe(result);
  });

  it('does not append edited words again', () => {
    const edited = edit(start, 'Inizio corsa al tesoro');
    expect(textOf(hear(edited, 'caccia al tesoro'))).toBe('Inizio corsa al tesoro');
  });
});

it('never loses a character that a person typed', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', 'è') });
  const step = fc.oneof(
    fc.record({ heard: fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 4 }) }),
    fc.record({ at: fc.nat(40), typed: text }),
  );
  const own = (all: string) => all.replace(/[xyz ]/g, '');
  fc.assert(
    fc.property(text, fc.array(step), (initial, steps) => {
      let dictated = dictateAfter(initial);
      for (const each of steps) {
        const old = textOf(dictated);
        if ('heard' in each) {
          dictated = { ...dictated, heard: each.heard };
          expect(own(textOf(dictated))).toBe(own(old));
        } else {
          const now = old.slice(0, each.at) + each.typed + old.slice(each.at);
          dictated = edit(dictated, now);
          expect(textOf(dictated)).toBe(now);
        }
      }
    }),
    { numRuns: 2000 },
  );
});
