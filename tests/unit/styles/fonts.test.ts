import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../../scripts/project/letters.ts';
import { ROOT } from '../../../scripts/project/places.ts';

const FACES = ['bricolage', 'figtree'].map((name) => `${ROOT}src/styles/fonts/${name}.woff2`);
/** For both fonts together, which every first visit fetches. */
const MOST_BYTES = 30_000;

const styles = (name: string) => readFileSync(`${ROOT}src/styles/${name}.css`, 'utf8');
const css = styles('fonts');
const ranges = [...css.matchAll(/url\("\.\/fonts\/[^}]*?unicode-range:([^;]*);/g)].map(
  ([, range = '']) => range.replace(/\s+/g, ' ').trim(),
);
const written = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

describe('the fonts that every page loads', () => {
  it('are light', () => {
    const bytes = FACES.map((face) => statSync(face).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('are requested for the letters that they contain', () => {
    const held = LETTERS.map(([from, to]) =>
      from === to ? `U+${written(from)}` : `U+${written(from)}-${written(to)}`,
    ).join(', ');
    expect(ranges).toEqual([held, held]);
  });

  it('contain every letter of the Italian texts', () => {
    const folder = `${ROOT}tests/content/texts/it`;
    const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
    const letters = new Set([...texts.join('')].filter((one) => /\p{L}/u.test(one)));
    const missing = [...letters].filter((one) => {
      const code = one.codePointAt(0) ?? 0;
      return !LETTERS.some(([from, to]) => from <= code && code <= to);
    });
    expect(missing).toEqual([]);
  });
});

describe('the fallback fonts', () => {
  it.each([
    ['display', 'Bricolage'],
    ['text', 'Figtree'],
  ])('follow the %s font, before any other', (role, family) => {
    const [, stack = ''] = new RegExp(`--font-${role}:([^;]*);`).exec(styles('tokens')) ?? [];
    const [served, ...others] = oneLine(stack).split(', ');
    expect(served).toContain('Variable');
    const stated = [...styles('stand-ins').matchAll(/font-family: ("[^"]+")/g)].map(
      ([, name]) => name,
    );
    const own = new Set(stated.filter((name) => name?.startsWith(`"${family} `)));
    expect(others).toEqual([...own, 'sans-serif']);
  });
});

function oneLine(css: string): string {
  return css.replace(/\s+/g, ' ').trim();
}
