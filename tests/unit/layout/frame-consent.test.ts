import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readConsent,
  withoutProvider,
  withProvider,
} from '../../../src/layout/consent/frame-consent.ts';

const name = fc.string({ minLength: 1 });

describe('the stored consent', () => {
  it.each([
    ['', []],
    ['{', []],
    ['null', []],
    ['true', []],
    ['"Album"', []],
    ['{"Album":true}', []],
    ['{"length":1,"0":"Album"}', []],
    ['[1,null,["Album"],{"a":1},""]', []],
    ['[1,"Album",null,"Album"]', ['Album']],
    ['["__proto__","constructor"]', ['__proto__', 'constructor']],
  ])('reads %s as %j', (text, providers) => {
    expect(readConsent(text)).toEqual(providers);
  });
});

describe('a choice', () => {
  it('is read back, replacing a malformed one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), name, (text, provider) => {
        const allowed = withProvider(text, provider);
        expect(readConsent(allowed)).toContain(provider);
        expect(readConsent(withoutProvider(allowed, provider))).not.toContain(provider);
      }),
    );
  });

  it('leaves other providers unchanged', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name), name, (others, provider) => {
        fc.pre(!others.includes(provider));
        const before = others.reduce(withProvider, '');
        expect(readConsent(withProvider(before, provider))).toEqual([...others, provider]);
        expect(withoutProvider(withProvider(before, provider), provider)).toBe(before);
      }),
    );
  });
});
