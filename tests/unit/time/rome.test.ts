import { describe, expect, it, vi } from 'vitest';
import { romeDateAt, romeInstant, romeTimeAt } from '../../../src/time/rome.ts';
import { MACHINE_ZONES } from './machine-zones.ts';

const iso = (date: string, time: string) => new Date(romeInstant({ date, time })).toISOString();

describe.each(MACHINE_ZONES)('on a machine in %s', (zone) => {
  it.each([
    ['a summer deadline', '2025-05-31', '23:59:59', '2025-05-31T21:59:59.000Z'],
    ['a winter hour', '2025-01-15', '10:00', '2025-01-15T09:00:00.000Z'],
    ['the last second before summer time', '2025-03-30', '01:59:59', '2025-03-30T00:59:59.000Z'],
    ['the first second of summer time', '2025-03-30', '03:00:00', '2025-03-30T01:00:00.000Z'],
    ['an hour after the spring change', '2025-03-30', '04:30', '2025-03-30T02:30:00.000Z'],
    ['the first of two hours in autumn', '2025-10-26', '02:30', '2025-10-26T00:30:00.000Z'],
    ['the first hour after the autumn change', '2025-10-26', '03:00', '2025-10-26T02:00:00.000Z'],
    ['an hour that New York skips', '2025-03-09', '02:30', '2025-03-09T01:30:00.000Z'],
    ['the hour that Cairo skips', '2025-04-25', '00:30', '2025-04-24T22:30:00.000Z'],
    ['the half hour that Lord Howe skips', '2025-10-05', '02:15', '2025-10-05T00:15:00.000Z'],
  ])('finds the instant of %s', (_, date, time, expected) => {
    vi.stubEnv('TZ', zone);
    expect(iso(date, time)).toBe(expected);
  });

  it.each([
    ['2025-06-09T21:59:59.999Z', '2025-06-09'],
    ['2025-06-09T22:00:00Z', '2025-06-10'],
    ['2025-12-31T22:59:59Z', '2025-12-31'],
    ['2025-12-31T23:00:00Z', '2026-01-01'],
    ['2025-03-30T21:59:59Z', '2025-03-30'],
    ['2025-03-30T22:00:00Z', '2025-03-31'],
    ['2025-10-26T22:59:59Z', '2025-10-26'],
    ['2025-10-26T23:00:00Z', '2025-10-27'],
  ])('dates %s in Rome as %s', (instant, date) => {
    vi.stubEnv('TZ', zone);
    expect(romeDateAt(Date.parse(instant))).toBe(date);
  });

  it.each([
    ['2025-05-31T21:59:59Z', '23:59:59'],
    ['2025-01-15T23:05:00Z', '00:05:00'],
    ['2025-03-30T01:00:00Z', '03:00:00'],
  ])('shows the time in Rome at %s', (instant, time) => {
    vi.stubEnv('TZ', zone);
    expect(romeTimeAt(Date.parse(instant))).toBe(time);
  });

  it('refuses an hour that the clocks skip', () => {
    vi.stubEnv('TZ', zone);
    expect(() => iso('2025-03-30', '02:00:00')).toThrow(RangeError);
    expect(() => iso('2025-03-30', '02:59:59')).toThrow(RangeError);
  });
});

it("really changes the machine's time zone", () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect(new Date(0).getTimezoneOffset()).toBe(-330);
});

it.each([
  ['2025-02-30', '10:00'],
  ['2025-13-01', '10:00'],
  ['9 giugno', '10:00'],
  ['2025-06-09', '24:00'],
  ['2025-06-09', '10:60'],
  ['2025-06-09', '9:00'],
  ['2025-06-09', ''],
])('refuses %s %s', (date, time) => {
  expect(() => iso(date, time)).toThrow(RangeError);
});
