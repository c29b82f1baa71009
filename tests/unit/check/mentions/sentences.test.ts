import { describe, expect, it } from 'vitest';
import { marked, markedForSure } from './context.ts';
import { HARMLESS, STATING } from './sentences.ts';

describe('values typed into a sentence', () => {
  it.each(STATING)('are found in their place: %s', (sentence) => {
    expect(marked(sentence.replace(/[[\]]/g, ''))).toBe(sentence);
  });

  it.each(HARMLESS)('are not seen where there are none: %s', (sentence) => {
    expect(markedForSure(sentence)).toBe(sentence);
  });
});
