import { describe, expect, it, vi } from 'vitest';
import { createFormats, type FormatName } from '../../../src/i18n/format.ts';

const words = {
  terms: { up: 'all’euro superiore', closed: 'chiuso' },
  age: { whole: '{{$years}} anni', half: '{{$years}} anni e mezzo' },
  ordinals: {
    usual: { many: '{{$current}}º', other: '{{$current}}º' },
    feminine: { many: '{{$current}}ª', other: '{{$current}}ª' },
  },
};
const formats = createFormats('it-IT', words);
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('formats', () => {
  it.each<[FormatName, unknown, string]>([
    ['euro', 135, '135 €'],
    ['euro', 135.5, '135,50 €'],
    ['euro', 1250, '1.250 €'],
    ['euro', 0, '0 €'],
    ['percent', 20, '20%'],
    ['percent', 12.5, '12,5%'],
    ['number', 15000, '15.000'],
    ['number', 1000, '1.000'],
    ['ordinal', 2, '2º'],
    ['ordinal', 8, '8º'],
    ['ordinalFeminine', 11, '11ª'],
    ['year', 2025, '2025'],
    ['rating', 4.9, '4,9'],
    ['rating', 5, '5,0'],
    ['age', 7, '7 anni'],
    ['age', 3.5, '3 anni e mezzo'],
    ['ageRange', { min: 4, max: 14 }, '4–14'],
    ['date', '2025-06-09', '9 giugno 2025'],
    ['longDate', '2025-06-09', 'lunedì 9 giugno 2025'],
    ['dayMonth', '2025-06-09', '9 giugno'],
    ['dayMonthWeekday', '2025-09-12', 'venerdì 12 settembre'],
    ['shortDate', '2025-03-31', '31/3'],
    ['monthYear', '2025-04', 'aprile 2025'],
    ['dateOrMonth', '2025-04', 'aprile 2025'],
    ['dateOrMonth', '2024-04-08', '8 aprile 2024'],
    ['dateRange', { from: '2025-08-11', to: '2025-08-15' }, '11–15 agosto'],
    ['dateRange', { from: '2025-07-28', to: '2025-08-01' }, '28 luglio – 1 agosto'],
    ['dateRange', { from: '2025-08-15', to: '2025-08-15' }, '15 agosto'],
    ['weekday', 'monday', 'lunedì'],
    ['weekday', 'sunday', 'domenica'],
    ['time', '07:30', '7:30'],
    ['time', '23:59:59', '23:59'],
    ['timeRange', { from: '07:30', to: '17:00' }, '7:30–17:00'],
    ['timeRanges', [{ from: '10:00', to: '13:00' }], '10:00–13:00'],
    ['timeRanges', [], 'chiuso'],
    [
      'timeRanges',
      [
        { from: '10:00', to: '13:00' },
        { from: '16:00', to: '19:00' },
      ],
      '10:00–13:00 e 16:00–19:00',
    ],
    ['phone', '+39 06 0000 0001', '+39 06 0000 0001'],
    ['term', 'up', 'all’euro superiore'],
  ])('writes %s of %j as %s', (name, value, written) => {
    expect(plain(formats[name].format(value as never))).toBe(written);
  });

  it.each<[FormatName, unknown]>([
    ['euro', '135'],
    ['date', '9 giugno'],
    ['date', '2025-06'],
    ['date', '2025-02-30'],
    ['time', '7:30'],
    ['weekday', 'lunedì'],
    ['ordinal', 0],
    ['ordinal', 2.5],
    ['year', 12],
    ['dateRange', { from: '07:30', to: '17:00' }],
    ['timeRange', { from: '2025-08-11', to: '2025-08-15' }],
    ['term', 'toString'],
    ['term', 'down'],
    ['euro', null],
  ])('refuses to write %s of %j', (name, value) => {
    expect(formats[name].accepts(value as never)).toBe(false);
    expect(() => formats[name].format(value as never)).toThrow(TypeError);
  });

  it.each(['America/New_York', 'Asia/Tokyo', 'Pacific/Kiritimati'])(
    'keeps dates on a machine in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(createFormats('it-IT', words).longDate.format('2025-06-09')).toBe(
        'lunedì 9 giugno 2025',
      );
    },
  );

  it.each([
    ['en-GB', 'Monday 9 June 2025', 'Monday 9 June'],
    ['de-DE', 'Montag, 9. Juni 2025', 'Montag, 9. Juni'],
  ])('writes a weekday in %s with and without the year', (language, long, short) => {
    const { longDate, dayMonthWeekday } = createFormats(language, words);
    expect(longDate.format('2025-06-09')).toBe(long);
    expect(dayMonthWeekday.format('2025-06-09')).toBe(short);
  });
});
