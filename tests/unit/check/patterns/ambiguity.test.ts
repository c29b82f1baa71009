import { describe, expect, it } from 'vitest';
import { growthOf } from './ambiguity.ts';

// Cases from the literature, from other checkers' documentation, and from our own code.
describe('how much a pattern may backtrack', () => {
  it.each([
    [/(a+)+b/],
    [/(a|a)*b/],
    [/(a*)*/],
    [/(a|aa)+$/],
    [/^(?:\w+\s?)*$/],
    [/(?:\s+|\sx?)*y/],
    [/(?:[1-5](?: e | ed? ))*classe/],
    [/^(?:[\s,]|-?\d[\d.]*)*$/],
    [/(.*)="(?:[^"]|\\.|.)*"/],
  ])('doubles with each word: %s', (regex) => {
    expect(growthOf(regex)).toBe('exponential');
  });

  it.each([
    [/a+b/],
    [/\s+$/],
    [/^a*a*b/],
    [/\d+€/],
    [/(?=[lI]*\d)/],
    [/(?<=\d\s*)h/],
    [/a(?:[ab]+c)?/g],
    [/ab(?:[ab]+c)?/g],
    [/^\s*(a|b)\s*$/m],
  ])('is worse than linear: %s', (regex) => {
    expect(growthOf(regex)).toBe('polynomial');
  });

  it.each([
    [/abc/],
    [/\s+/g],
    [/^a+b/],
    [/(?<!a)a+b/],
    [/(?<![\p{L}])\p{L}+x/u],
    [/"[^"]*"/],
    [/^(?:ab|ac)*d/],
    [/^(?:\d+[.,])*x/],
    [/\d+(?:\.\d+)*/g],
    [/[^\n]+/g],
    [/a{0,9}b/],
    [/x+b/y],
  ])('is linear: %s', (regex) => {
    expect(growthOf(regex)).toBe('constant');
  });
});
