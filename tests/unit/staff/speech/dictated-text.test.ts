import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyHeard,
  cursorAfter,
  type DictatedText,
  dictateAt,
  edit,
  nextRun,
} from '../../../../src/staff/speech/dictated-text.ts';

const said = (text: string) => text.split(' ').filter(Boolean);

describe('writes at the cursor', () => {
  it.each([
    ['', 0, 'ciao', 'ciao'],
    ['Oggi sole', 9, 'e piscina', 'Oggi sole e piscina'],
    ['Oggi sole', 4, 'tanto', 'Oggi tanto sole'],
    ['Oggi  sole', 5, 'tanto', 'Oggi tanto sole'],
    ['sole', 0, 'oggi', 'oggi sole'],
    ['Oggi.', 4, 'sole', 'Oggi sole.'],
    ['Oggi (', 99, 'sole', 'Oggi (sole'],
  ])('%j at %i', (text, cursor, words, result) => {
    expect(applyHeard(dictateAt(text, cursor), said(words)).text).toBe(result);
  });

  it('replaces a guess until it is final', () => {
    let dictated = dictateAt('Oggi: fine', 5);
    for (const guess of ['ca', 'caccia', 'caccia al te', 'caccia al tesoro']) {
      dictated = applyHeard(dictated, said(guess));
    }
    expect(dictated.text).toBe('Oggi: caccia al tesoro fine');
  });

  it('removes a guess that is withdrawn', () => {
    const dictated = applyHeard(applyHeard(dictateAt('Oggi', 4), said('ehm')), []);
    expect(dictated.text).toBe('Oggi');
  });

  it('continues after the text of the last run', () => {
    const first = nextRun(applyHeard(dictateAt('Oggi. Fine', 5), said('sole')));
    expect(applyHeard(first, said('e piscina')).text).toBe('Oggi. sole e piscina Fine');
  });
});

describe('keeps what is typed meanwhile', () => {
  const start = applyHeard(dictateAt('Inizio fine', 6), said('caccia al tesoro'));

  it.each([
    ['before', 'Inizio, caccia al tesoro fine', 'Inizio, caccia al tesoro nascosto fine'],
    ['after', 'Inizio caccia al tesoro la fine', 'Inizio caccia al tesoro nascosto la fine'],
    ['inside', 'Inizio corsa al tesoro fine', 'Inizio corsa al tesoro nascosto fine'],
    ['all of it away', 'Inizio fine', 'Inizio nascosto fine'],
    ['everything away', '', 'nascosto'],
  ])('%s', (_, typed, result) => {
    const edited = edit(start, typed);
    expect(edited.text).toBe(typed);
    expect(applyHeard(edited, said('caccia al tesoro nascosto')).text).toBe(result);
  });

  it('does not insert edited words again', () => {
    const edited = edit(start, 'Inizio corsa al tesoro fine');
    expect(applyHeard(edited, said('caccia al tesoro')).text).toBe('Inizio corsa al tesoro fine');
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
    fc.property(text, fc.nat(20), fc.array(step), (initial, cursor, steps) => {
      let dictated: DictatedText = dictateAt(initial, cursor);
      for (const each of steps) {
        if ('heard' in each) {
          const before = own(dictated.text);
          dictated = applyHeard(dictated, each.heard);
          expect(own(dictated.text)).toBe(before);
        } else {
          const { text: old } = dictated;
          const now = old.slice(0, each.at) + each.typed + old.slice(each.at);
          dictated = edit(dictated, now);
          expect(dictated.text).toBe(now);
        }
        expect(dictated.start).toBeGreaterThanOrEqual(0);
        expect(dictated.end).toBeGreaterThanOrEqual(dictated.start);
        expect(dictated.end).toBeLessThanOrEqual(dictated.text.length);
      }
    }),
    { numRuns: 2000 },
  );
});

it.each([
  [2, 2],
  [6, 12],
  [9, 15],
])('moves a cursor at %i to %i', (cursor, moved) => {
  const before = dictateAt('Inizio fine', 6);
  expect(cursorAfter(cursor, before, applyHeard(before, said('bello')))).toBe(moved);
});
