import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTENT } from '../../scripts/project/places.ts';
import { findingCodes } from '../../src/check/messages.ts';

const text = readFileSync(join(CONTENT, 'CONTROLLO.md'), 'utf8');
const headings = [...text.matchAll(/^#### `([^`]+)`$/gm)].map((match) => match[1] ?? '');

/** Letters that a section needs beside the sentence that it quotes: the example and the cure. */
const LEAST_WORDS = 40;

/** What stands between the heading of a code and the next heading. */
function sectionOf(code: string): string {
  const [, after = ''] = text.split(`#### \`${code}\`\n`);
  return after.split(/^#{2,4} /m)[0] ?? '';
}

describe('the manager’s list of what the check says', () => {
  it('has one section for each sentence', () => {
    expect([...headings].sort()).toEqual([...findingCodes].sort());
  });

  it.each(headings)('shows an example, the sentence and the cure of %s', (code) => {
    const section = sectionOf(code);
    expect(section).toMatch(/^> \S/m);
    expect(section.replace(/^>.*$/gm, '').trim().length).toBeGreaterThan(LEAST_WORDS);
  });

  it('stands behind a link of the other page', () => {
    const guide = readFileSync(join(CONTENT, 'README.md'), 'utf8');
    expect(guide).toContain('](CONTROLLO.md)');
  });
});
