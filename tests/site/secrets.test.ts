import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/content/json.ts';
import { eachText } from '../../src/content/sentences.ts';
import { PUBLIC_API_FILE } from '../../src/publish/public-api-data.ts';
import { campContent } from '../camp.ts';
import { SECRETS } from '../e2e/camp-site.ts';
import { builtCamp } from './built-camp.ts';

/** Parts of an instruction that filling its placeholders leaves unchanged. */
function wordsOf(text: string): string[] {
  return text.split(/\{\{[^}]*\}\}/).filter((part) => part.trim().length > 20);
}

describe('the built site', async () => {
  const { dist } = await builtCamp();
  const everything = readdirSync(dist, { recursive: true, withFileTypes: true })
    // Only the server reads this file: no host serves it, as its own tests check.
    .filter((entry) => entry.isFile() && entry.name !== PUBLIC_API_FILE)
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

  it.each([...Object.keys(SECRETS), ...Object.values(SECRETS), 'chat/completions'])(
    'does not hold «%s»',
    (secret) => {
      expect(everything.includes(secret)).toBe(false);
    },
  );

  it('does not contain the generator’s instruction', () => {
    const { $schema: _, ...instruction } = campContent<JsonObject>('generator/it.json');
    const words = eachText(instruction).flatMap(({ text }) => wordsOf(text));
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((part) => everything.includes(part))).toEqual([]);
  });

  it('contains what browsers need', () => {
    expect(everything).toContain('Genera il contenuto');
  });
});
