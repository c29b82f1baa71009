import { describe, expect, it } from 'vitest';
import { endsOf } from '../../../src/components/tabs/TabBar.client.ts';

describe('endsOf', () => {
  it.each([
    ['fits', { scrollLeft: 0, scrollWidth: 300, clientWidth: 300 }, true, true],
    ['is at its start', { scrollLeft: 0, scrollWidth: 700, clientWidth: 300 }, true, false],
    ['is in the middle', { scrollLeft: 200, scrollWidth: 700, clientWidth: 300 }, false, false],
    ['is at its end', { scrollLeft: 400, scrollWidth: 700, clientWidth: 300 }, false, true],
    [
      'stops a fraction short',
      { scrollLeft: 399.4, scrollWidth: 700, clientWidth: 300 },
      false,
      true,
    ],
  ])('sees a row that %s', (_, row, atStart, atEnd) => {
    expect(endsOf(row)).toEqual({ atStart, atEnd });
  });
});
