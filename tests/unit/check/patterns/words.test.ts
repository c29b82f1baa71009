import { expect, it, vi } from 'vitest';
import { isExplosive } from './ambiguity.ts';

/** Every pattern that is compiled while something is made. */
async function compiledBy(make: () => Promise<void>): Promise<RegExp[]> {
  const made: RegExp[] = [];
  const Real = RegExp;
  globalThis.RegExp = new Proxy(Real, {
    construct(target, args, newTarget) {
      const regex = Reflect.construct(target, args, newTarget);
      made.push(regex);
      return regex;
    },
  });
  await make().finally(() => {
    globalThis.RegExp = Real;
  });
  return made;
}

/** Another test may have made them before: they are made anew. Steps, counts and stretches, and what reads their slots: all that words are made into. */
function allOf(language: string): Promise<RegExp[]> {
  vi.resetModules();
  return compiledBy(async () => {
    const { allCounts } = await import('../../../../src/check/mentions/count-patterns.ts');
    const { grammarFor } = await import('../../../../src/check/mentions/grammar.ts');
    const { WeekdayWords } = await import('../../../../src/check/weekday-words.ts');
    const grammar = grammarFor(language);
    grammar?.valuesIn(2025);
    const steps = grammar?.steps.flatMap(({ forms }) => forms.map(({ pattern }) => pattern)) ?? [];
    const counts = grammar ? allCounts(grammar.counts) : [];
    for (const { regex } of [...steps, ...counts, ...(grammar?.stretches.patterns ?? [])])
      expect(regex).toBeInstanceOf(RegExp);
    WeekdayWords.of(language);
  });
}

// Each of these patterns sees at most a window of 300 characters (windows.ts), or a match within one. So
// what it costs there is bounded, and the cost of a text grows with the number of its windows, when no loop
// without an end reads some word in two ways: else 2³⁰⁰ is the bound. A repeated group has an end, after 8
// rounds (forms.ts), a number in words after 11 parts.
it.each([
  ['it', 700],
  ['en', 350],
])('no pattern of the words of «%s» can explode', async (language, atLeast) => {
  const patterns = await allOf(language);
  expect(patterns.length).toBeGreaterThan(atLeast);
  expect(patterns.filter(isExplosive).map(String)).toEqual([]);
});
