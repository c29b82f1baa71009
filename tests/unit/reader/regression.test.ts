import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../src/reader/read-claims.ts';
import { readers } from './camp.ts';

interface Line {
  readonly language: 'it' | 'en';
  readonly text: string;
  readonly venue?: string;
  /** The worst verdict on any of its values. */
  readonly expected: Verdict;
}

const LINES: readonly Line[] = readFileSync(new URL('sentences.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const WORST: readonly Verdict[] = ['differs', 'check', 'equal', 'unknown'];

describe('sentences about the camp', () => {
  it.each(LINES)('$language: $text', ({ language, text, venue, expected }) => {
    const said = new Set(readers[language](text, venue).map(({ verdict }) => verdict));
    expect(WORST.find((verdict) => said.has(verdict)) ?? 'unknown').toBe(expected);
  });
});
