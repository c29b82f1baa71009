import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHeight } from '../../../../src/pages/shared/read-height.ts';

const message = (height: unknown) => ({ type: 'setHeight', height });
const throwing = () => {
  throw new Error('a getter of a stranger');
};

describe('the height of the form', () => {
  it.each([
    [200, 200],
    [640.4, 640],
    [899.5, 900],
    [1200, 1200],
    [10_000, 10_000],
  ])('is taken from %j as %j', (height, expected) => {
    expect(readHeight(message(height))).toBe(expected);
  });

  it.each<[unknown]>([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [Number.NEGATIVE_INFINITY],
    [0],
    [-0],
    [-900],
    [199],
    [199.99],
    [10_000.01],
    [1e308],
    [900n],
    ['900'],
    ['900px'],
    [true],
    [null],
    [undefined],
    [[900]],
    [Object(900)],
    [{ valueOf: () => 900 }],
    [new Date(900)],
  ])('is not taken from %s', (height) => {
    expect(readHeight(message(height))).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', '{"type":"setHeight","height":900}'],
    ['a number', 900],
    ['a function', () => message(900)],
    ['a list', ['setHeight', 900]],
    ['a map', new Map<string, unknown>([['type', 'setHeight']])],
    ['another type', { type: 'setheight', height: 900 }],
    ['a type that is an object', { type: Object('setHeight'), height: 900 }],
    ['a height alone', { height: 900 }],
    ['a nested message', { data: message(900) }],
  ])('is not taken from %s', (_, data) => {
    expect(readHeight(data)).toBeUndefined();
  });

  it.each<[string, object]>([
    ['a type', Object.defineProperty({ height: 900 }, 'type', { get: throwing })],
    ['a height', Object.defineProperty({ type: 'setHeight' }, 'height', { get: throwing })],
    ['a proxy', new Proxy({}, { get: throwing })],
  ])('survives %s that throws', (_, data) => {
    expect(readHeight(data)).toBeUndefined();
  });

  it('survives a proxy that is gone', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    expect(readHeight(proxy)).toBeUndefined();
  });

  it('does not change its mind between two readings', () => {
    let readings = 0;
    const data = {
      type: 'setHeight',
      get height() {
        readings += 1;
        return readings === 1 ? 900 : -1;
      },
    };
    expect(readHeight(data)).toBe(900);
  });

  it('is a whole number between the bounds, or none', () => {
    const anyHeight = fc.oneof(fc.double(), fc.integer(), fc.anything());
    fc.assert(
      fc.property(fc.oneof(anyHeight.map(message), fc.anything()), (data) => {
        const height = readHeight(data);
        return (
          height === undefined || (Number.isInteger(height) && height >= 200 && height <= 10_000)
        );
      }),
    );
  });

  it('is the nearest whole pixel of every sane number', () => {
    fc.assert(
      fc.property(fc.double({ min: 200, max: 10_000, noNaN: true }), (height) => {
        expect(readHeight(message(height))).toBe(Math.round(height));
      }),
    );
  });
});
