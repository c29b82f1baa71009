import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eachText } from '../../src/content/json.ts';
import { BuiltSite, LONGEST_BUILD_MS } from './built-site.ts';

/** What the machine that builds may have in its environment. */
const ENVIRONMENT = {
  AI_BASE_URL: 'https://ai-provider.example/v1',
  AI_API_KEY: 'sk-built-into-nothing',
  AI_MODEL: 'gpt-4',
  STAFF_ACCESS_CODE: 'anguria-costruita',
} as const;

/** Parts of an instruction that are the same before and after its placeholders are filled in. */
function wordsOf(text: string): string[] {
  return text.split(/\{\{[^}]*\}\}/).filter((part) => part.trim().length > 20);
}

describe('the built site', () => {
  const site = new BuiltSite();
  let everything = '';

  beforeAll(() => {
    for (const [name, value] of Object.entries(ENVIRONMENT)) vi.stubEnv(name, value);
    site.build();
    everything = readdirSync(site.dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
  }, LONGEST_BUILD_MS);

  afterAll(() => {
    vi.unstubAllEnvs();
    site.remove();
  });

  it.each([...Object.keys(ENVIRONMENT), ...Object.values(ENVIRONMENT), 'chat/completions'])(
    'does not hold «%s»',
    (secret) => {
      expect(everything.includes(secret)).toBe(false);
    },
  );

  it('does not hold a word of the generator’s instruction', () => {
    const file = join(site.content, 'generator/it.json');
    const { $schema: _, ...instruction } = JSON.parse(readFileSync(file, 'utf8'));
    const words = eachText(instruction).flatMap(({ text }) => wordsOf(text));
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((part) => everything.includes(part))).toEqual([]);
  });

  it('holds what browsers need', () => {
    expect(everything).toContain('Genera il contenuto');
  });
});
