import { describe, expect, it } from 'vitest';
import { toPrintable } from '../../../../src/staff/pdf/printable.ts';

const everything = (cluster: string) => `[${cluster}]`;
const nothing = () => undefined;

describe('toPrintable', () => {
  it.each([
    ['a family of four', '👨‍👩‍👧‍👦', '[👨‍👩‍👧‍👦]'],
    ['a skin colour', '👍🏽!', '[👍🏽]!'],
    ['a flag', '🇮🇹', '[🇮🇹]'],
    ['a sign that could be a letter', '©️ ©', '[©️] ©'],
    ['an arrow', 'qui → là', 'qui [→] là'],
    ['a letter of another alphabet', 'Łódź', '[Ł]ód[ź]'],
  ])('draws %s', (_, typed, expected) => {
    const { lines, leftOut } = toPrintable(typed, everything);
    expect(lines[0]).toBe(expected);
    expect(leftOut).toEqual([]);
  });

  it.each([
    ['emoji without a font', '🎉 Ciao 🍉 e 🍉!', 'Ciao e !', ['🎉', '🍉']],
    ['letters that Helvetica lacks', 'Łódź', 'ód', ['Ł', 'ź']],
    ['half a character', 'a\uD83Cb', 'ab', ['\uD83C']],
  ])('names %s', (_, typed, expected, missing) => {
    const { lines, leftOut } = toPrintable(typed, nothing);
    expect(lines[0]).toBe(expected);
    expect(leftOut).toEqual(missing);
  });

  it('writes symbols as text when the device cannot draw them', () => {
    expect(toPrintable('©️ ™️ ❤︎', nothing)).toMatchObject({ leftOut: ['❤︎'] });
    expect(toPrintable('©️ ™️', nothing).lines[0]).toBe('© ™');
  });

  it('lists letters of joined scripts, whatever the device can draw', () => {
    expect(toPrintable('مرحبا', everything).leftOut).toHaveLength(5);
    expect(toPrintable('שלום', everything).leftOut).toHaveLength(4);
  });

  it('recognises every line break', () => {
    expect(toPrintable('a\r\nb\nc\rd\u2028e', everything).lines.join()).toBe('a,b,c,d,e');
  });
});
