import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  compareDates,
  daysBetween,
  isCalendarDate,
  mondayOf,
  sameWeekday,
  WEEKDAYS,
  weekdayOf,
} from '../../../src/time/calendar.ts';
import { MACHINE_ZONES } from './machine-zones.ts';

describe('weekdays', () => {
  it.each([
    ['2025-03-15', 'saturday'],
    ['2025-03-16', 'sunday'],
    ['2025-03-31', 'monday'],
    ['2025-05-14', 'wednesday'],
    ['2025-05-18', 'sunday'],
    ['2025-06-09', 'monday'],
    ['2025-08-15', 'friday'],
    ['2025-09-05', 'friday'],
    ['2024-02-29', 'thursday'],
    ['1969-12-31', 'wednesday'],
  ])('names %s a %s', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  it('finds the Monday of every day of a week', () => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays('2025-06-09', day));
    expect(new Set(days.map(mondayOf))).toEqual(new Set(['2025-06-09']));
  });
});

describe('days', () => {
  it('adds across months, years and leap days', () => {
    expect(addDays('2025-05-31', 1)).toBe('2025-06-01');
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2025-03-01', -1)).toBe('2025-02-28');
  });

  it.each(MACHINE_ZONES)('keeps to the calendar on a machine in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(addDays('2025-03-29', 2)).toBe('2025-03-31');
    expect(addDays('2025-10-25', 2)).toBe('2025-10-27');
    // Days on which zones change their clocks, in Cairo at midnight.
    for (const date of ['2025-03-09', '2025-04-06', '2025-04-25', '2025-10-05', '2025-11-02']) {
      expect(addDays(addDays(date, -1), 1)).toBe(date);
      expect(addDays(mondayOf(date), WEEKDAYS.indexOf(weekdayOf(date)))).toBe(date);
    }
  });

  it('finds the nearest day of the same weekday in another year', () => {
    const noon = (year: number) => new Date(`${year}-06-15T12:00Z`);
    const dates = fc
      .date({ min: noon(1990), max: noon(2090), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
      .filter((date) => !date.endsWith('-02-29'));
    const years = fc.integer({ min: 1990, max: 2090 });
    fc.assert(
      fc.property(dates, years, (date, year) => {
        const found = sameWeekday(date, year);
        expect(weekdayOf(found)).toBe(weekdayOf(date));
        expect(Math.abs(daysBetween(`${year}${date.slice(4)}`, found))).toBeLessThanOrEqual(3);
      }),
      { examples: [['2024-06-10', 2027]] },
    );
  });

  it('orders dates', () => {
    expect(compareDates('2025-06-09', '2025-06-10')).toBeLessThan(0);
    expect(compareDates('2025-06-09', '2025-06-09')).toBe(0);
    expect(compareDates('2026-01-01', '2025-12-31')).toBeGreaterThan(0);
  });

  it.each(['2025-02-29', '2025-04-31', '2025-6-9', '09/06/2025', '', '2025-06-09T00:00'])(
    'refuses %j',
    (text) => {
      expect(isCalendarDate(text)).toBe(false);
      expect(() => addDays(text, 1)).toThrow(RangeError);
    },
  );
});
