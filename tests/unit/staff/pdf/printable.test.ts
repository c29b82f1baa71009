import { describe, expect, it } from 'vitest';
import { type Piece, toPrintable } from '../../../../src/staff/pdf/printable.ts';

const everything = () => true;
const nothing = () => false;
const shown = (pieces: readonly Piece[] | undefined) =>
  (pieces ?? []).map((piece) => ('text' in piece ? piece.text : `[${piece.picture}]`)).join('');

describe('toPrintable', () => {
  it.each([
    ['a family of four', '👨‍👩‍👧‍👦', '[👨‍👩‍👧‍👦]'],
    ['a skin colour', '👍🏽!', '[👍🏽]!'],
    ['a flag', '🇮🇹', '[🇮🇹]'],
    ['a sign that could be a letter', '©️ ©', '[©️] ©'],
    ['an arrow', 'qui → là', 'qui [→] là'],
    ['a letter of another alphabet', 'Łódź', '[Ł]ód[ź]'],
  ])('draws %s', (_, typed, expected) => {
    const { paragraphs, leftOut } = toPrintable(typed, everything);
    expect(shown(paragraphs[0])).toBe(expected);
    expect(leftOut).toEqual([]);
  });

  it.each([
    ['emoji without a font', '🎉 Ciao 🍉 e 🍉!', 'Ciao e !', ['🎉', '🍉']],
    ['letters that are no letters here', 'Łódź', 'ód', ['Ł', 'ź']],
    ['half a character', 'a\uD83Cb', 'ab', ['\uD83C']],
  ])('names %s', (_, typed, expected, missing) => {
    const { paragraphs, leftOut } = toPrintable(typed, nothing);
    expect(shown(paragraphs[0])).toBe(expected);
    expect(leftOut).toEqual(missing);
  });

  it('writes signs as letters where the device has no picture', () => {
    expect(toPrintable('©️ ™️ ❤︎', nothing)).toMatchObject({ leftOut: ['❤︎'] });
    expect(shown(toPrintable('©️ ™️', nothing).paragraphs[0])).toBe('© ™');
  });

  it('names letters that must be joined, whatever the device can draw', () => {
    expect(toPrintable('مرحبا', everything).leftOut).toHaveLength(5);
    expect(toPrintable('שלום', everything).leftOut).toHaveLength(4);
  });

  it('knows every way to end a line', () => {
    expect(toPrintable('a\r\nb\nc\rd\u2028e', everything).paragraphs.map(shown)).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
  });
});
