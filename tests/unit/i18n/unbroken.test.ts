import { describe, expect, it } from 'vitest';
import { createFormats } from '../../../src/i18n/format.ts';
import { unbroken, unbrokenFormats, withoutJoiners } from '../../../src/i18n/unbroken.ts';

const formats = createFormats('it-IT', { terms: {}, age: { whole: '', half: '' } });
const shown = unbrokenFormats(formats);

/** Where a browser may break a line: at spaces, and after a dash unless a joiner follows. */
const mayEnd = (text: string) => / |–(?!\u2060)/.test(text);

describe('text on one line', () => {
  it.each([
    ['hours', shown.timeRange.format({ from: '07:30', to: '17:00' })],
    ['hours among others', shown.timeRanges.format([{ from: '10:00', to: '13:00' }])],
    ['an amount', shown.euro.format(135)],
    ['a telephone number', shown.phone.format('+39 06 0000 0001')],
    ['a place in an order and what it counts', unbroken('2º figlio')],
    ['hours typed by hand', unbroken('7:30–17:00')],
  ])('keeps %s whole', (_, text) => {
    expect(mayEnd(text)).toBe(false);
  });

  it('keeps days together, and may break before their month', () => {
    const days = shown.dateRange.format({ from: '2025-08-11', to: '2025-08-15' });
    expect(days).toBe('11–\u206015 agosto');
  });

  it('leaves files as they are', () => {
    const range = { from: '07:30', to: '17:00' };
    expect(withoutJoiners(shown.timeRange.format(range))).toBe(formats.timeRange.format(range));
  });
});
