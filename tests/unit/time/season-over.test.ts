import { describe, expect, it, vi } from 'vitest';
import { seasonOverFrom } from '../../../src/time/season-over.ts';
import { MACHINE_ZONES } from './machine-zones.ts';

describe.each(MACHINE_ZONES)('on a machine in %s', (zone) => {
  it.each([
    ['2025-09-05', '2025-09-05T22:00:00.000Z'],
    ['2025-12-31', '2025-12-31T23:00:00.000Z'],
    ['2025-10-25', '2025-10-25T22:00:00.000Z'],
    ['2025-10-26', '2025-10-26T23:00:00.000Z'],
  ])('a season that ends on %s is over from %s', (end, expected) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(seasonOverFrom({ end })).toISOString()).toBe(expected);
  });
});
