import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/project/paths.ts';

const FACES = ['bricolage', 'figtree'].map((name) => `${ROOT}src/styles/fonts/${name}.woff2`);
/** For both fonts together, which every first visit fetches. */
const MAX_BYTES = 30_000;

const styles = (name: string) => readFileSync(`${ROOT}src/styles/${name}.css`, 'utf8');
const css = styles('fonts');
const ranges = [...css.matchAll(/url\("\.\/fonts\/[^}]*?unicode-range:([^;]*);/g)].map(
  ([, range = '']) => range.replace(/\s+/g, ' ').trim(),
);

describe('the fonts that every page loads', () => {
  it('weigh at most 30 kB together', () => {
    const bytes = FACES.map((face) => statSync(face).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('are requested for the same letters', () => {
    expect(new Set(ranges).size).toBe(1);
  });

  it('contain every letter of the Italian texts', () => {
    const folder = `${ROOT}tests/content/texts/it`;
    const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    const letters = new Set([...texts.join('')].filter((letter) => /\p{L}/u.test(letter)));
    const held = (ranges[0] ?? '')
      .replaceAll('U+', '\\u')
      .replace(/-|, ?/g, (sign) => (sign === '-' ? '-\\u' : ''));
    const pattern = new RegExp(`[${held}]`, 'u');
    expect([...letters].filter((letter) => !pattern.test(letter))).toEqual([]);
  });
});

describe('the fallback fonts', () => {
  it('give no other length than the served ones: none counts letters', () => {
    const sheets = readdirSync(`${ROOT}src`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => [file, readFileSync(`${ROOT}src/${file}`, 'utf8')] as const);
    expect(sheets.filter(([, text]) => /\dch\b/.test(text)).map(([file]) => file)).toEqual([]);
  });

  it.each([
    ['display', 'Bricolage'],
    ['text', 'Figtree'],
  ])('follow the %s font, before any other', (role, family) => {
    const [, stack = ''] = new RegExp(`--font-${role}:([^;]*);`).exec(styles('tokens')) ?? [];
    const [served, ...others] = oneLine(stack).split(', ');
    expect(served).toContain('Variable');
    const stated = [...styles('fallback-fonts').matchAll(/font-family: ("[^"]+")/g)].map(
      ([, name]) => name,
    );
    const own = new Set(stated.filter((name) => name?.startsWith(`"${family} `)));
    expect(others).toEqual([...own, 'sans-serif']);
  });
});

function oneLine(css: string): string {
  return css.replace(/\s+/g, ' ').trim();
}
