import { describe, expect, it } from 'vitest';
import { readHeight } from '../../../../src/pages/shared/ExternalFrame.tsx';

const message = (height: unknown) => ({ type: 'setHeight', height });

describe('the height of the form', () => {
  it.each([
    [80, 200],
    [200, 200],
    [640.4, 640],
    [899.5, 900],
    [10_000, 10_000],
    [Number.POSITIVE_INFINITY, 10_000],
  ])('is taken from %j as %j', (height, expected) => {
    expect(readHeight(message(height))).toBe(expected);
  });

  it.each<[unknown]>([
    [Number.NaN],
    [-900],
    [0],
    [900n],
    ['900'],
    [null],
    [[900]],
    [new Date(900)],
  ])('is not taken from %s', (height) => {
    expect(readHeight(message(height))).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', '{"type":"setHeight","height":900}'],
    ['a list', ['setHeight', 900]],
    ['another type', { type: 'setheight', height: 900 }],
    ['a height alone', { height: 900 }],
    ['a nested message', { data: message(900) }],
  ])('is not taken from %s', (_, data) => {
    expect(readHeight(data)).toBeUndefined();
  });
});
