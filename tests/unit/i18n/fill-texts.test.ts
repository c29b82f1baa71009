import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../src/content/types.ts';
import { createI18n } from '../../../src/i18n/create-i18n.ts';
import { createFiller } from '../../../src/i18n/fill-texts.ts';
import { createFormats } from '../../../src/i18n/format.ts';
import { campContent } from '../../camp.ts';

const formats = createFormats('it-IT', { terms: {}, age: { whole: '', half: '' } });
const facts = { fees: campContent('facts/fees.json') } as Facts;
const fill = createFiller('it-IT', formats);
const wordsOf = (layout: object) => {
  const { t } = createI18n('it-IT', { layout: fill(layout, facts) });
  return (key: string, values = {}): unknown => Reflect.apply(t, undefined, [key, values]);
};

describe('a filled text', () => {
  it('contains formatted facts, at any depth', () => {
    const amount = formats.euro.format(facts.fees.enrolment);
    const filled = fill({ list: [{ text: 'Quota {{fees.enrolment, euro}}.' }] }, facts);
    expect(filled).toEqual({ list: [{ text: `Quota ${amount}.` }] });
  });

  it('keeps placeholders that only the page can fill', () => {
    expect(wordsOf({ hello: 'Pagina {{$page}}' })('hello', { page: '3 {{fees}}' })).toBe(
      'Pagina 3 {{fees}}',
    );
  });

  it.each(['{{fees.none}}', '{{fees.none, euro}}', '{{ $page, euro }}'])('refuses %s', (text) => {
    expect(() => fill({ text }, facts)).toThrow(text);
  });

  it('refuses a format that does not suit the fact', () => {
    expect(() => fill({ text: '{{fees.enrolment, date}}' }, facts)).toThrow(TypeError);
  });
});

describe('a counted word', () => {
  const t = wordsOf({
    days: { one: '{{$days}} giorno', other: '{{$days}} giorni' },
    photos: { zero: 'nessuna foto', one: 'una foto', other: 'più foto' },
  });

  it.each([
    [0, '0 giorni'],
    [1, '1 giorno'],
    [2, '2 giorni'],
    // Italian has a plural form for millions, which nobody writes.
    [1_000_000, '1000000 giorni'],
  ])('has a plural form for %d', (count, text) => {
    expect(t('days', { count, days: String(count) })).toBe(text);
  });

  it('may have a text for zero', () => {
    expect([0, 1, 2].map((count) => t('photos', { count }))).toEqual([
      'nessuna foto',
      'una foto',
      'più foto',
    ]);
  });
});

describe('a missing text', () => {
  it('throws an error with its name', () => {
    expect(() => wordsOf({ a: '' })('b')).toThrow('no text layout:b');
    expect(() => wordsOf({ a: '{{$page}}' })('a')).toThrow('no value for {{page}} in "{{page}}"');
  });
});
