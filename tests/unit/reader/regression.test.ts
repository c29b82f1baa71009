import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../src/reader/read-claims.ts';
import { readers } from './camp.ts';
import sentences from './sentences.json' with { type: 'json' };

/** By language, and by the worst verdict on any of their values. */
const SENTENCES: Readonly<Record<'it' | 'en', Readonly<Record<Verdict, readonly string[]>>>> =
  sentences;

const WORST: readonly Verdict[] = ['differs', 'check', 'equal', 'unknown'];

describe.each(['it', 'en'] as const)('sentences about the camp, %s', (language) => {
  describe.each(WORST)('%s', (expected) => {
    it.each(SENTENCES[language][expected])('%s', (text) => {
      const said = new Set(readers[language](text).map(({ verdict }) => verdict));
      expect(WORST.find((verdict) => said.has(verdict)) ?? 'unknown').toBe(expected);
    });
  });
});
