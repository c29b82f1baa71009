import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConsent, withConsent } from '../../../src/layout/consent/frame-consent.ts';

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
        const allowed = withConsent(text, provider, true);
        expect(readConsent(allowed)).toContain(provider);
        expect(readConsent(withConsent(allowed, provider, false))).not.toContain(provider);
      }),
    );
  });

  it('leaves other providers unchanged', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name), name, (others, provider) => {
        fc.pre(!others.includes(provider));
        const before = others.length > 0 ? JSON.stringify(others) : '';
        const allowed = withConsent(before, provider, true);
        expect(readConsent(allowed)).toEqual([...others, provider]);
        expect(withConsent(allowed, provider, false)).toBe(before);
      }),
    );
  });
});
